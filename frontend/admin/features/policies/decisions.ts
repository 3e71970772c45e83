import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { PolicyReview } from '../../../../worker/contract/policy-reviews.ts'
import { adminKeys } from '../../../shared/lib/admin-keys.ts'
import { answer, policyReviewsApi } from '../../../shared/lib/api.ts'
import { ApiError } from '../../../shared/lib/errors.ts'
import { toast } from '../../../shared/ui/toast.ts'
import { reviewQuery } from './policies-query.ts'
import { t } from './policies-texts.ts'

export type Decision = { verb: 'approve'; policyNumber: string } | { verb: 'reject'; text: string }

/** Somebody else decided, or the member took the file back. */
export function isOutdated(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 409 || error.status === 404)
}

/** Sends the decision; `onDecided` where it was this one, and the screen anew where another came first. */
export function useDecision({ policy }: PolicyReview, onDecided: () => void) {
  const client = useQueryClient()
  const { id } = policy
  const refresh = () =>
    client.invalidateQueries({ queryKey: adminKeys.policyReviews.all, predicate: isNotFile })
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
    onSuccess(_answer, { verb }) {
      toast({
        variant: 'success',
        title: t(verb === 'approve' ? 'decision.approved' : 'decision.rejected'),
        description: t('decision.told', { name: policy.member.fullName }),
      })
      onDecided()
      void refresh()
    },
    async onError(error) {
      if (!isOutdated(error)) return
      const now = await client.fetchQuery({ ...reviewQuery(id), staleTime: 0 }).catch(() => undefined)
      toast({
        title: t('decision.before'),
        description: t('decision.beforeText', { who: now?.policy.decidedBy ?? t('byUnknown') }),
      })
      void refresh()
    },
  })
}

/** A file that is open stays as it is: to fetch it again would be another opening. */
function isNotFile({ queryKey }: { queryKey: readonly unknown[] }): boolean {
  return queryKey[1] !== 'file'
}
