import { lazy } from 'react'
import type { Consultation } from '#contract/consultations.ts'
import { RecordDialog } from '#member/shared/ui/dialogs/record-dialog.tsx'
import { consultationsTexts as t } from '../consultations-texts.ts'

const load = async () => ({ default: (await import('./edit-form.tsx')).EditForm })
const EditForm = lazy(load)

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
      load={load}
    />
  )
}
