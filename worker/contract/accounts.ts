import * as v from 'valibot'
import {
  ADMIN_LOGIN_BLANK,
  ADMIN_LOGIN_WRONG,
  CURRENT_PASSWORD_REQUIRED,
  FULL_NAME_ADDRESS,
  FULL_NAME_CHARACTERS,
  fullNameTooLong,
  fullNameTooShort,
  INVALID_COMPANY,
  INVALID_LINK,
  PASSWORD_REQUIRED,
  PASSWORDS_DIFFER,
  passwordTooLong,
  passwordTooShort,
  passwordWeaknesses,
} from '#texts/accounts.ts'
import { looksLikeAddress } from './plain-line.ts'
import { email, NAME_MAX } from './text.ts'
import type { Versioned } from './versions.ts'

export const PASSWORD_MIN = 6
export const PASSWORD_MAX = 256
export const PASSWORD_STAFF_MIN = 12
export const FULL_NAME_MIN = 3
/** Everyone who registers belongs to the first company. */
export const REGISTRATION_COMPANY_ID = 1
/** Seconds between two requests for a confirmation e-mail. */
export const RESEND_COOLDOWN_SECONDS = 60

export const registrationStatuses = ['pending', 'email_confirmed', 'approved', 'rejected'] as const
export type RegistrationStatus = (typeof registrationStatuses)[number]

export const roles = ['member', 'admin'] as const
export type Role = (typeof roles)[number]

/** Reasons for rejecting a registration; the administrator adds a text. */
export const rejectionReasons = [
  'data_mismatch',
  'not_a_customer',
  'duplicate',
  'incomplete',
  'other',
] as const
export type RejectionReason = (typeof rejectionReasons)[number]

const PASSWORD_TOO_LONG = passwordTooLong({ characters: PASSWORD_MAX })
const PASSWORD_TOO_SHORT = passwordTooShort({ characters: PASSWORD_MIN })

/** Exactly as typed: never trimmed or cut. */
const password = v.pipe(
  v.string(PASSWORD_TOO_SHORT),
  v.minLength(PASSWORD_MIN, PASSWORD_TOO_SHORT),
  v.maxLength(PASSWORD_MAX, PASSWORD_TOO_LONG),
)

