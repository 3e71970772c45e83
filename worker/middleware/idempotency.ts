import type { Context } from 'hono'
import { Conflict, Invalid, Malformed } from '#platform/errors.ts'
import { ReplayedAnswer } from '#platform/replayed-answer.ts'
import { hmac, keysOf } from '#platform/secrets.ts'
import { readText } from './read-text.ts'

const KEY_FORM = /^[\w-]{8,100}$/

export interface IdempotencyKey {
  key: string
  /** HMAC of method, path and body, with each configured key, newest first. */
  fingerprints: string[]
}

/** The Idempotency-Key of a POST or a PATCH; `undefined` without the header. Throws `Malformed` if the key is not valid. */
export async function readIdempotencyKey(c: Context, dataKey: string): Promise<IdempotencyKey | undefined> {
  const key = c.req.header('Idempotency-Key')
  if (!['POST', 'PATCH'].includes(c.req.method) || key === undefined) return undefined
  if (!KEY_FORM.test(key)) throw new Malformed('idempotency_key_invalid')
  const body = await readText(c.req)
  const request = `${c.req.method} ${c.req.path}\n${body}`
  return { key, fingerprints: await Promise.all(keysOf(dataKey).map((one) => hmac(one, request))) }
}

type StoredAnswers = { fingerprint: string; status: number; answer: unknown }[]

/** Throws the stored answer, or 422 if the key was used with a different request. */
export function replay({ fingerprints }: IdempotencyKey, [stored]: StoredAnswers): void {
  if (!stored) return
  if (!fingerprints.includes(stored.fingerprint)) throw new Invalid({}, 'idempotency_key_reused')
  throw new ReplayedAnswer(stored.status, stored.answer)
}

export function requestInProgress(): Conflict {
  return new Conflict('request_in_progress')
}
