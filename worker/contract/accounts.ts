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
/** Minimum for administrators. */
export const PASSWORD_STAFF_MIN = 12
export const FULL_NAME_MIN = 3
/** Every self-registration belongs to the first company. */
export const REGISTRATION_COMPANY_ID = 1
/** Seconds between two confirmation e-mails on request. */
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

/** Unicode's spaces, such as the no-break space. */
const SPACES = /\p{Zs}+/gu
/** Begins with a letter. Hyphens and apostrophes in each of their forms. */
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

/** The API's input. `companyId` is accepted as 1, because the specified contract sends it. */
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

/** The admin forms only require both fields; the server checks their content. */
export const adminLoginSchema = v.object({
  email: v.pipe(notBlank, v.trim(), v.toLowerCase(), v.maxLength(254, ADMIN_LOGIN_BLANK)),
  password: v.pipe(notBlank, v.maxLength(PASSWORD_MAX, ADMIN_LOGIN_WRONG)),
})

export const registrationStatusSchema = v.object({ email })
export const passwordResetRequestSchema = v.object({ email })

/** The token of an e-mail's link. */
export const linkTokenSchema = v.object({ token: v.optional(v.string()) })

export const passwordResetSchema = v.object({ token: v.string(INVALID_LINK), password })
/** The token of an e-mail about the account's security. */
export const endSessionsSchema = v.object({ token: v.string(INVALID_LINK) })
/** Proves the password after a confirmation without a session, or sets another one. */
export const passwordProofSchema = v.object({ proof: v.string(INVALID_LINK), password })
export const passwordProofFormSchema = v.object({ password })
/** The name too: whoever sets another password need not be who registered. */
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

/** The same with the name, where whoever sets the password need not be who registered. */
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

// So that a screen that shows neither form does not load them, nor their messages.
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

/** A password that exists, whatever its length. */
const presentPassword = v.pipe(
  v.string(PASSWORD_REQUIRED),
  v.nonEmpty(PASSWORD_REQUIRED),
  v.maxLength(PASSWORD_MAX, PASSWORD_TOO_LONG),
)

/** The password again, before a sensitive action. */
export const passwordAgainSchema = v.object({ password: presentPassword })

/** The fields of the profile that a member may change. */
export const profileSchema = v.object({ fullName })

/** A change of e-mail: the new address takes effect when it is confirmed. The password proves who asks. */
export const emailChangeSchema = v.object({
  email,
  password: presentPassword,
})

/** The address of a registration that waits for its confirmation. */
export const registrationEmailSchema = v.object({ email })

/** The fields that a rejected member may correct. */
export const registrationCorrectionSchema = v.object({ fullName })

/** The signed-in user, as `GET /api/user`, login and registration answer. Times are ISO 8601 in UTC. */
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
  /** The requested new e-mail that is not confirmed yet. */
  newEmail: string | null
  /** The requested new name that waits for the administration. */
  newName: string | null
}

export interface EmailConfirmation {
  message: string
  /**
   * Where the confirming browser had no session of the account: the token by which it proves the password of the
   * registration or sets another one. Until then no password opens the account.
   */
  passwordProof?: string
  /** With `passwordProof`: the name of the account, so that a stranger's is noticed. */
  fullName?: string
}

export interface RegistrationStatusAnswer {
  status: RegistrationStatus
  message: string
  /** The company has limited the public status check, so `status` has no meaning. */
  reserved?: true | undefined
}

export interface AdminLoginAnswer {
  passwordValid: boolean
  user: { id: string; email: string; role: Role }
}

/** Sessions in one list: the last used ones. */
export const SESSIONS_MAX = 100

export interface Session {
  id: string
  /** Name of the browser and system ("Chrome no Android"). */
  device: string
  createdAt: string
  lastSeenAt: string
  /** The session of this request. */
  current: boolean
}
