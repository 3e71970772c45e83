import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { endsSession } from '#admin/shared/lib/admin-session.ts'
import { mutationKeys } from '#admin/shared/lib/query-keys.ts'
import { isTypedInto } from '#admin/shared/lib/shortcuts.ts'
import { sayUndone } from '#admin/shared/lib/undo-offers.ts'
import { focusRow } from '#admin/shared/ui/workbench/record-keys.ts'
import type { ReviewQueueItem } from '#contract/policy-reviews.ts'
import { t } from '#locales/admin-policies.ts'
import { policyReviewsApi } from '#shared/lib/api/clients.ts'
import { ApiError, messageFor } from '#shared/lib/api/errors.ts'
import { toast } from '#shared/ui/feedback/toast.ts'
import { refreshPolicyReviews } from '../policy-reviews-query.ts'
import { sameList } from '../queue/review-queue-search.ts'

interface Undo {
  policy: ReviewQueueItem
  address: string
}

/** Undoes a decision and reopens the policy, unless the administrator has moved on. */
export function useUndo(): (policy: ReviewQueueItem) => void {
  const client = useQueryClient()
  const router = useRouter()
  const undo = useMutation({
    mutationKey: mutationKeys.policyUndo,
    networkMode: 'always',
    mutationFn: ({ policy: { id } }: Undo) => policyReviewsApi[':id'].undo.$post({ param: { id } }),
    async onSuccess(_, { policy: { id, member }, address }) {
      sayUndone(t('undo.done', { name: member.fullName }))
      await refreshPolicyReviews(client)
      const { href, pathname } = router.state.location
      if (href !== address || !pathname.startsWith('/apolices') || isTypedInto(document.activeElement)) return
      const options = { search: sameList, replace: pathname !== '/apolices', resetScroll: false }
      await router.navigate({ to: '/apolices/$id', params: { id }, ...options })
      focusRow(id)
    },
    onError(error, { policy: { id } }) {
      if (endsSession(error)) return
      const isTooLate = error instanceof ApiError && error.is('decision_final')
      const show = () => void router.navigate({ to: '/apolices/$id', params: { id }, resetScroll: false })
      toast({
        variant: 'destructive',
        title: t(isTooLate ? 'undo.tooLate' : 'undo.failed'),
        description: isTooLate ? t('undo.askAgain') : messageFor(error),
        ...(isTooLate && { action: { label: t('decision.show'), onClick: show } }),
      })
      void refreshPolicyReviews(client)
    },
  })
  return (policy) => undo.mutate({ policy, address: router.state.location.href })
}
