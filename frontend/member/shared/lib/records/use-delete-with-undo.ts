import { useMutation } from '@tanstack/react-query'
import { ui } from '#locales/ui.ts'
import { toast, toastFailure } from '#shared/ui/feedback/toast.ts'
import { offerUndo } from '../offer-undo.ts'
import { focusRestoredRow } from './opened-record.ts'
import { type RecordToDelete, useDeleteRecord } from './use-delete-record.ts'

export interface UndoableDeletion {
  /** Title and text of the toast after the deletion; `about` names the record. */
  done: string
  about: string
  /** Title of the toast after the undo. */
  undone: string
  record: RecordToDelete
  restore: () => Promise<{ id: string }>
}

interface Outcome {
  /** Called before the page is left. */
  onDeleted?: () => void
  onFailed: (error: Error) => void
}

/** Deletes a record; the toast afterwards offers to restore it. */
export function useDeleteWithUndo(
  { done, about, undone, record, restore }: UndoableDeletion,
  { onDeleted, onFailed }: Outcome,
) {
  const restoring = useMutation({
    // The toast passes its own record, because the component may show another one by then.
    mutationFn: ({ putBack }: { deleted: string; putBack: typeof restore }) => putBack(),
    onSuccess: ({ id }, { deleted }) => {
      toast({ record: deleted, variant: 'success', title: undone })
      focusRestoredRow(id)
    },
    onError: (error) => toastFailure(ui.restoreFailed, error),
    onSettled: record.refresh,
  })
  return useDeleteRecord(record, {
    ...(onDeleted && { onDeleted }),
    onLeft() {
      offerUndo({
        record: record.id,
        title: done,
        about,
        label: ui.undo,
        takesFocus: true,
        needsNetwork: true,
        undo: () => restoring.mutate({ deleted: record.id, putBack: restore }),
      })
    },
    onFailed,
  })
}
