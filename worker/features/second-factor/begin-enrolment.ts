import type { Enrolment } from '#contract/second-factor.ts'
import { after, MINUTE } from '#domain/duration.ts'
import { Conflict, NotFound } from '#platform/errors.ts'
import { enrolmentUri, newSecret } from '#platform/one-time-codes.ts'
import { seal, unseal } from '#platform/secrets.ts'
import type { MemberWork } from '#platform/work.ts'
import { sealPurpose } from './proof.ts'
import { beginSecondFactor, companyNameOf, secondFactorOf } from './second-factor.queries.ts'

/** Within this time a reloaded page shows the same secret, because the app may already have scanned it. */
const SAME_SECRET_MS = 15 * MINUTE

/** Creates a secret for the authenticator app. It has no effect until a code confirms it. */
export async function beginEnrolment(work: MemberWork): Promise<Enrolment> {
  const { db, clock, env, member } = work
  const now = clock.now()
  const place = sealPurpose(member.id)
  const { factors, companies } = await work.read({
    factors: secondFactorOf(db, member.id),
    companies: companyNameOf(db, member.id),
  })
  const [begun] = factors
  const [company] = companies
  if (!company) throw new NotFound()
  if (begun?.confirmedAt) throw new Conflict('second_factor_on')
  const { email } = await work.account()
  const names = { issuer: company.name, label: email }

  const standing =
    begun && begun.createdAt > after(now, -SAME_SECRET_MS)
      ? await unseal(env.DATA_KEY, place, begun.secret)
      : undefined
  const secret = standing ?? newSecret()
  if (!standing) {
    const sealed = await seal(env.DATA_KEY, place, secret)
    const [[written]] = await work.write([beginSecondFactor(db, member.id, sealed, now)])
    if (!written) throw new Conflict('second_factor_on')
  }
  return { secret, uri: enrolmentUri(secret, names) }
}
