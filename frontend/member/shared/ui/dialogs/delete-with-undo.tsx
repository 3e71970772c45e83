import { useMutation } from '@tanstack/react-query'
import { messageFor } from '#shared/lib/api/errors.ts'
import { ConfirmDialog } from '#shared/ui/dialogs/confirm-dialog.tsx'
import { toast } from '#shared/ui/feedback/toast.ts'
import { focusTitleIfLost } from '../../lib/dialogs/focus-title-if-lost.ts'

interface DeleteWithUndoProps {
  open: boolean
  onClose: () => void
  /** The question: title, what would go, and the button's words. */
  title: string
  text: string
  action: string
  /** Told once it is gone, and of which record. */
  done: string
  about: string
  failed: { title: string; text: string }
  undo: { action: string; done: string; failed: string }
  remove: () => Promise<unknown>
  /** Puts the record back as it was. */
  restore: () => Promise<unknown>
  refresh: () => Promise<void>
}

/** Asks first, and offers to put the record back. */
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
}: DeleteWithUndoProps) {
  const restoring = useMutation({
    // Which record it puts back was settled when that one was deleted.
    mutationFn: (putBack: () => Promise<unknown>) => putBack(),
    onSuccess: () => toast({ variant: 'success', title: undo.done }),
    onError: (error) => toast({ variant: 'destructive', title: undo.failed, description: messageFor(error) }),
    onSettled: refresh,
  })
  const removing = useMutation({
    mutationFn: remove,
    onSuccess: () =>
      toast({
        variant: 'success',
        title: done,
        description: about,
        action: { label: undo.action, onClick: () => restoring.mutate(restore) },
      }),
    onError: (error) =>
      toast({ variant: 'destructive', title: failed.title, description: messageFor(error, failed.text) }),
    onSettled: () => {
      onClose()
      void refresh().then(focusTitleIfLost)
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
