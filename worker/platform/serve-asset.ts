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

/** The file, and that it is unchanged. */
const passedStatuses: readonly number[] = [200, 304]

/** Whether the path is that of a script, style, font or picture under a name with a hash of its content. */
export function isAssetPath(url: string): boolean {
  return new URL(url).pathname.startsWith('/assets/')
}

/**
 * A file of `/assets`. In place of a missing file the platform answers the page of the app, and to a path that is not
 * canonical a redirect, both to be cached for a year. All that is not the file itself is 404 here, so that neither a browser
 * nor its service worker keeps it under the file's name.
 */
export async function serveAsset(request: Request, files: StaticFiles): Promise<Response> {
  const answer = await files.fetch(request)
  const isPage = mediaTypeOf(answer.headers.get('Content-Type')) === 'text/html'
  if (passedStatuses.includes(answer.status) && !isPage) return answer
  await answer.body?.cancel()
  return new Response(request.method === 'HEAD' ? null : '404 Not Found', { status: 404, headers: HEADERS })
}
