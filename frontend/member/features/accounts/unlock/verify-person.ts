import { bufferToBase64URLString } from '@simplewebauthn/browser'
import { answerChallenge } from '#shared/lib/passkeys/ceremonies.ts'

type Options = Parameters<typeof answerChallenge>[0]
type Assertion = NonNullable<Awaited<ReturnType<typeof answerChallenge>>>

const CHALLENGE_BYTES = 32

interface VerifiedPerson {
  /** Without the secret. */
  assertion: Assertion
  /** The secret that the authenticator derives from the salt (WebAuthn, `prf`); `undefined` if it derives none. */
  secret: ArrayBuffer | undefined
}

/** Asks a passkey to answer a challenge and to derive a secret from the salt; `undefined` if the person cancels. */
export async function verifyPerson(
  options: Options,
  salt: Uint8Array<ArrayBuffer>,
): Promise<VerifiedPerson | undefined> {
  const extensions = { ...options.extensions, prf: { eval: { first: salt } } }
  const assertion = await answerChallenge({ ...options, extensions })
  if (!assertion) return undefined
  const { prf, ...results } = assertion.clientExtensionResults as {
    prf?: { results?: { first?: ArrayBuffer } }
  }
  return { assertion: { ...assertion, clientExtensionResults: results }, secret: prf?.results?.first }
}

/** A challenge that only this page checks: the browser answers it once the authenticator has verified the person. */
export function localChallenge(credentialId: string): Options {
  const challenge = bufferToBase64URLString(crypto.getRandomValues(new Uint8Array(CHALLENGE_BYTES)).buffer)
  return {
    challenge,
    allowCredentials: [{ id: credentialId, type: 'public-key' }],
    userVerification: 'required',
  }
}
