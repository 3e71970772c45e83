import type { Assertion, CreatedCredential } from '#contract/passkeys.ts'
import { type ChallengeScope, openChallenge } from '#platform/challenges.ts'
import { challengeOf } from '#platform/passkeys.ts'
import { throttleClientIp } from '#platform/throttle.ts'
import type { Work } from '#platform/work.ts'
import { spendChallenge } from './passkeys.queries.ts'

/**
 * Returns the statements that every answer to a challenge begins with: they count it and use up its
 * challenge. Run both in the first round trip. `spend` returns a row only for a valid challenge that was not
 * answered before.
 */
export async function attemptAnswer(
  work: Work,
  scope: ChallengeScope,
  answer: Assertion | CreatedCredential,
) {
  const { attempt } = await throttleClientIp(work, 'passkeyPerClientIp')
  const text = challengeOf(answer)
  const challenge = text === undefined ? undefined : await openChallenge(work, scope, text)
  return {
    attempt,
    userHandle: challenge?.userHandle ?? '',
    spend: spendChallenge(work.db, challenge),
  }
}
