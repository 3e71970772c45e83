import * as v from 'valibot'
import { INVALID_APP_CODE, INVALID_CODE } from '#texts/second-factor.ts'
import type { User } from './accounts.ts'

/** What an administrator's session may reach: all, or only what the sign-in still asks for. */
export type AdminAccess =
  | 'full'
  /** A code of the second factor. */
  | 'code'
  /** A password that meets the rules for administrators. */
  | 'password'
  /** Setting a second factor up. */
  | 'enrolment'

/** The signed-in administrator, as the dashboard's sign-in and `GET /api/admin/user` answer. */
export interface Administrator extends User {
  access: AdminAccess
  /** What the account can prove itself with, beside the password. */
  factors: Factor[]
}

/** The authenticator app, or a passkey of this address. */
export type Factor = 'app' | 'passkey'

export const RECOVERY_CODES = 10
/** Without 0 and 1 and the letters that are easily confused with them. */
export const RECOVERY_ALPHABET = '23456789abcdefghjkmnpqrstuvwxyz'
export const RECOVERY_CODE_LENGTH = 24

/** A code of the app, or a recovery code however its groups are set apart. */
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

/** A code of the app alone. */
const appCode = v.pipe(
  v.string(INVALID_APP_CODE),
  v.maxLength(60, INVALID_APP_CODE),
  v.transform((text) => text.replaceAll(/[\s-]/g, '')),
  v.regex(/^\d{6}$/, INVALID_APP_CODE),
)

export const secondFactorCodeSchema = v.object({ code: anyCode })
export const appCodeSchema = v.object({ code: appCode })

/** The routes that change the factor ask for a fresh proof. A code that is sent besides must be right. */
export const optionalCodeSchema = v.object({ code: v.optional(anyCode) })
export const optionalAppCodeSchema = v.object({ code: v.optional(appCode) })

export interface SecondFactorState {
  /** Since when the second factor is on; `null` where it is off. */
  since: string | null
  recoveryCodesLeft: number
  /** Whether the company asks its administrators for one. */
  required: boolean
}

/** What an authenticator app is fed with. */
export interface Enrolment {
  /** In base32, for those who type it. */
  secret: string
  /** `otpauth://…`, for the QR code. */
  uri: string
}

/** Shown once, stored only as hashes. */
export interface RecoveryCodes {
  recoveryCodes: string[]
}
