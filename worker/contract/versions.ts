/** The version of a new record. Each change of the record adds one. */
export const FIRST_VERSION = 1

/** A record that can be edited. A change names the version that it was made from in `If-Match`. */
export interface Versioned {
  version: number
}

/** The value of `ETag` and `If-Match`. */
export function etagOf(version: number): string {
  return `"${version}"`
}
