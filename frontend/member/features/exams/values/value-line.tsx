import { Link } from '@tanstack/react-router'
import { ArrowDown, ArrowUp, ChartLine, EqualNot } from 'lucide-react'
import type { ExamValue } from '#contract/exams.ts'
import { isOutside, rangePosition } from '#domain/exam-values.ts'
import { t } from '#locales/exams.ts'
import { cx } from '#shared/ui/cx.ts'
import { Badge } from '#shared/ui/feedback/badge.tsx'
import { rangePositionNames } from '#texts/labels.ts'
import { formatRange } from '../format-range.ts'
import { type RangeBar, rangeBarOf } from './range-bar.ts'

const outsideIcons = { above: ArrowUp, below: ArrowDown, different: EqualNot }

/** One value: its name, its figure, and a bar with its place in its report's printed range. Links to its trend. */
export function ValueLine({ value }: { value: ExamValue }) {
  const position = rangePosition(value)
  const outside = isOutside(position) ? position : undefined
  const OutsideIcon = outside && outsideIcons[outside]
  const bar = rangeBarOf(value)
  const range = formatRange(value)
  return (
    <li className="relative py-2.5">
      <div className="flex items-center gap-2">
        <div className="flex min-w-0 flex-1 flex-wrap items-center justify-end gap-x-2 gap-y-0.5">
          <h3
            className={cx(
              'min-w-28 flex-1 large-text:basis-full wrap-break-word',
              outside ? 'font-semibold' : 'font-medium',
            )}
          >
            {value.analyte}
          </h3>
          {OutsideIcon && (
            <span aria-hidden>
              <Badge meaning="attention" icon={<OutsideIcon size={16} />}>
                {t(`positions.${outside}`)}
              </Badge>
            </span>
          )}
          <p className="text-right wrap-anywhere">
            <strong className="text-18 font-bold tabular-nums">{value.value}</strong>
            {value.unit && <span className="text-14 text-soft"> {value.unit}</span>}
          </p>
        </div>
        <ChartLine size={16} aria-hidden className="flex-none text-soft" />
      </div>
      {bar && <Bar bar={bar} outside={outside !== undefined} />}
      <p className={cx(bar || outside ? 'sr-only' : 'text-14 text-soft')}>{rangePositionNames[position]}</p>
      {range && (
        <p className="mt-1 text-12 text-soft tabular-nums wrap-anywhere">
          <span className={bar ? 'sr-only' : undefined}>{t('range.label', { range: '' })}</span>
          {range}
        </p>
      )}
      <Link
        to="/app/exams"
        search={{ aba: 'evolucao', valor: value.id }}
        aria-label={t('detail.trendOf', { analyte: value.analyte })}
        className="absolute inset-x-0 inset-y-0 rounded-small"
      />
    </li>
  )
}

/** Decorative: the text beside it says the same. */
function Bar({ bar, outside }: { bar: RangeBar; outside: boolean }) {
  return (
    <div aria-hidden className="relative mt-2 mb-1 h-1.5 rounded-full bg-sunken forced-colors:border">
      <span
        className="absolute inset-y-0 rounded-full bg-good-edge"
        style={{ left: `${bar.from}%`, width: `${bar.to - bar.from}%` }}
      />
      <span
        className={cx(
          'absolute top-1/2 size-3 -translate-1/2 rounded-full border-2 border-surface',
          outside ? 'bg-attention' : 'bg-good',
        )}
        style={{ left: `${bar.dot}%` }}
      />
    </div>
  )
}
