import * as v from 'valibot'
import { INVALID_PASSKEY, PASSKEY_NAME_ADDRESS, PASSKEY_NAME_REQUIRED } from '#texts/passkeys.ts'
import { useAtMost } from '#texts/text.ts'
import { looksLikeAddress, plainLine } from './plain-line.ts'

/** Maximum number of passkeys per person and address. */
export const PASSKEYS_MAX = 20
export const PASSKEY_NAME_MAX = 60
/** Seconds for which a challenge can be answered. */
export const CHALLENGE_SECONDS = 300
/** Hours before a passkey is removed if its owner requested that without using it. */
export const PASSKEY_REMOVAL_HOURS = 24

/** Base64url length of the largest credential id that the standard allows (1,023 bytes). */
const CREDENTIAL_ID_MAX = 1364
const BINARY_MAX = 16_384
const TRANSPORTS_MAX = 10

const base64url = (max: number) =>
  v.pipe(v.string(INVALID_PASSKEY), v.maxLength(max, INVALID_PASSKEY), v.regex(/^[\w-]+$/, INVALID_PASSKEY))

const credential = {
  id: base64url(CREDENTIAL_ID_MAX),
  rawId: base64url(CREDENTIAL_ID_MAX),
  type: v.literal('public-key', INVALID_PASSKEY),
}

const name = v.pipe(
  v.string(PASSKEY_NAME_REQUIRED),
  v.transform(plainLine),
  v.nonEmpty(PASSKEY_NAME_REQUIRED),
  v.maxLength(PASSKEY_NAME_MAX, useAtMost({ characters: PASSKEY_NAME_MAX })),
  v.check((text) => !looksLikeAddress(text), PASSKEY_NAME_ADDRESS),
)

/** The result of `navigator.credentials.create()`. */
const createdCredential = v.object(
  {
    ...credential,
    response: v.object(
      {
        clientDataJSON: base64url(BINARY_MAX),
        attestationObject: base64url(BINARY_MAX),
        transports: v.optional(
          v.pipe(
            v.array(v.pipe(v.string(INVALID_PASSKEY), v.regex(/^[\w-]{1,32}$/, INVALID_PASSKEY))),
            v.maxLength(TRANSPORTS_MAX, INVALID_PASSKEY),
          ),
          [],
        ),
      },
      INVALID_PASSKEY,
    ),
  },
  INVALID_PASSKEY,
)
export type CreatedCredential = v.InferOutput<typeof createdCredential>

/** A new passkey. If it has no name, it is named after the device. */
export const newPasskeySchema = v.object({ credential: createdCredential, name: v.optional(name) })
export type NewPasskey = v.InferOutput<typeof newPasskeySchema>

export const passkeyNameSchema = v.object({ name })

/** The result of `navigator.credentials.get()`. */
export const assertionSchema = v.object({
  ...credential,
  response: v.object(
    {
      clientDataJSON: base64url(BINARY_MAX),
      authenticatorData: base64url(BINARY_MAX),
      signature: base64url(BINARY_MAX),
      userHandle: v.optional(v.nullable(base64url(CREDENTIAL_ID_MAX))),
    },
    INVALID_PASSKEY,
  ),
})
export type Assertion = v.InferOutput<typeof assertionSchema>

export interface Passkey {
  id: string
  name: string
  createdAt: string
  /** `null` if it was never used. */
  lastUsedAt: string | null
  /** When it will be removed, if its owner requested that without using it; otherwise `null`. */
  removalAt: string | null
}
