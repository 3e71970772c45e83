import { mediaTypeOf } from './media-type.ts'

export interface StaticFiles {
  fetch(request: Request): Promise<Response>
}

const HEADERS = {
  'Content-Type': 'text/plain; charset=utf-8',
  'Cache-Control': 'no-store',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
}

/** The file itself, or that it is unchanged. */
const passedStatuses: readonly number[] = [200, 304]

/** Whether the path is that of a script, style, font or picture with a content hash in its name. */
export function isAssetPath(url: string): boolean {
  return new URL(url).pathname.startsWith('/assets/')
}

/**
 * Serves a file from `/assets`. For a missing file the platform returns the app's page, and for a path that
 * is not canonical a redirect, both cacheable for a year. Anything but the file itself becomes a 404 here, so
 * that neither a browser nor its service worker stores it under the file's name.
 */
export async function serveAsset(request: Request, files: StaticFiles): Promise<Response> {
  const answer = await files.fetch(request)
  const isPage = mediaTypeOf(answer.headers.get('Content-Type')) === 'text/html'
  if (passedStatuses.includes(answer.status) && !isPage) return answer
  await answer.body?.cancel()
  return new Response(request.method === 'HEAD' ? null : '404 Not Found', { status: 404, headers: HEADERS })
}
