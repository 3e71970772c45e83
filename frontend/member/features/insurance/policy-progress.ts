import type { Policy, PolicyState } from '#contract/insurance.ts'
import { isLate, stateOf } from '#domain/policy-rules.ts'
import { t } from '#locales/insurance.ts'
import { noonOf } from '#member/shared/lib/format/wall-clock.ts'
import type { Step } from '#member/shared/ui/steps.tsx'
import { date, dayAndTime, shortDate } from '#shared/lib/format/format.ts'
import { memberPolicyStateNames } from '#texts/labels.ts'
import { dueText } from './due-text.ts'

export function stateName(state: PolicyState): string {
  return state === 'unsent' ? t('incompleteStatus') : memberPolicyStateNames[state]
}

const states: Record<PolicyState, [Step['state'], Step['state'], Step['state']]> = {
  unsent: ['problem', 'todo', 'todo'],
  pending: ['done', 'current', 'todo'],
  approved: ['done', 'done', 'done'],
  rejected: ['done', 'done', 'problem'],
}

export function policySteps(state: PolicyState): Step[] {
  const [received, review, decision] = states[state]
  const decided = state === 'approved' || state === 'rejected'
  return [
    {
      key: 'received',
      label: state === 'unsent' ? t('steps.notReceived') : t('steps.received'),
      state: received,
    },
    { key: 'review', label: t('steps.analysis'), state: review },
    {
      key: 'decision',
      label: decided ? memberPolicyStateNames[state] : t('steps.decision'),
      state: decision,
    },
  ]
}

/**
 * The steps of the policy: the dates of those that have begun, and a note at the current one. `today` is `YYYY-MM-DD`.
 */
export function explainedSteps(policy: Policy, today: string): Step[] {
  const note = policyNote(policy, today)
  const steps = policySteps(stateOf(policy))
  const times = stepTimes(policy)
  const reached = steps.findIndex(({ state }) => state === 'current' || state === 'problem')
  return steps.map((step, index) => ({
    ...step,
    time: step.state === 'todo' ? undefined : times[index],
    ...(index === reached && { detail: note }),
  }))
}

function stepTimes({ hasContent, uploadedAt, receivedAt, decidedAt }: Policy) {
  return [
    hasContent ? dayAndTime(uploadedAt) : undefined,
    receivedAt ? t('steps.since', { time: dayAndTime(receivedAt) }) : undefined,
    decidedAt ? dayAndTime(decidedAt) : undefined,
  ]
}

/** The list's note on a policy: its deadline, its approval or the reason for its rejection. `today` is `YYYY-MM-DD`. */
export function rowNote(policy: Policy, today: string): string | undefined {
  const { dueDay, decidedAt } = policy
  switch (stateOf(policy)) {
    case 'pending': {
      if (!dueDay) return undefined
      if (dueDay === today) return t('row.today')
      return t(isLate(dueDay, today) ? 'row.past' : 'row.later', { day: shortDate(noonOf(dueDay), 'UTC') })
    }
    case 'approved':
      return decidedAt ? t('row.approved', { day: date(decidedAt) }) : undefined
    case 'rejected':
      return (
        policyNote(policy, today) ?? (decidedAt ? t('row.rejected', { day: date(decidedAt) }) : undefined)
      )
    default:
      return undefined
  }
}

/** Explains the status to the member; `undefined` if it needs no explanation. `today` is `YYYY-MM-DD`. */
export function policyNote(policy: Policy, today: string): string | undefined {
  switch (stateOf(policy)) {
    case 'unsent':
      return policy.sendBy ? t('incomplete', { time: dayAndTime(policy.sendBy) }) : t('lost')
    case 'pending':
      return policy.dueDay ? dueText(policy.dueDay, today) : undefined
    case 'rejected':
      return policy.rejectionText ? t('reason', { text: policy.rejectionText }) : undefined
    default:
      return undefined
  }
}
