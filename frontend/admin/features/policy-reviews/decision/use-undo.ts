import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { endsSession } from '#admin/shared/lib/admin-session.ts'
import type { ReviewQueueItem } from '#contract/policy-reviews.ts'
import { policyReviewsApi } from '#shared/lib/api/clients.ts'
import { messageFor } from '#shared/lib/api/errors.ts'
import { toast } from '#shared/ui/feedback/toast.ts'
import { refreshPolicyReviews } from '../policy-reviews-query.ts'
import { t } from '../policy-reviews-texts.ts'

/** Undoes a decision and, if the administrator is still reviewing policies, reopens the policy. */
export function useUndo({ id, member }: ReviewQueueItem): () => void {
  const client = useQueryClient()
  const router = useRouter()
  const undo = useMutation({
    networkMode: 'always',
    mutationFn: () => policyReviewsApi[':id'].undo.$post({ param: { id } }),
    async onSuccess() {
      toast({ title: t('undo.done', { name: member.fullName }) })
      await refreshPolicyReviews(client)
      if (!router.state.location.pathname.startsWith('/apolices')) return
      await router.navigate({ to: '/apolices/$id', params: { id } })
    },
    onError(error) {
      if (endsSession(error)) return
      toast({ variant: 'destructive', title: t('undo.failed'), description: messageFor(error) })
      void refreshPolicyReviews(client)
    },
  })
  return () => undo.mutate()
}
