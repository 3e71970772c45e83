import type { Context } from 'hono'
import { Conflict, Invalid, Malformed } from '#platform/errors.ts'
import { hmac } from '#platform/secrets.ts'
import { readText } from './read-text.ts'

const KEY_FORM = /^[\w-]{8,100}$/

/** The submit was answered before: the same answer goes out again. */
export class AnsweredBefore extends Error {
  readonly status: number
  readonly answer: unknown
  constructor(status: number, answer: unknown) {
    super('answered before')
    this.status = status
    this.answer = answer
  }
}

export interface Submit {
  key: string
  /** HMAC of method, path and body. */
  fingerprint: string
}

/** The Idempotency-Key of a POST, if it brought one. */
export async function submitOf(c: Context, dataKey: string): Promise<Submit | undefined> {
  const key = c.req.header('Idempotency-Key')
  if (c.req.method !== 'POST' || key === undefined) return undefined
  if (!KEY_FORM.test(key)) throw new Malformed('idempotency_key_invalid')
  const body = await readText(c.req)
  return { key, fingerprint: await hmac(dataKey, `${c.req.method} ${c.req.path}\n${body}`) }
}

type Kept = { fingerprint: string; status: number; answer: unknown }[]

/** Throws the kept answer, or 422 where the key came before with something else. */
export function replay(submit: Submit, [kept]: Kept): void {
  if (!kept) return
  if (kept.fingerprint !== submit.fingerprint) throw new Invalid({}, 'idempotency_key_reused')
  throw new AnsweredBefore(kept.status, kept.answer)
}

export function stillRunning(): Conflict {
  return new Conflict('request_in_progress')
}
