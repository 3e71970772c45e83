import { CalendarPlus } from 'lucide-react'
import { useState } from 'react'
import { Collapsible } from '../../../shared/ui/collapsible.tsx'
import { ConsultationForm } from './consultation-form.tsx'
import { blankConsultation } from './consultation-form-values.ts'
import { consultationsTexts as t } from './consultations-texts.ts'
import { useScheduleConsultation } from './use-save-consultation.ts'

interface ScheduleSectionProps {
  memberId: string
  open: boolean
  onOpenChange: (open: boolean) => void
}

export function ScheduleSection({ memberId, open, onOpenChange }: ScheduleSectionProps) {
  const schedule = useScheduleConsultation()
  // What was typed stays when the form is closed; before the first opening there is nothing to load.
  const [opened, setOpened] = useState(open)
  if (open && !opened) setOpened(true)
  return (
    <Collapsible
      open={open}
      onOpenChange={onOpenChange}
      label={t('schedule')}
      icon={<CalendarPlus aria-hidden className="text-brand-deep" />}
    >
      {opened && (
        <ConsultationForm
          name="consultation"
          memberId={memberId}
          initial={blankConsultation}
          submitLabel={t('form.submit')}
          busyLabel={t('form.submitting')}
          onSave={schedule.mutateAsync}
          onSaved={() => onOpenChange(false)}
        />
      )}
    </Collapsible>
  )
}
