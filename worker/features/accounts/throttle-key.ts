import { hmac } from '#platform/secrets.ts'
import type { Work } from '#platform/work.ts'

type Limited =
  | 'sign-in'
  | 'register'
  | 'status'
  | 'confirmation'
  | 'reset'
  | 'current-password'
  | 'email-change'

/** The counter's key: an HMAC, so that the table holds no address and no e-mail. */
export function throttleKey(
  { env }: Work,
  what: Limited,
  kind: 'origin' | 'email' | 'account',
  value: string,
) {
  return hmac(env.DATA_KEY, `${what}:${kind}:${value}`)
}
