import type { Context, MiddlewareHandler } from 'hono'
import { etagOf, type Versioned } from '#contract/versions.ts'
import { Malformed } from '#platform/errors.ts'
import type { AppEnv } from './app-env.ts'
import { declared } from './declared.ts'

// Cloudflare makes an ETag weak (`W/`) when it compresses the response.
const ONE_VERSION = /^(?:W\/)?"(0|[1-9]\d{0,14})"$/

function expectedVersionIn(header: string | undefined): number | undefined {
  if (header === undefined || header.trim() === '*') return undefined
  const [, version] = ONE_VERSION.exec(header.trim()) ?? []
  if (version === undefined) throw new Malformed('if_match_invalid')
  return Number(version)
}

/** Reads `If-Match` into `memberWork.expectedVersion`. Comes after the guard of the route. */
export const ifMatch: MiddlewareHandler<AppEnv> = declared(
  { input: { part: 'version' } },
  async (c, next) => {
    const expectedVersion = expectedVersionIn(c.req.header('If-Match'))
    c.set('memberWork', { ...c.get('memberWork'), expectedVersion })
    await next()
  },
)

/** Sets the record's ETag and returns the record. */
export function tagged<Answer extends Versioned>(c: Context<AppEnv>, record: Answer): Answer {
  c.header('ETag', etagOf(record.version))
  return record
}
