/** The version of a new record. Each change adds one. */
export const FIRST_VERSION = 1

/** A record that can be edited. `If-Match` holds the version that a change is based on. */
export interface Versioned {
  version: number
}

/** The value of `ETag` and `If-Match`. */
export function etagOf(version: number): string {
  return `"${version}"`
}
