import { CalendarPlus } from 'lucide-react'
import { type RefObject, Suspense, useEffect, useState } from 'react'
import type { Consultation } from '#contract/consultations.ts'
import { t } from '#locales/consultations.ts'
import { ui } from '#locales/ui.ts'
import { whenIdle } from '#member/shared/lib/when-idle.ts'
import { Collapsible } from '#member/shared/ui/collapsible.tsx'
import { NeedsNetwork } from '#member/shared/ui/needs-network.tsx'
import { Loading, SkeletonText } from '#shared/ui/feedback/skeleton.tsx'
import { loadForms, ScheduleForm } from './lazy-forms.ts'

interface ScheduleSectionProps {
  /** The button that opens and closes the form. */
  trigger: RefObject<HTMLButtonElement | null>
  open: boolean
  onOpenChange: (open: boolean) => void
  /** Closes the form. */
  onScheduled: (consultation: Consultation) => void
}

export function ScheduleSection({ trigger, open, onOpenChange, onScheduled }: ScheduleSectionProps) {
  // A closed form keeps its values; nothing is loaded before the first opening.
  const [opened, setOpened] = useState(open)
  if (open && !opened) setOpened(true)
  useEffect(() => whenIdle(() => void loadForms().catch(() => undefined)), [])
  return (
    <Collapsible
      trigger={trigger}
      open={open}
      onOpenChange={onOpenChange}
      label={t('schedule')}
      icon={<CalendarPlus aria-hidden className="text-brand-deep" />}
    >
      <NeedsNetwork act="schedule" />
      {opened && (
        <Suspense
          fallback={
            <Loading label={ui.loading}>
              <SkeletonText lines={6} />
            </Loading>
          }
        >
          <ScheduleForm onScheduled={onScheduled} />
        </Suspense>
      )}
    </Collapsible>
  )
}
