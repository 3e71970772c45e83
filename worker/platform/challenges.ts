import { CHALLENGE_SECONDS } from '#contract/passkeys.ts'
import { after, SECOND } from '#domain/duration.ts'
import { type Address, sessionKeysOf } from './bindings.ts'
import { fromBase64Url, randomSecret, sha256, sign, toBase64Url, unsign } from './secrets.ts'
import type { Work } from './work.ts'

/** What an answer to a challenge is valid for. */
export interface ChallengeScope {
  purpose: 'creation' | 'sign_in' | 'proof'
  address: Address
  /** Hash of the session's secret. A sign-in has no session yet. */
  sessionHash?: string
}

/** A challenge that was found valid. */
export interface OpenedChallenge {
  /** The hash under which its use is stored. */
  hash: string
  expiresAt: Date
  /** The user handle that it carries; empty if none. */
  userHandle: string
}

type Tools = Pick<Work, 'clock' | 'env'>

/** Different from every purpose of a cookie, so that neither is valid as the other. */
const KIND = 'challenge'

const scopeText = ({ purpose, address, sessionHash = '' }: ChallengeScope) =>
  [KIND, purpose, address, sessionHash].join('.')

/**
 * A challenge for a passkey, in base64url. It is signed, so that requesting one costs no write. Whoever
 * accepts its answer stores its hash, so that it can be used only once. No two are the same, even if created
 * at the same moment.
 * @param userHandle passed on to the request that creates the passkey, in base64url
 */
export async function newChallenge(
  { env, clock }: Tools,
  scope: ChallengeScope,
  userHandle = '',
): Promise<string> {
  const expiresAt = after(clock.now(), CHALLENGE_SECONDS * SECOND).getTime()
  const payload = [scopeText(scope), expiresAt, randomSecret(), userHandle].join('.')
  return toBase64Url(new TextEncoder().encode(await sign(sessionKeysOf(env, scope.address), payload)))
}

/** `undefined` for a challenge that is not ours, has another scope, or has expired. */
export async function openChallenge(
  { env, clock }: Tools,
  scope: ChallengeScope,
  /** As the browser returned it, in base64url. */
  challenge: string,
): Promise<OpenedChallenge | undefined> {
  const bytes = fromBase64Url(challenge)
  const payload = bytes && (await unsign(sessionKeysOf(env, scope.address), new TextDecoder().decode(bytes)))
  if (!payload?.startsWith(`${scopeText(scope)}.`)) return undefined
  const [expires = '', , userHandle = ''] = payload.slice(scopeText(scope).length + 1).split('.')
  const expiresAt = new Date(Number(expires))
  if (expiresAt <= clock.now()) return undefined
  return { hash: await sha256(payload), expiresAt, userHandle }
}
