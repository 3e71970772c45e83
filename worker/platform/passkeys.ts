import { type Assertion, CHALLENGE_SECONDS, type CreatedCredential } from '#contract/passkeys.ts'
import { SECOND } from '#domain/duration.ts'
import { type Address, type Bindings, urlOf } from './bindings.ts'
import { fromBase64Url, toBase64Url } from './secrets.ts'

// The library is loaded with the first passkey, because its modules take longer to start than the rest of the
// Worker.
const library = () => import('@simplewebauthn/server')

/** ES256, EdDSA and RS256 (COSE), in order of preference. */
const ALGORITHMS = [-7, -8, -257]

interface KnownCredential {
  credentialId: string
  transports: string[]
}

interface StoredCredential extends KnownCredential {
  publicKey: string
  signatures: number
  userHandle: string
}

const descriptors = (credentials: readonly KnownCredential[]) =>
  credentials.map(({ credentialId, transports }) => ({
    id: credentialId,
    type: 'public-key' as const,
    transports,
  }))

function expectedBy(env: Bindings, address: Address) {
  const { origin, hostname } = urlOf(env, address)
  return { expectedOrigin: origin, expectedRPID: hostname, requireUserVerification: true }
}

/** For `navigator.credentials.create()`: a discoverable credential that verifies its user. */
export function creationOptions(
  env: Bindings,
  address: Address,
  {
    challenge,
    userHandle,
    account,
    company,
    known,
  }: {
    challenge: string
    userHandle: string
    account: { email: string; fullName: string }
    company: string
    /** Authenticators with these credentials are not offered again. */
    known: readonly KnownCredential[]
  },
) {
  return {
    rp: { id: urlOf(env, address).hostname, name: company },
    user: { id: userHandle, name: account.email, displayName: account.fullName },
    challenge,
    pubKeyCredParams: ALGORITHMS.map((alg) => ({ alg, type: 'public-key' as const })),
    timeout: CHALLENGE_SECONDS * SECOND,
    attestation: 'none' as const,
    excludeCredentials: descriptors(known),
    authenticatorSelection: {
      residentKey: 'required' as const,
      requireResidentKey: true,
      userVerification: 'required' as const,
    },
  }
}

/** For `navigator.credentials.get()`. Without `known` the browser offers every passkey it has for the address. */
export function requestOptions(
  env: Bindings,
  address: Address,
  challenge: string,
  known: readonly KnownCredential[] = [],
) {
  return {
    rpId: urlOf(env, address).hostname,
    challenge,
    timeout: CHALLENGE_SECONDS * SECOND,
    userVerification: 'required' as const,
    allowCredentials: descriptors(known),
  }
}

interface ClientData {
  challenge: string
  crossOrigin: boolean
}

/** What the browser signed (`clientDataJSON`, in base64url); `undefined` for any other content. */
function parseClientData(text: string): ClientData | undefined {
  try {
    const data: unknown = JSON.parse(new TextDecoder().decode(fromBase64Url(text)))
    if (typeof data !== 'object' || data === null) return undefined
    const { challenge, crossOrigin } = data as Record<string, unknown>
    return typeof challenge === 'string' ? { challenge, crossOrigin: crossOrigin === true } : undefined
  } catch {
    return undefined
  }
}

/**
 * The challenge that the answer claims to be for, in base64url; `undefined` if the request came from another
 * site's frame.
 */
export function challengeOf({ response }: Assertion | CreatedCredential): string | undefined {
  const data = parseClientData(response.clientDataJSON)
  return data && !data.crossOrigin ? data.challenge : undefined
}

/** The new credential, or `undefined` if the answer is not valid. Verify its challenge first. */
export async function verifiedCreation(env: Bindings, address: Address, credential: CreatedCredential) {
  const { verifyRegistrationResponse } = await library()
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      ...expectedBy(env, address),
      response: { ...credential, clientExtensionResults: {} },
      expectedChallenge: () => true,
      supportedAlgorithmIDs: ALGORITHMS,
    })
    // The browser's `id` is not covered by the verification.
    if (!registrationInfo || registrationInfo.credential.id !== credential.id) return undefined
    const { id, publicKey, counter } = registrationInfo.credential
    return { credentialId: id, publicKey: toBase64Url(publicKey), signatures: counter }
  } catch {
    return undefined
  }
}

/**
 * The authenticator's new signature counter, or `undefined` if the answer is not valid: another origin, no
 * user verification, a wrong signature, or a counter that did not increase. Verify its challenge first.
 */
export async function verifiedAssertion(
  env: Bindings,
  address: Address,
  assertion: Assertion,
  stored: StoredCredential,
): Promise<number | undefined> {
  const { userHandle, ...response } = assertion.response
  if (userHandle && userHandle !== stored.userHandle) return undefined
  const publicKey = fromBase64Url(stored.publicKey)
  if (!publicKey) return undefined
  const { verifyAuthenticationResponse } = await library()
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      ...expectedBy(env, address),
      response: { ...assertion, response, clientExtensionResults: {} },
      expectedChallenge: () => true,
      credential: { id: stored.credentialId, publicKey, counter: stored.signatures },
    })
    return verified ? authenticationInfo.newCounter : undefined
  } catch {
    return undefined
  }
}
