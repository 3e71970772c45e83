import type { RegistrationInQueue } from '#contract/registrations.ts'
import { NotFound } from '#platform/errors.ts'
import type { MemberWork } from '#platform/work.ts'
import { toRegistrationInQueue } from './list-registrations.ts'
import { registrationOf } from './registrations.queries.ts'

/** One registration, whatever its status. */
export async function showRegistration(
  { db, member, read }: MemberWork,
  id: string,
): Promise<RegistrationInQueue> {
  const [[row]] = await read([registrationOf(db, member.id, id)])
  if (!row) throw new NotFound()
  return toRegistrationInQueue(row)
}
