/** Where a page ended: the position of its last row, opaque on the wire. */
export interface Cursor {
  at: Date
  id: string
}

export function writeCursor({ at, id }: Cursor): string {
  return `${at.getTime()}.${id}`
}

/** `undefined` for anything that `writeCursor` did not make. */
export function readCursor(text: string | undefined): Cursor | undefined {
  const [, time, id] = /^(\d{1,15})\.([\w-]{1,64})$/.exec(text ?? '') ?? []
  return time && id ? { at: new Date(Number(time)), id } : undefined
}
