import { useMutation } from '@tanstack/react-query'
import { messageFor } from '#shared/lib/api/errors.ts'
import { ConfirmDialog } from '#shared/ui/dialogs/confirm-dialog.tsx'
import { toast } from '#shared/ui/feedback/toast.ts'
import { offerUndo } from '../../lib/offer-undo.ts'

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
  remove: () => Promise<unknown>
  /** Creates the record again, with the same values. */
  restore: () => Promise<unknown>
  refresh: () => Promise<void>
  /** Leads away from the deleted record's page. */
  leave: () => Promise<void>
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
  remove,
  restore,
  refresh,
  leave,
}: DeleteWithUndoProps) {
  const restoring = useMutation({
    // The toast passes the `restore` of its own record: by then the component may show another one.
    mutationFn: (putBack: () => Promise<unknown>) => putBack(),
    onSuccess: () => toast({ variant: 'success', title: undo.done }),
    onError: (error) => toast({ variant: 'destructive', title: undo.failed, description: messageFor(error) }),
    onSettled: refresh,
  })
  const removing = useMutation({
    mutationFn: remove,
    onSuccess: async () => {
      onClose()
      await leave()
      offerUndo({
        title: done,
        about,
        label: undo.action,
        takesFocus: true,
        undo: () => restoring.mutate(restore),
      })
    },
    onError: (error) =>
      toast({ variant: 'destructive', title: failed.title, description: messageFor(error, failed.text) }),
    onSettled: () => {
      onClose()
      void refresh()
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
