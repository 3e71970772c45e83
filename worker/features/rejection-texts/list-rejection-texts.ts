import type { RejectionText } from '#contract/rejection-texts.ts'
import type { MemberWork } from '#platform/work.ts'
import { rejectionTextsOf } from './rejection-texts.queries.ts'

/** In the order in which they were added: a new text must not change which one a number key chooses. */
export async function listRejectionTexts({ db, member, read }: MemberWork): Promise<RejectionText[]> {
  const [texts] = await read([rejectionTextsOf(db, member.id)])
  return texts
    .toSorted((one, other) => one.createdAt.getTime() - other.createdAt.getTime())
    .map(({ createdAt: _, ...text }) => text)
}
