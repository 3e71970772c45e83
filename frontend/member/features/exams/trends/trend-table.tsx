import { Link } from '@tanstack/react-router'
import type { TrendPoint } from '#contract/exams.ts'
import { rangePosition } from '#domain/exam-values.ts'
import { t } from '#locales/exams.ts'
import { date } from '#shared/lib/format/format.ts'
import { formatRange } from '../format-range.ts'
import { PositionLabel } from '../position-label.tsx'

/** The chart's values, plus those that are not numbers. */
export function TrendTable({ analyte, points }: { analyte: string; points: readonly TrendPoint[] }) {
  return (
    <table className="mt-4 w-full text-14 tabular-nums">
      <caption className="sr-only">{t('trends.table', { analyte })}</caption>
      <thead className="text-left text-soft large-text:sr-only">
        <tr>
          <th scope="col" className="pb-1.5 font-medium">
            {t('trends.date')}
          </th>
          <th scope="col" className="pb-1.5 font-medium">
            {t('form.value')}
          </th>
          <th scope="col" className="pr-3 pb-1.5 font-medium @max-[36rem]:hidden">
            {t('trends.rangeColumn')}
          </th>
          <th scope="col" className="pr-3 pb-1.5 font-medium @max-[36rem]:hidden">
            {t('trends.positionColumn')}
          </th>
        </tr>
      </thead>
      <tbody>
        {points.map((point) => {
          const day = date(point.date, 'UTC')
          const range = formatRange(point)
          const position = rangePosition(point)
          return (
            <tr key={point.id} className="border-t border-edge align-top large-text:*:block">
              <th scope="row" className="pr-4 text-left font-medium">
                <Link
                  to="/app/exams/$examId"
                  params={{ examId: point.examId }}
                  aria-label={t('trends.open', { day })}
                  className="inline-flex min-h-11 items-center rounded-small font-semibold text-brand-deep underline underline-offset-4"
                >
                  {day}
                </Link>
              </th>
              <td className="py-3 pr-3 wrap-anywhere">
                <strong className="font-bold">{point.value}</strong>
                {point.unit && ` ${point.unit}`}
                {/* Replaces the last two columns when four do not fit. */}
                <span className="block @min-[36rem]:hidden">
                  {range && <span className="block text-soft">{t('range.label', { range })}</span>}
                  <PositionLabel position={position} />
                </span>
              </td>
              <td className="py-3 pr-3 wrap-anywhere @max-[36rem]:hidden">{range}</td>
              <td className="py-3 @max-[36rem]:hidden">
                <PositionLabel position={position} />
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
