import { NotFound } from '#platform/errors.ts'
import { openFile } from '#platform/files.ts'
import type { MemberWork } from '#platform/work.ts'
import { recordOpening } from './policy-reviews.queries.ts'

/** Opens the member's file after writing the access entry; if that fails, opens nothing. */
export async function openPolicyFile(work: MemberWork, id: string) {
  const { caller, clock, db, env, member, write } = work
  const { companyId } = await work.account()
  const { opened } = await write(
    recordOpening(db, id, {
      companyId,
      at: clock.now(),
      actorId: member.id,
      clientIp: caller.clientIp,
      requestId: caller.requestId,
    }),
  )
  const [policy] = opened
  const body = policy?.storageKey ? await openFile(env, policy.storageKey) : undefined
  if (!policy || !body) throw new NotFound()
  const { fileName, contentType } = policy
  return { fileName, contentType: contentType ?? 'application/octet-stream', body }
}
