import type { Consultation } from '#contract/consultations.ts'
import { RecordDialog } from '#member/shared/ui/dialogs/record-dialog.tsx'
import { consultationsTexts as t } from '../consultations-texts.ts'
import { loadForms, NotesForm } from '../form/lazy-forms.ts'

interface NotesDialogProps {
  /** The consultation, or the order of the waiting entry. */
  target: Consultation | number | undefined
  onClose: () => void
}

export function NotesDialog(props: NotesDialogProps) {
  return (
    <RecordDialog
      {...props}
      name="notes"
      title={() => t('notes.title')}
      loading={t('edit.loading')}
      Form={NotesForm}
      load={loadForms}
      changesWait
    />
  )
}
