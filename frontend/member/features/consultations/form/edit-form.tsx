import { useState } from 'react'
import type { Consultation, ConsultationForm as Values } from '#contract/consultations.ts'
import { t } from '#locales/consultations.ts'
import { ui } from '#locales/ui.ts'
import type { RecordFormProps } from '#member/shared/ui/dialogs/record-dialog.tsx'
import { FormFoot } from '#member/shared/ui/forms/form-buttons.tsx'
import { useFormProblem } from '#member/shared/ui/forms/use-form-problem.ts'
import { browserTimeZone } from '#shared/lib/api/api-fetch.ts'
import { ConsultationForm } from './consultation-form.tsx'
import { blankConsultation, toFormValues } from './consultation-form-values.ts'
import { useEditConsultation } from './use-save-consultation.ts'

export function EditForm({ record: consultation, draft, onDone }: RecordFormProps<Consultation, Values>) {
  const [initial] = useState(() =>
    consultation ? toFormValues(consultation, browserTimeZone()) : blankConsultation,
  )
  const { problem, clearProblem, showProblem } = useFormProblem(t('toast.updateFailed'), t('edit.gone'))
  const edit = useEditConsultation(consultation?.id ?? '', (error) =>
    showProblem(error, t('toast.saveFailedText')),
  )
  return (
    <ConsultationForm
      draft={draft}
      consultation={consultation}
      initial={initial}
      overlapTitle={t('overlap.editTitle')}
      overlapAccept={t('overlap.edit')}
      onSave={(values, options, overlap) => edit.mutateAsync({ values, options, overlap })}
      onEdit={clearProblem}
      onSaved={onDone}
    >
      {(busy) => (
        <FormFoot
          title={t('toast.updateFailed')}
          problem={problem}
          busy={busy}
          submit={ui.saveChanges}
          onCancel={onDone}
        />
      )}
    </ConsultationForm>
  )
}
