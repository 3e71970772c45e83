/** The kinds of records that have an address of their own. */
export const recordKinds = ['registration', 'policy', 'member'] as const
export type RecordKind = (typeof recordKinds)[number]

export interface RecordReference {
  kind: RecordKind
  id: string
}

const paths = {
  registration: '/cadastros/$id',
  policy: '/apolices/$id',
  member: '/membros/$id',
} as const satisfies Record<RecordKind, string>

/** The address of a record, for a link or a navigation. */
export function recordPath(kind: RecordKind, id: string) {
  return { to: paths[kind], params: { id } }
}

/** The record whose address it is; `undefined` for every other screen. */
export function recordAt(pathname: string): RecordReference | undefined {
  for (const kind of recordKinds) {
    const start = paths[kind].replace('$id', '')
    const id = pathname.startsWith(start) ? pathname.slice(start.length) : ''
    if (id !== '' && !id.includes('/')) return { kind, id }
  }
  return undefined
}
