import { useMutation, useQueryClient } from '@tanstack/react-query'
import { decidedBefore } from '#admin/shared/lib/decided-before.ts'
import { mutationKeys } from '#admin/shared/lib/query-keys.ts'
import { offerUndo } from '#admin/shared/lib/undo-offers.ts'
import type { PolicyReview } from '#contract/policy-reviews.ts'
import { answer, policyReviewsApi } from '#shared/lib/api/clients.ts'
import { ApiError } from '#shared/lib/api/errors.ts'
import { dateAndTime, isoDay, time } from '#shared/lib/format/format.ts'
import { toast } from '#shared/ui/feedback/toast.ts'
import { refreshPolicyReviews } from '../policy-reviews-query.ts'
import { t } from '../policy-reviews-texts.ts'
import { useUndo } from './use-undo.ts'

export type Decision = ({ verb: 'approve'; policyNumber: string } | { verb: 'reject'; text: string }) & {
  /** Restores the draft when the decision is undone. */
  restore: () => void
}

/** The policy was decided by somebody else, or its member deleted it. */
export function isOutdated(error: unknown): error is ApiError {
  return error instanceof ApiError && (error.status === 404 || error.is('policy_already_decided'))
}

/** Toast that says how the policy was decided meanwhile. */
function outdatedToast(error: ApiError): { title: string; description: string } {
  const decision = decidedBefore(error)
  if (!decision) return { title: t('decision.gone'), description: t('decision.goneText') }
  const { at, by, own, status } = decision
  const when = !at
    ? ''
    : isoDay(at) === isoDay(Date.now())
      ? t('decision.todayAt', { time: time(at) })
      : t('decision.onDay', { when: dateAndTime(at) })
  return {
    title: t(own ? 'decision.ownBefore' : 'decision.before'),
    description: t(status === 'approved' ? 'decision.wasApproved' : 'decision.wasRejected', {
      who: own ? t('byYou') : by ? t('by', { name: by }) : t('byUnknown'),
      when,
    }),
  }
}

/** Sends the decision. Calls `onDecided` on success; refetches if somebody else decided first. */
export function useDecision({ policy }: PolicyReview, onDecided: () => void) {
  const client = useQueryClient()
  const { id } = policy
  const undo = useUndo(policy)
  return useMutation({
    mutationKey: mutationKeys.policyDecision,
    networkMode: 'always',
    mutationFn: (decision: Decision) =>
      answer(
        decision.verb === 'approve'
          ? policyReviewsApi[':id'].approve.$post({
              param: { id },
              json: { policyNumber: decision.policyNumber },
            })
          : policyReviewsApi[':id'].reject.$post({ param: { id }, json: { text: decision.text } }),
      ),
    onMutate: () => ({ at: Date.now() }),
    onSuccess({ undoMs }, { verb, restore }, { at }) {
      const { fullName: name } = policy.member
      const text = t(verb === 'approve' ? 'undo.approved' : 'undo.rejected', { name })
      // A retry whose first answer was lost may arrive after the undo window.
      if (undoMs === 0) toast({ title: text })
      else
        offerUndo({
          text,
          until: at + undoMs,
          undo() {
            restore()
            undo()
          },
        })
      onDecided()
      void refreshPolicyReviews(client)
    },
    onError(error) {
      if (!isOutdated(error)) return
      toast(outdatedToast(error))
      void refreshPolicyReviews(client)
    },
  })
}
