import { type ComponentType, useEffect } from 'react'
import type { draftOf } from '#shared/lib/forms/draft.ts'
import { useShown } from '../../lib/dialogs/use-shown.ts'
import { useMemberDraft } from '../../lib/session/use-member-draft.ts'
import { FormDialog } from './form-dialog.tsx'

export interface RecordFormProps<Item, Values extends object> {
  /** What there is to change; a new one without it. */
  record: Item | undefined
  draft: ReturnType<typeof draftOf<Values>>
  /** Away from the form, whether it was saved or given up. */
  onDone: () => void
}

interface RecordDialogProps<Item, Values extends object> {
  /** `new`, the record to change, or nothing while it is closed. */
  target: Item | 'new' | undefined
  onClose: () => void
  /** Names the drafts. */
  name: string
  title: (record: Item | undefined) => string
  loading: string
  /** Lazy; `load` fetches its code once the screen stands. */
  Form: ComponentType<RecordFormProps<Item, Values>>
  load: () => Promise<unknown>
}

/** The form of a member's record, in a dialog. What was typed is forgotten only when it is saved or given up. */
export function RecordDialog<Item extends { id: string }, Values extends object>({
  target,
  onClose,
  name,
  title,
  loading,
  Form,
  load,
}: RecordDialogProps<Item, Values>) {
  const { shown, openings } = useShown(target)
  const record = shown === 'new' ? undefined : shown
  const draft = useMemberDraft<Values>(`${name}-${record?.id ?? 'new'}`)

  useEffect(() => void load().catch(() => undefined), [load])

  function giveUp() {
    draft.clear()
    onClose()
  }

  return (
    <FormDialog open={target !== undefined} onClose={giveUp} title={title(record)} loading={loading}>
      <Form key={openings} record={record} draft={draft} onDone={giveUp} />
    </FormDialog>
  )
}
