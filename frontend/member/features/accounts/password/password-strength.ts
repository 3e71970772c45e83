import { PASSWORD_MIN } from '#contract/accounts.ts'

export type Strength = 'weak' | 'fair' | 'strong'

const COMMON = /^(\d+|(.)\2*|.*(senha|password|qwerty|asdf|abc123|123456|mudar|brasil).*)$/i

function kindsIn(password: string): number {
  return [/[a-z]/, /[A-Z]/, /\d/, /[^a-zA-Z\d]/].filter((kind) => kind.test(password)).length
}

/** A hint, never a requirement. `undefined` while the password is too short to be accepted. */
export function passwordStrength(password: string): Strength | undefined {
  if (password.length < PASSWORD_MIN) return undefined
  const different = new Set(password.toLowerCase()).size
  if (different < 5 || (password.length < 16 && COMMON.test(password))) return 'weak'
  // Length counts for more than a mix of characters.
  const points = password.length + 2 * (kindsIn(password) - 1)
  if (points >= 16) return 'strong'
  return points >= 10 ? 'fair' : 'weak'
}
