import type { RejectionText } from '#contract/rejection-texts.ts'
import type { MemberWork } from '#platform/work.ts'
import { rejectionTextsOf } from './rejection-texts.queries.ts'

export async function listRejectionTexts({ db, member, read }: MemberWork): Promise<RejectionText[]> {
  const [texts] = await read([rejectionTextsOf(db, member.id)])
  return texts
}
