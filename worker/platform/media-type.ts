/** The media type of a `Content-Type`, without its parameters and in lower case; empty without one. */
export function mediaTypeOf(contentType: string | null | undefined): string {
  return (contentType ?? '').replace(/;.*/s, '').trim().toLowerCase()
}

/** Whether a `Content-Type` has the media type, with no parameter other than `charset=utf-8`. */
export function hasMediaType(contentType: string | undefined, expected: string): boolean {
  const parameters = /;(.*)/s.exec(contentType ?? '')?.[1] ?? ''
  return mediaTypeOf(contentType) === expected && /^(charset=utf-8)?$/i.test(parameters.trim())
}
