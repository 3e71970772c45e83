import type { Policy } from '#contract/insurance.ts'
import type { Step } from '#member/shared/ui/steps.tsx'
import { dayAndTime } from '#shared/lib/format/format.ts'
import { policyStateNames } from '#texts/labels.ts'
import { dueText } from './due-text.ts'
import { insuranceTexts as t } from './insurance-texts.ts'

/** The status to show: a pending policy without its file is incomplete. */
export function statusOf(policy: Pick<Policy, 'status' | 'hasContent'>) {
  return policy.status === 'pending' && !policy.hasContent ? 'incomplete' : policy.status
}

export type ShownStatus = ReturnType<typeof statusOf>

const states: Record<ShownStatus, [Step['state'], Step['state'], Step['state']]> = {
  incomplete: ['problem', 'todo', 'todo'],
  pending: ['done', 'current', 'todo'],
  approved: ['done', 'done', 'done'],
  rejected: ['done', 'done', 'problem'],
}

export function policySteps(status: ShownStatus): Step[] {
  const [received, review, decision] = states[status]
  const decided = status === 'approved' || status === 'rejected'
  return [
    {
      key: 'received',
      label: status === 'incomplete' ? t('steps.notReceived') : t('steps.received'),
      state: received,
    },
    { key: 'review', label: t('steps.analysis'), state: review },
    { key: 'decision', label: decided ? policyStateNames[status] : t('steps.decision'), state: decision },
  ]
}

/** Explains the status to the member; `undefined` where it needs no explanation. `today` is `YYYY-MM-DD`. */
export function policyNote(policy: Policy, today: string): string | undefined {
  switch (statusOf(policy)) {
    case 'incomplete':
      return policy.sendBy ? t('incomplete', { time: dayAndTime(policy.sendBy) }) : t('lost')
    case 'pending':
      return policy.dueDay ? dueText(policy.dueDay, today) : undefined
    case 'rejected':
      return policy.rejectionText ? t('reason', { text: policy.rejectionText }) : undefined
    default:
      return undefined
  }
}