/** Unicode spaces, such as the no-break space. */
const SPACES = /\p{Zs}+/gu
/** Begins with a letter. Allows every form of hyphen and apostrophe. */
const PERSON_NAME = /^\p{L}[\p{L}\p{M} .'’‘ʼ´`\p{Pd}]*$/u

const FULL_NAME_TOO_SHORT = fullNameTooShort({ characters: FULL_NAME_MIN })
const fullName = v.pipe(
  v.string(FULL_NAME_TOO_SHORT),
  v.maxLength(NAME_MAX, fullNameTooLong({ characters: NAME_MAX })),
  v.transform((text) => text.normalize('NFC').replaceAll(SPACES, ' ').trim()),
  v.minLength(FULL_NAME_MIN, FULL_NAME_TOO_SHORT),
  v.regex(PERSON_NAME, FULL_NAME_CHARACTERS),
  v.check((name) => !looksLikeAddress(name), FULL_NAME_ADDRESS),
)

export const loginSchema = v.object({ email, password })
export type Login = v.InferOutput<typeof loginSchema>

/** The API's input. It accepts a `companyId` of 1 because the specified contract sends it. */
export const registrationSchema = v.object({
  fullName,
  email,
  password,
  companyId: v.optional(v.literal(REGISTRATION_COMPANY_ID, INVALID_COMPANY), REGISTRATION_COMPANY_ID),
})
export type Registration = v.InferOutput<typeof registrationSchema>

const confirmPassword = v.string(PASSWORDS_DIFFER)

/** The form's input. The password confirmation is checked here and never sent. */
export const registrationFormSchema = v.pipe(
  v.object({ fullName, email, password, confirmPassword }),
  v.forward(
    v.partialCheck(
      [['password'], ['confirmPassword']],
      (input) => input.password === input.confirmPassword,
      PASSWORDS_DIFFER,
    ),
    ['confirmPassword'],
  ),
)

const notBlank = v.pipe(
  v.string(ADMIN_LOGIN_BLANK),
  v.check((text) => text.trim() !== '', ADMIN_LOGIN_BLANK),
)

/** The admin forms only check that both fields are filled in; the server checks the rest. */
export const adminLoginSchema = v.object({
  email: v.pipe(notBlank, v.trim(), v.toLowerCase(), v.maxLength(254, ADMIN_LOGIN_BLANK)),
  password: v.pipe(notBlank, v.maxLength(PASSWORD_MAX, ADMIN_LOGIN_WRONG)),
})

export const registrationStatusSchema = v.object({ email })
export const passwordResetRequestSchema = v.object({ email })

export const linkTokenSchema = v.object({ token: v.optional(v.string()) })

export const passwordResetSchema = v.object({ token: v.string(INVALID_LINK), password })
/** The token of a security e-mail. */
export const endSessionsSchema = v.object({ token: v.string(INVALID_LINK) })
/** Confirms the registration's password, or sets a new one, after a confirmation without a session. */
export const passwordProofSchema = v.object({ proof: v.string(INVALID_LINK), password })
export const passwordProofFormSchema = v.object({ password })
/** Includes the name, because the person who sets a new password may not be the one who registered. */
export const newPasswordProofSchema = v.object({ ...passwordProofSchema.entries, fullName })
export type NewPasswordProof = v.InferOutput<typeof newPasswordProofSchema>
export type PasswordProof = v.InferOutput<typeof passwordProofSchema>

export const passwordResetFormSchema = v.pipe(
  v.object({ password, confirmPassword }),
  v.forward(
    v.partialCheck(
      [['password'], ['confirmPassword']],
      (input) => input.password === input.confirmPassword,
      PASSWORDS_DIFFER,
    ),
    ['confirmPassword'],
  ),
)

/** As `passwordResetFormSchema`, plus the name. */
export const newPasswordProofFormSchema = v.pipe(
  v.object({ fullName, password, confirmPassword }),
  v.forward(
    v.partialCheck(
      [['password'], ['confirmPassword']],
      (input) => input.password === input.confirmPassword,
      PASSWORDS_DIFFER,
    ),
    ['confirmPassword'],
  ),
)

export const passwordChangeSchema = v.object({
  currentPassword: v.pipe(
    v.string(PASSWORD_TOO_SHORT),
    v.nonEmpty(CURRENT_PASSWORD_REQUIRED),
    v.maxLength(PASSWORD_MAX, PASSWORD_TOO_LONG),
  ),
  newPassword: password,
})

// Lets bundlers drop both forms and their messages from a screen that uses neither.
/* @__NO_SIDE_EFFECTS__ */
const passwordChangeForm = (newPassword: v.GenericSchema<string>) =>
  v.pipe(
    v.object({ ...passwordChangeSchema.entries, newPassword, confirmPassword }),
    v.forward(
      v.partialCheck(
        [['newPassword'], ['confirmPassword']],
        (input) => input.newPassword === input.confirmPassword,
        PASSWORDS_DIFFER,
      ),
      ['confirmPassword'],
    ),
  )
export const passwordChangeFormSchema = passwordChangeForm(password)
/** For administrators, whose passwords are longer. */
export const staffPasswordChangeFormSchema = passwordChangeForm(
  v.pipe(password, v.minLength(PASSWORD_STAFF_MIN, passwordWeaknesses.short_for_staff)),
)

/** The current password. Only its presence is checked, not its minimum length. */
const presentPassword = v.pipe(
  v.string(PASSWORD_REQUIRED),
  v.nonEmpty(PASSWORD_REQUIRED),
  v.maxLength(PASSWORD_MAX, PASSWORD_TOO_LONG),
)

export const passwordAgainSchema = v.object({ password: presentPassword })

/** A password for an account whose password is off. */
export const newPasswordSchema = v.object({ password })

export const profileSchema = v.object({ fullName })

/** A change of e-mail. The new address takes effect once it is confirmed; the password proves who is asking. */
export const emailChangeSchema = v.object({
  email,
  password: presentPassword,
})
/** The API's input. A member whose password is off sends none. */
export const emailChangeRequestSchema = v.object({ email, password: v.optional(presentPassword) })

/** The new address of a registration that is not confirmed yet. */
export const registrationEmailSchema = v.object({ email })

/** The fields that a rejected member may correct. */
export const registrationCorrectionSchema = v.object({ fullName })

/** The signed-in user, as returned by `GET /api/user`, sign-in and registration. Times are ISO 8601 in UTC. */
export interface User extends Versioned {
  id: string
  fullName: string
  email: string
  role: Role
  status: RegistrationStatus
  companyId: number
  createdAt: string
  emailConfirmedAt: string | null
  /** When the registration was last approved or rejected. */
  decidedAt: string | null
  rejection: { reason: RejectionReason; text: string } | null
  /** When the last confirmation e-mail was requested. */
  confirmationSentAt: string | null
  /** The new e-mail that was requested but is not confirmed yet. */
  newEmail: string | null
  /** The new name that awaits an administrator's approval. */
  newName: string | null
  /** Whether only a passkey signs in. */
  passwordOff: boolean
}

export interface EmailConfirmation {
  message: string
  /**
   * Set if the confirming browser had no session of the account: the token with which it confirms the
   * registration's password or sets a new one. Until then no password opens the account.
   */
  passwordProof?: string
  /** With `passwordProof`: the account holder's name, so that a stranger's name is noticed. */
  fullName?: string
}

export interface RegistrationStatusAnswer {
  status: RegistrationStatus
  message: string
  /** The company has restricted the public status check, so `status` has no meaning. */
  reserved?: true | undefined
}

export interface AdminLoginAnswer {
  passwordValid: boolean
  user: { id: string; email: string; role: Role }
}

/** The list holds the most recently used sessions, up to this number. */
export const SESSIONS_MAX = 100

export interface Session {
  id: string
  /** Browser and system, such as "Chrome no Android". */
  device: string
  createdAt: string
  lastSeenAt: string
  /** Whether this request belongs to the session. */
  current: boolean
}
