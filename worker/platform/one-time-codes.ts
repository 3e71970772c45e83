import { Secret, TOTP } from 'otpauth'
import { RECOVERY_ALPHABET, RECOVERY_CODE_LENGTH, RECOVERY_CODES } from '#contract/second-factor.ts'

/** What all authenticator apps support (RFC 6238): SHA-1, six digits, 30 seconds. */
const PERIOD_SECONDS = 30
const SECRET_BYTES = 20
/** Steps accepted before and after the current one, for clocks that differ. */
const WINDOW = 1

function generator(secret: string, names?: { issuer: string; label: string }) {
  return new TOTP({ ...names, secret: Secret.fromBase32(secret), period: PERIOD_SECONDS })
}

/** A new shared secret, in base32. */
export function newSecret(): string {
  return new Secret({ buffer: crypto.getRandomValues(new Uint8Array(SECRET_BYTES)).buffer }).base32
}

/** The accepted time step of a code; `undefined` for a wrong code. */
export function stepOf(secret: string, code: string, now: Date): number | undefined {
  const delta = generator(secret).validate({ token: code, timestamp: now.getTime(), window: WINDOW })
  if (delta === null) return undefined
  return Math.floor(now.getTime() / 1000 / PERIOD_SECONDS) + delta
}

/** `otpauth://…`, the content of the QR code. */
export function enrolmentUri(secret: string, names: { issuer: string; label: string }): string {
  return generator(secret, names).toString()
}

/** Codes of 118 random bits in groups of four: "7kq2-m9xd-…". */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: RECOVERY_CODES }, newRecoveryCode)
}

function newRecoveryCode(): string {
  let code = ''
  while (code.length < RECOVERY_CODE_LENGTH) {
    const [byte = 0] = crypto.getRandomValues(new Uint8Array(1))
    // 248 is the largest multiple of the alphabet's length in a byte, so that all letters are equally likely.
    if (byte < 248) code += RECOVERY_ALPHABET[byte % RECOVERY_ALPHABET.length]
  }
  return code.replaceAll(/.{4}(?=.)/g, '$&-')
}
