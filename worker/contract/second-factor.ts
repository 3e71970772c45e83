import * as v from 'valibot'
import { INVALID_APP_CODE, INVALID_CODE } from '#texts/second-factor.ts'
import type { User } from './accounts.ts'

/** What an administrator's session may reach: everything, or only what the sign-in still requires. */
export type AdminAccess =
  | 'full'
  | 'code'
  /** A password that meets the rules for administrators. */
  | 'password'
  /** Setting up a second factor. */
  | 'enrolment'

/** The signed-in administrator, as returned by the dashboard's sign-in and `GET /api/admin/user`. */
export interface Administrator extends User {
  access: AdminAccess
  /** Ways for the account to prove its identity, besides the password. */
  factors: Factor[]
}

/** The authenticator app, or a passkey of this address. */
export type Factor = 'app' | 'passkey'

export const RECOVERY_CODES = 10
/** Without 0, 1 and the letters that are easily confused with them. */
export const RECOVERY_ALPHABET = '23456789abcdefghjkmnpqrstuvwxyz'
export const RECOVERY_CODE_LENGTH = 24

/** A code from the app, or a recovery code with any separators between its groups. */
const anyCode = v.pipe(
  v.string(INVALID_CODE),
  v.maxLength(60, INVALID_CODE),
  v.transform((text) => text.replaceAll(/[\s-]/g, '').toLowerCase()),
  v.check(
    (code) =>
      /^\d{6}$/.test(code) || new RegExp(`^[${RECOVERY_ALPHABET}]{${RECOVERY_CODE_LENGTH}}$`).test(code),
    INVALID_CODE,
  ),
)

/** Only a code from the app. */
const appCode = v.pipe(
  v.string(INVALID_APP_CODE),
  v.maxLength(60, INVALID_APP_CODE),
  v.transform((text) => text.replaceAll(/[\s-]/g, '')),
  v.regex(/^\d{6}$/, INVALID_APP_CODE),
)

export const secondFactorCodeSchema = v.object({ code: anyCode })
export const appCodeSchema = v.object({ code: appCode })

/** For the routes that change the factor: they require a fresh proof, and a code sent anyway must be correct. */
export const optionalCodeSchema = v.object({ code: v.optional(anyCode) })
export const optionalAppCodeSchema = v.object({ code: v.optional(appCode) })

export interface SecondFactorState {
  /** When the second factor was turned on; `null` if it is off. */
  since: string | null
  recoveryCodesLeft: number
  /** Whether the company requires one of its administrators. */
  required: boolean
}

/** Data for setting up an authenticator app. */
export interface Enrolment {
  /** In base32, for typing it in. */
  secret: string
  /** `otpauth://…`, for the QR code. */
  uri: string
}

/** Shown once and stored only as hashes. */
export interface RecoveryCodes {
  recoveryCodes: string[]
}
