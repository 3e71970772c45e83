import { CircleQuestionMark } from 'lucide-react'
import { useId, useState } from 'react'
import { t } from '#locales/consultations.ts'
import { Button } from '#shared/ui/button.tsx'
import { cardClass } from '#shared/ui/card.tsx'
import { cx } from '#shared/ui/cx.ts'
import { NetworkButton } from '#shared/ui/network-button.tsx'
import type { ConsultationChanges } from './use-consultation-changes.tsx'

interface HappenedProps {
  changes: ConsultationChanges
  onReschedule: () => void
}

/** Asks about a scheduled consultation whose time has passed. */
export function Happened({ changes, onReschedule }: HappenedProps) {
  const id = useId()
  const [isMissed, setMissed] = useState(false)
  return (
    <section aria-labelledby={id} className={cx(cardClass, 'p-4 md:p-5')}>
      <h2 id={id} className="flex items-center gap-2 text-18 font-semibold">
        <CircleQuestionMark size={22} aria-hidden className="flex-none text-brand-deep" />
        {t('happened.question')}
      </h2>
      <p className="mt-1 text-soft">{t('happened.text')}</p>
      <div className="mt-4 flex flex-wrap gap-2.5 *:flex-auto sm:*:flex-none">
        <NetworkButton
          busy={changes.isCompleting}
          aria-label={changes.nameOf(t('happened.yes'))}
          onClick={changes.complete}
        >
          {t('happened.yes')}
        </NetworkButton>
        <Button
          variant="quiet"
          aria-expanded={isMissed}
          aria-label={changes.nameOf(t('happened.no'))}
          onClick={() => setMissed(!isMissed)}
        >
          {t('happened.no')}
        </Button>
      </div>
      {isMissed && (
        <div role="status" className="mt-4 border-t border-edge pt-4">
          <p className="mb-3">{t('happened.noText')}</p>
          <div className="flex flex-wrap gap-2.5 *:flex-auto sm:*:flex-none">
            <Button
              variant="tint"
              aria-label={changes.nameOf(t('happened.reschedule'))}
              onClick={onReschedule}
            >
              {t('happened.reschedule')}
            </Button>
            <Button variant="quiet" aria-label={changes.nameOf(t('actions.cancel'))} onClick={changes.cancel}>
              {t('actions.cancel')}
            </Button>
          </div>
        </div>
      )}
    </section>
  )
}
