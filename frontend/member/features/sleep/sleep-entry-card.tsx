import { Moon, Pencil, Trash2 } from 'lucide-react'
import type { SleepEntry } from '#contract/sleep.ts'
import { minutesOf } from '#member/shared/lib/health/sleep-week.ts'
import { duration, time } from '#shared/lib/format/format.ts'
import { cardClass } from '#shared/ui/card.tsx'
import { cx } from '#shared/ui/cx.ts'
import { Badge } from '#shared/ui/feedback/badge.tsx'
import { IconButton } from '#shared/ui/icon-button.tsx'
import { sleepEntryDay } from './sleep-entry-day.ts'
import { sleepQuality } from './sleep-quality.ts'
import { sleepTexts as t } from './sleep-texts.ts'

interface SleepEntryCardProps {
  entry: SleepEntry
  onEdit: () => void
  onDelete: () => void
}

export function SleepEntryCard({ entry, onEdit, onDelete }: SleepEntryCardProps) {
  const { word, meaning } = sleepQuality(entry.quality)
  const day = sleepEntryDay(entry.sleepEnd)
  const times = t('records.times', { start: time(entry.sleepStart), end: time(entry.sleepEnd) })
  const name = `${day}, ${times}`
  return (
    <article className={cx(cardClass, 'py-3 pr-2 pl-4')}>
      <div className="flex flex-wrap items-center justify-between gap-x-3 pr-2">
        <h3 className="font-semibold">{day}</h3>
        <p className="flex items-center gap-2.5 text-18 font-bold tabular-nums">
          <Badge meaning={meaning}>{word}</Badge>
          {t('records.percentage', { value: entry.quality })}
        </p>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-2">
        <p className="flex min-w-0 gap-2 text-14 text-soft tabular-nums">
          <Moon size={18} aria-hidden className="mt-px" />
          <span>
            <span className="whitespace-nowrap">{times}</span> ·{' '}
            <span className="whitespace-nowrap">{duration(minutesOf(entry))}</span>
          </span>
        </p>
        <div className="ml-auto flex text-soft">
          <IconButton
            label={t('records.edit', { night: name })}
            icon={<Pencil size={18} aria-hidden />}
            onClick={onEdit}
          />
          <IconButton
            label={t('records.delete', { night: name })}
            icon={<Trash2 size={18} aria-hidden />}
            onClick={onDelete}
          />
        </div>
      </div>
      {entry.notes && <p className="pr-2 pb-1 text-14 break-words whitespace-pre-line">{entry.notes}</p>}
    </article>
  )
}
