import { CalendarPlus } from 'lucide-react'
import { useRef, useState } from 'react'
import type { Consultation, ConsultationForm as Values } from '#contract/consultations.ts'
import { t } from '#locales/consultations.ts'
import { useMemberDraft } from '#member/shared/lib/session/use-member-draft.ts'
import { Collapsible } from '#member/shared/ui/collapsible.tsx'
import { SubmitButton } from '#member/shared/ui/forms/submit-button.tsx'
import { NeedsNetwork } from '#member/shared/ui/needs-network.tsx'
import { ConsultationForm } from './consultation-form.tsx'
import { blankConsultation } from './consultation-form-values.ts'
import { useScheduleConsultation } from './use-save-consultation.ts'

interface ScheduleSectionProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** Closes the form. */
  onScheduled: (consultation: Consultation) => void
}

export function ScheduleSection({ open, onOpenChange, onScheduled }: ScheduleSectionProps) {
  const draft = useMemberDraft<Values>('consultation')
  const schedule = useScheduleConsultation()
  const scheduled = useRef<Consultation>(null)
  // A closed form keeps its values; nothing is loaded before the first opening.
  const [opened, setOpened] = useState(open)
  if (open && !opened) setOpened(true)
  return (
    <Collapsible
      open={open}
      onOpenChange={onOpenChange}
      label={t('schedule')}
      icon={<CalendarPlus aria-hidden className="text-brand-deep" />}
    >
      <NeedsNetwork act="schedule" />
      {opened && (
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
      )}
    </Collapsible>
  )
}
