import { toastFailure } from '#shared/ui/feedback/toast.ts'
import { type UndoableDeletion, useDeleteWithUndo } from '../../lib/records/use-delete-with-undo.ts'
import { NetworkConfirmDialog } from './network-confirm-dialog.tsx'

interface DeleteWithUndoProps extends Omit<UndoableDeletion, 'done' | 'undone'> {
  open: boolean
  onClose: () => void
  /** The titles of the question and of the toasts, and the button's label. */
  texts: Record<'title' | 'action' | 'doneTitle' | 'undone' | 'failedTitle' | 'failed', string>
  /** The question, with what names the record. */
  text: string
}

/** Asks before deleting a record; the toast afterwards offers to restore it. */
export function DeleteWithUndo({ open, onClose, texts, text, ...deletion }: DeleteWithUndoProps) {
  const removing = useDeleteWithUndo(
    { ...deletion, done: texts.doneTitle, undone: texts.undone },
    {
      onDeleted: onClose,
      onFailed(error) {
        onClose()
        toastFailure(texts.failedTitle, error, texts.failed)
      },
    },
  )
  return (
    <NetworkConfirmDialog
      open={open}
      onOpenChange={onClose}
      title={texts.title}
      description={text}
      confirmLabel={texts.action}
      busy={removing.isPending}
      onConfirm={() => removing.mutate()}
    />
  )
}
