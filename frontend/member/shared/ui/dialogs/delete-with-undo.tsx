import { toastFailure } from '#shared/ui/feedback/toast.ts'
import { type UndoableDeletion, useDeleteWithUndo } from '../../lib/records/use-delete-with-undo.ts'
import { NetworkConfirmDialog } from './network-confirm-dialog.tsx'

interface DeleteWithUndoProps extends UndoableDeletion {
  open: boolean
  onClose: () => void
  /** The question: its title, the record's name, and the button's label. */
  title: string
  text: string
  action: string
  failed: { title: string; text: string }
}

/** Asks before deleting a record; the toast afterwards offers to restore it. */
export function DeleteWithUndo({
  open,
  onClose,
  title,
  text,
  action,
  failed,
  ...deletion
}: DeleteWithUndoProps) {
  const removing = useDeleteWithUndo(deletion, {
    onDeleted: onClose,
    onFailed(error) {
      onClose()
      toastFailure(failed.title, error, failed.text)
    },
  })
  return (
    <NetworkConfirmDialog
      open={open}
      onOpenChange={onClose}
      title={title}
      description={text}
      confirmLabel={action}
      busy={removing.isPending}
      onConfirm={() => removing.mutate()}
    />
  )
}
