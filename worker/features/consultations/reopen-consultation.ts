import type { MemberWork } from '#platform/work.ts'
import { requireStatusChange } from './require-status-change.ts'

/** Always throws `NotFound` or `Conflict`: no status leads back to Scheduled. */
export async function reopenConsultation(work: MemberWork, id: string): Promise<never> {
  await requireStatusChange(work, id, 'Scheduled')
  throw new Error('The rules allow a consultation to become Scheduled, but no verb does it')
}
