import { BellOff, ChevronRight } from 'lucide-react'
import type { Medication } from '#contract/medications.ts'
import { formatSchedule, fullName } from '#member/shared/lib/health/medication-text.ts'
import { date, isoDay } from '#shared/lib/format/format.ts'
import { cardClass, stretchedLinkClass } from '#shared/ui/card.tsx'
import { cx } from '#shared/ui/cx.ts'
import { Badge } from '#shared/ui/feedback/badge.tsx'
import { formatDay, formatMoment, formatStock, groupOf } from './medication-format.ts'
import { medicationsTexts as t } from './medications-texts.ts'

/** A medication in the list; a press anywhere on the card opens it. */
export function MedicationCard({ medication, onOpen }: { medication: Medication; onOpen: () => void }) {
  const { form, stock } = medication
  const name = fullName(medication)
  const isActive = groupOf(medication) === 'active'
  return (
    <article className={cx(cardClass, 'flex items-center gap-3 p-4 transition-[scale] active:scale-98')}>
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
          <h3 className="min-w-0 font-semibold break-words">
            <button
              type="button"
              className={cx(stretchedLinkClass, 'text-left')}
              aria-label={t('list.details', { name })}
              onClick={onOpen}
            >
              {name}
            </button>
          </h3>
          {stock?.low && (
            <Badge meaning="attention">{t(stock.dosesLeft === 0 ? 'stock.out' : 'stock.low')}</Badge>
          )}
        </div>
        <p className="text-14 text-soft">
          {t(`forms.${form}`)} · {formatSchedule(medication)}
        </p>
        <p className="text-14 text-soft">{statusLine(medication)}</p>
        {stock && isActive && (
          <p className="text-14 text-soft">
            {t('stock.title')}: {formatStock(stock, form, isoDay(Date.now()))}
          </p>
        )}
        {!medication.reminders && isActive && medication.kind !== 'as_needed' && (
          <p className="mt-0.5 flex items-center gap-1.5 text-14 text-soft">
            <BellOff size={16} aria-hidden />
            {t('list.remindersOff')}
          </p>
        )}
      </div>
      <ChevronRight size={20} aria-hidden className="flex-none text-soft" />
    </article>
  )
}

/** When the next dose is due, or since when none is. */
export function statusLine(medication: Medication): string | undefined {
  const { status, over, endsOn, statusSince, nextDueAt } = medication
  if (status === 'paused' && !over) return t('list.pausedSince', { day: date(statusSince) })
  if (status === 'ended') return t('list.endedSince', { day: date(statusSince) })
  if (over && endsOn) return t('list.overSince', { day: formatDay(endsOn) })
  return nextDueAt ? t('list.next', { when: formatMoment(nextDueAt) }) : undefined
}
