import type { MiddlewareHandler } from 'hono'
import type { AppEnv } from './app-env.ts'

/** What every answer of the API carries; static files have theirs in `_headers`. */
export const apiHeaders = {
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
  'Cache-Control': 'no-store',
} as const

export const securityHeaders: MiddlewareHandler<AppEnv> = async (c, next) => {
  await next()
  // What a route says itself stands: a logo, for one, is for anybody and for good.
  for (const [name, value] of Object.entries(apiHeaders)) if (!c.res.headers.has(name)) c.header(name, value)
}
