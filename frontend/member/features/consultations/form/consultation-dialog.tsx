import type { Consultation } from '#contract/consultations.ts'
import { RecordDialog } from '#member/shared/ui/dialogs/record-dialog.tsx'
import { consultationsTexts as t } from '../consultations-texts.ts'
import { EditForm, loadForms } from './lazy-forms.ts'

interface ConsultationDialogProps {
  target: Consultation | undefined
  onClose: () => void
}

export function ConsultationDialog(props: ConsultationDialogProps) {
  return (
    <RecordDialog
      {...props}
      name="consultation"
      title={() => t('edit.title')}
      loading={t('edit.loading')}
      Form={EditForm}
      load={loadForms}
    />
  )
}
