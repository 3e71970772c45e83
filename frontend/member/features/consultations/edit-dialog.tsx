import type { Consultation } from '../../../../worker/contract/consultations.ts'
import { browserTimeZone } from '../../../shared/lib/api-fetch.ts'
import { Dialog } from '../../../shared/ui/dialog.tsx'
import { ConsultationForm } from './consultation-form.tsx'
import { formValuesOf } from './consultation-form-values.ts'
import { consultationsTexts as t } from './consultations-texts.ts'
import { useEditConsultation } from './use-save-consultation.ts'

interface EditDialogProps {
  visit: Consultation
  memberId: string
  open: boolean
  onOpenChange: (open: boolean) => void
}

export function EditDialog({ visit, memberId, open, onOpenChange }: EditDialogProps) {
  const edit = useEditConsultation(visit.id)
  const initial = formValuesOf(visit, browserTimeZone())
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={t('edit.title')}>
      <div className="pt-3">
        <ConsultationForm
          name={`consultation:${visit.id}`}
          memberId={memberId}
          initial={initial}
          kept={{ date: initial.date, time: initial.time }}
          submitLabel={t('form.save')}
          busyLabel={t('form.saving')}
          onSave={edit.mutateAsync}
          onSaved={() => onOpenChange(false)}
        />
      </div>
    </Dialog>
  )
}
