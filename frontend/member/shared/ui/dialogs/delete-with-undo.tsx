import { useMutation } from '@tanstack/react-query'
import { messageFor } from '#shared/lib/api/errors.ts'
import { ConfirmDialog } from '#shared/ui/dialogs/confirm-dialog.tsx'
import { toast } from '#shared/ui/feedback/toast.ts'
import { offerUndo } from '../../lib/offer-undo.ts'
import { focusRestoredRow } from '../../lib/records/opened-record.ts'
import { type RecordToDelete, useDeleteRecord } from '../../lib/records/use-delete-record.ts'

interface DeleteWithUndoProps {
  open: boolean
  onClose: () => void
  /** The question: title, the record's name, and the label of the button. */
  title: string
  text: string
  action: string
  /** Title and text of the toast after the deletion; `about` names the record. */
  done: string
  about: string
  failed: { title: string; text: string }
  undo: { action: string; done: string; failed: string }
  record: RecordToDelete
  /** Creates the record again, with the same values. */
  restore: () => Promise<{ id: string }>
}

/** Asks before deleting a record; the toast afterwards offers to restore it. */
export function DeleteWithUndo({
  open,
  onClose,
  title,
  text,
  action,
  done,
  about,
  failed,
  undo,
  record,
  restore,
}: DeleteWithUndoProps) {
  const restoring = useMutation({
    // The toast passes its own record: by then the component may show another one.
    mutationFn: ({ putBack }: { deleted: string; putBack: typeof restore }) => putBack(),
    onSuccess: ({ id }, { deleted }) => {
      toast({ record: deleted, variant: 'success', title: undo.done })
      focusRestoredRow(id)
    },
    onError: (error) => toast({ variant: 'destructive', title: undo.failed, description: messageFor(error) }),
    onSettled: record.refresh,
  })
  const removing = useDeleteRecord(record, {
    onDeleted: onClose,
    onLeft() {
      offerUndo({
        record: record.id,
        title: done,
        about,
        label: undo.action,
        takesFocus: true,
        undo: () => restoring.mutate({ deleted: record.id, putBack: restore }),
      })
    },
    onFailed(error) {
      onClose()
      toast({ variant: 'destructive', title: failed.title, description: messageFor(error, failed.text) })
    },
  })
  return (
    <ConfirmDialog
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
