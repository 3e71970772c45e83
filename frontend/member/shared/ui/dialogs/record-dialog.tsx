import { type ComponentType, useEffect } from 'react'
import type { draftOf } from '#shared/lib/forms/draft.ts'
import { useLastShown } from '../../lib/dialogs/use-last-shown.ts'
import { useMemberDraft } from '../../lib/session/use-member-draft.ts'
import { useCanWait, useWaitingEntry, type WaitingEntry } from '../../lib/waiting/waiting.ts'
import { FormDialog } from './form-dialog.tsx'

export interface RecordFormProps<Item, Values extends object> {
  /** The record to change; `undefined` for a new one. */
  record: Item | undefined
  /** The unsent entry to change. */
  waiting?: WaitingEntry | undefined
  draft: ReturnType<typeof draftOf<Values>>
  /** Called after saving or cancelling. */
  onDone: () => void
}

interface RecordDialogProps<Item, Values extends object> {
  /** `new`, the record to change, the order of the waiting entry to change, or `undefined` while the dialog is closed. */
  target: Item | 'new' | number | undefined
  onClose: () => void
  /** Prefix of the drafts' names; of records that can wait for a network, their kind. */
  name: string
  title: (isChange: boolean) => string
  /** A lazy component; `load` preloads its code when the screen is shown. */
  Form: ComponentType<RecordFormProps<Item, Values>>
  load: () => Promise<unknown>
  /** Whether a change of a record can wait for a network too. */
  changesWait?: boolean
}

/** The dialog with the form of a member's record. The draft is deleted only on save or cancel. */
export function RecordDialog<Item extends { id: string }, Values extends object>({
  target,
  onClose,
  name,
  title,
  Form,
  load,
  changesWait = false,
}: RecordDialogProps<Item, Values>) {
  const { shown, openCount } = useLastShown(target)
  const record = typeof shown === 'object' ? shown : undefined
  const order = typeof shown === 'number' ? shown : undefined
  const found = useWaitingEntry(order)
  const waiting = found?.kind === name ? found : undefined
  const draft = useMemberDraft<Values>(`${name}-${record?.id ?? order ?? 'new'}`)
  const mayWait = useCanWait()
  const waits = order !== undefined || ((shown === 'new' || changesWait) && mayWait)

  useEffect(() => void load().catch(() => undefined), [load])

  function discard() {
    draft.clear()
    onClose()
  }

  return (
    <FormDialog
      // The form of a waiting entry closes once the entry is gone.
      open={target !== undefined && (order === undefined || waiting !== undefined)}
      onClose={discard}
      title={title(shown !== 'new')}
      act={waits ? 'wait' : 'save'}
    >
      <Form key={openCount} record={record} waiting={waiting} draft={draft} onDone={discard} />
    </FormDialog>
  )
}
