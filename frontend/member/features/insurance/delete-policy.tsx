import { useMutation, useQueryClient } from '@tanstack/react-query'
import { linkOptions } from '@tanstack/react-router'
import type { Policy } from '#contract/insurance.ts'
import { queryKeys } from '#member/shared/lib/query-keys.ts'
import { useLeaveDeleted } from '#member/shared/lib/records/use-leave-deleted.ts'
import { messageFor } from '#shared/lib/api/errors.ts'
import { refresh } from '#shared/lib/api/refresh.ts'
import { ConfirmDialog } from '#shared/ui/dialogs/confirm-dialog.tsx'
import { toast } from '#shared/ui/feedback/toast.ts'
import { listedPolicies, policyQuery, removeFromLists } from './insurance-query.ts'
import { insuranceTexts as t } from './insurance-texts.ts'
import { removePolicy } from './policy-upload.ts'

interface DeletePolicyProps {
  policy: Policy
  open: boolean
  onClose: () => void
}

/** Asks before a policy is deleted, then leaves its page. */
export function DeletePolicy({ policy, open, onClose }: DeletePolicyProps) {
  const client = useQueryClient()
  const leave = useLeaveDeleted(linkOptions({ to: '/app/insurance' }))
  const removal = useMutation({
    mutationFn: () => removePolicy(policy),
    onSuccess: async () => {
      toast({ title: t('delete.succeeded'), variant: 'success' })
      onClose()
      const listed = listedPolicies(client).map(({ id }) => id)
      removeFromLists(client, policy.id)
      await leave(policy.id, listed)
      client.removeQueries({ queryKey: policyQuery(policy.id).queryKey })
      void refresh(client, { queryKey: queryKeys.insurance.all })
    },
    onError: (error) => {
      toast({ title: t('delete.failed'), description: messageFor(error), variant: 'destructive' })
      void refresh(client, { queryKey: queryKeys.insurance.all })
    },
  })
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={t('delete.title')}
      description={t('delete.text', { name: policy.fileName })}
      confirmLabel={t('delete.confirm')}
      busy={removal.isPending}
      onConfirm={() => removal.mutate()}
    />
  )
}
