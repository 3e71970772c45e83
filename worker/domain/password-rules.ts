import { PASSWORD_STAFF_MIN, type Role } from '#contract/accounts.ts'
import { COMMON_PASSWORDS } from './common-passwords.ts'

export type PasswordWeakness = 'one_character' | 'own_email' | 'common' | 'short_for_staff'

/** Words that whoever guesses passwords of this product tries first, without digits, signs and spaces. */
const CONTEXT_WORDS: ReadonlySet<string> = new Set([
  'viverbem',
  'appviverbem',
  'planodesaúde',
  'planodesaude',
  'carteirinha',
  'associado',
  'associada',
  'administrador',
  'administradora',
  'consulta',
  'convênio',
  'convenio',
])
const NOT_LETTERS = /[^\p{L}]/gu

let common: Set<string> | undefined

/**
 * Why a password is refused for the account. Upper and lower case count as the same, so that "Password1" is as common as
 * "password1". The own e-mail is also refused without its domain.
 */
export function weaknessOf(
  password: string,
  account: { email: string; role: Role },
): PasswordWeakness | undefined {
  const typed = password.toLowerCase()
  const email = account.email.toLowerCase()
  common ??= new Set(COMMON_PASSWORDS.split(/\s/))
  if (new Set(password).size === 1) return 'one_character'
  if (typed === email || typed === email.slice(0, email.lastIndexOf('@'))) return 'own_email'
  if (common.has(typed) || CONTEXT_WORDS.has(typed.replaceAll(NOT_LETTERS, ''))) return 'common'
  if (account.role === 'admin' && [...password].length < PASSWORD_STAFF_MIN) return 'short_for_staff'
  return undefined
}
