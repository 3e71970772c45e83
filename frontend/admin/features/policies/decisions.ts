import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { PolicyReview } from '../../../../worker/contract/policy-reviews.ts'
import { UNDO_SECONDS } from '../../../../worker/contract/registrations.ts'
import { answer, policyReviewsApi } from '../../../shared/lib/api.ts'
import { ApiError } from '../../../shared/lib/errors.ts'
import { offerUndo } from '../../../shared/lib/undo-offers.ts'
import { toast } from '../../../shared/ui/toast.ts'
import { refreshDesk, reviewQuery } from './policies-query.ts'
import { t } from './policies-texts.ts'
import { useUndo } from './use-undo.ts'

export type Decision = ({ verb: 'approve'; policyNumber: string } | { verb: 'reject'; text: string }) & {
  /** Brings back what was typed, where the decision is taken back. */
  restore: () => void
}

/** Somebody else decided, or the member took the file back. */
export function isOutdated(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 409 || error.status === 404)
}

/** Sends the decision; `onDecided` where it was this one, and the screen anew where another came first. */
export function useDecision({ policy }: PolicyReview, onDecided: () => void) {
  const client = useQueryClient()
  const { id } = policy
  const undo = useUndo(policy)
  return useMutation({
    mutationKey: ['policy-reviews', 'decide'],
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
    onSuccess(_answer, { verb, restore }, { at }) {
      const { fullName: name } = policy.member
      offerUndo({
        text: t(verb === 'approve' ? 'undo.approved' : 'undo.rejected', { name }),
        until: at + UNDO_SECONDS * 1000,
        undo() {
          restore()
          undo()
        },
      })
      onDecided()
      void refreshDesk(client)
    },
    async onError(error) {
      if (!isOutdated(error)) return
      const now = await client.fetchQuery({ ...reviewQuery(id), staleTime: 0 }).catch(() => undefined)
      toast({
        title: t('decision.before'),
        description: t('decision.beforeText', { who: now?.policy.decidedBy ?? t('byUnknown') }),
      })
      void refreshDesk(client)
    },
  })
}
