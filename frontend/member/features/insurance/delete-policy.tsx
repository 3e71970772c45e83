import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Policy } from '#contract/insurance.ts'
import { messageFor } from '#shared/lib/api/errors.ts'
import { refresh } from '#shared/lib/api/refresh.ts'
import { ConfirmDialog } from '#shared/ui/dialogs/confirm-dialog.tsx'
import { toast } from '#shared/ui/feedback/toast.ts'
import { policiesQuery } from './insurance-query.ts'
import { insuranceTexts as t } from './insurance-texts.ts'
import { removePolicy } from './policy-upload.ts'

interface DeletePolicyProps {
  policy: Policy | undefined
  onClose: () => void
  /** Moves the focus: the button that opened the dialog is removed with its row. */
  onDeleted: () => void
}

export function DeletePolicy({ policy, onClose, onDeleted }: DeletePolicyProps) {
  const client = useQueryClient()
  const removal = useMutation({
    mutationFn: removePolicy,
    onSuccess: (_nothing, { id }) => {
      client.setQueryData(
        policiesQuery.queryKey,
        (loaded) =>
          loaded && {
            ...loaded,
            pages: loaded.pages.map((page) => ({
              ...page,
              policies: page.policies.filter((one) => one.id !== id),
            })),
          },
      )
      toast({ title: t('delete.succeeded'), variant: 'success' })
      onClose()
      onDeleted()
    },
    onError: (error) => {
      toast({ title: t('delete.failed'), description: messageFor(error), variant: 'destructive' })
    },
    // Not awaited, so that the dialog can be closed right after a failure.
    onSettled: () => void refresh(client, { queryKey: policiesQuery.queryKey }),
  })
  return (
    <ConfirmDialog
      open={policy !== undefined}
      onOpenChange={(open) => !open && onClose()}
      title={t('delete.title')}
      description={t('delete.text', { name: policy?.fileName ?? '' })}
      confirmLabel={t('delete.confirm')}
      busy={removal.isPending}
      onConfirm={() => policy && removal.mutate(policy)}
    />
  )
}
