import { useRef } from 'react'
import type { Consultation, ConsultationForm as Values } from '#contract/consultations.ts'
import { t } from '#locales/consultations.ts'
import { useMemberDraft } from '#member/shared/lib/session/use-member-draft.ts'
import { SubmitButton } from '#member/shared/ui/forms/submit-button.tsx'
import { ConsultationForm } from './consultation-form.tsx'
import { blankConsultation } from './consultation-form-values.ts'
import { useScheduleConsultation } from './use-save-consultation.ts'

export function ScheduleForm({ onScheduled }: { onScheduled: (consultation: Consultation) => void }) {
  const draft = useMemberDraft<Values>('consultation')
  const schedule = useScheduleConsultation()
  const scheduled = useRef<Consultation>(null)
  return (
    <ConsultationForm
      draft={draft}
      initial={blankConsultation}
      overlapTitle={t('overlap.scheduleTitle')}
      overlapAccept={t('overlap.schedule')}
      onSave={async (values, _options, overlap) => {
        scheduled.current = await schedule.mutateAsync({ values, overlap })
      }}
      onSaved={() => scheduled.current && onScheduled(scheduled.current)}
    >
      {(busy) => (
        <SubmitButton busy={busy} busyLabel={t('form.submitting')} className="sm:justify-self-start">
          {t('form.submit')}
        </SubmitButton>
      )}
    </ConsultationForm>
  )
}
