import type { MiddlewareHandler } from 'hono'
import { POLICY_MAX_BYTES, policyFileTypes } from '../contract/insurance.ts'
import { TooLarge, UnsupportedMediaType } from '../platform/errors.ts'
import type { AppEnv } from './app-env.ts'

const accepted = new Set<string>([...Object.keys(policyFileTypes), 'application/octet-stream'])

/** The bytes of a file: of a type that is taken, and not announced as too large. They are read later. */
export const fileBody: MiddlewareHandler<AppEnv> = async (c, next) => {
  if (!accepted.has(c.req.header('content-type') ?? '')) throw new UnsupportedMediaType('file_type_refused')
  if (Number(c.req.header('content-length') ?? 0) > POLICY_MAX_BYTES) throw new TooLarge('file_too_large')
  await next()
}
