import { useQueryClient } from '@tanstack/react-query'
import { linkOptions } from '@tanstack/react-router'
import type { Policy } from '#contract/insurance.ts'
import { t } from '#locales/insurance.ts'
import { queryKeys } from '#member/shared/lib/query-keys.ts'
import { useDeleteRecord } from '#member/shared/lib/records/use-delete-record.ts'
import { NetworkConfirmDialog } from '#member/shared/ui/dialogs/network-confirm-dialog.tsx'
import { refresh } from '#shared/lib/api/refresh.ts'
import { toast, toastFailure } from '#shared/ui/feedback/toast.ts'
import { removePolicy } from './policy-upload.ts'

interface DeletePolicyProps {
  policy: Policy
  open: boolean
  onClose: () => void
}

/** Asks before deleting a policy, then leaves its page. */
export function DeletePolicy({ policy, open, onClose }: DeletePolicyProps) {
  const client = useQueryClient()
  const { id } = policy
  const removal = useDeleteRecord(
    {
      id,
      list: linkOptions({ to: '/app/insurance' }),
      lists: queryKeys.insurance.lists,
      one: queryKeys.insurance.one(id),
      remove: () => removePolicy(policy),
      refresh: () => refresh(client, { queryKey: queryKeys.insurance.all }),
    },
    {
      onDeleted() {
        toast({ title: t('delete.succeeded'), variant: 'success' })
        onClose()
      },
      onFailed: (error) => toastFailure(t('delete.failed'), error),
    },
  )
  return (
    <NetworkConfirmDialog
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
