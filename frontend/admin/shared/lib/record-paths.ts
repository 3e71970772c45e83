/** The kinds of records that have their own address. */
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

export function recordPath(kind: RecordKind, id: string) {
  return { to: paths[kind], params: { id } }
}

/** The record at this address; `undefined` for every other screen. */
export function recordAt(pathname: string): RecordReference | undefined {
  for (const kind of recordKinds) {
    const start = paths[kind].replace('$id', '')
    const id = pathname.startsWith(start) ? pathname.slice(start.length) : ''
    if (id !== '' && !id.includes('/')) return { kind, id }
  }
  return undefined
}
