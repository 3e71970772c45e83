import { PASSWORD_STAFF_MIN, type Role } from '#contract/accounts.ts'
import { COMMON_BRAZILIAN_PASSWORDS } from './common-brazilian-passwords.ts'
import { COMMON_PASSWORDS } from './common-passwords.ts'

export type PasswordWeakness = 'one_character' | 'own_email' | 'company' | 'common' | 'short_for_staff'

export interface PasswordOwner {
  email: string
  role: Role
  companyName?: string | undefined
}

/**
 * Words that an attacker guessing this product's passwords tries first, folded and without digits,
 * punctuation and spaces.
 */
const CONTEXT_WORDS: ReadonlySet<string> = new Set([
  'viverbem',
  'appviverbem',
  'planodesaude',
  'carteirinha',
  'associado',
  'associada',
  'administrador',
  'administradora',
  'consulta',
  'convenio',
])
const NOT_LETTERS = /[^\p{L}]/gu
const SPACES = /\s/g

let common: Set<string> | undefined
let commonInBrazil: Set<string> | undefined

/**
 * Why a password is too weak for the account. Folded texts are compared, so that "Password1" is as common as
 * "password1". The account's e-mail address is also rejected without its domain or its "+tag".
 */
export function weaknessOf(password: string, account: PasswordOwner): PasswordWeakness | undefined {
  const typed = fold(password)
  const letters = lettersOf(typed)
  common ??= new Set(COMMON_PASSWORDS.split(/\s/))
  commonInBrazil ??= new Set(COMMON_BRAZILIAN_PASSWORDS.split(/\s/))
  if (new Set(typed).size <= 1) return 'one_character'
  if (formsOf(account.email).includes(typed)) return 'own_email'
  if (letters !== '' && letters === lettersOf(fold(account.companyName ?? ''))) return 'company'
  if (common.has(typed) || commonInBrazil.has(typed.replaceAll(SPACES, ''))) return 'common'
  if (CONTEXT_WORDS.has(letters)) return 'common'
  if (account.role === 'admin' && [...password].length < PASSWORD_STAFF_MIN) return 'short_for_staff'
  return undefined
}

/**
 * Accents and invisible characters: control characters, and those that Unicode ignores, such as the
 * zero-width space.
 */
const IGNORED = /[\p{M}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/gu

/**
 * The form in which passwords are compared: compatibility characters replaced, in lower case, without accents
 * and outer spaces.
 */
function fold(text: string): string {
  return text.normalize('NFKD').replaceAll(IGNORED, '').toLowerCase().trim()
}

function lettersOf(folded: string): string {
  return folded.replaceAll(NOT_LETTERS, '')
}

function formsOf(email: string): string[] {
  const folded = fold(email)
  const at = folded.lastIndexOf('@')
  const local = folded.slice(0, at)
  const untagged = local.split('+', 1)[0] ?? local
  return [folded, local, untagged, untagged + folded.slice(at)]
}
