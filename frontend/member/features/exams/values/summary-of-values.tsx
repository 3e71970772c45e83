import { Check, TriangleAlert } from 'lucide-react'
import type { ExamValue } from '#contract/exams.ts'
import { t } from '#locales/exams.ts'
import { Card } from '#shared/ui/card.tsx'
import { summarizeValues } from './summarize-values.ts'

/** "12 de 13 na faixa do laboratório", and the values outside it. */
export function SummaryOfValues({ values }: { values: readonly ExamValue[] }) {
  const { inside, compared, outside, uncompared } = summarizeValues(values)
  if (compared === 0) return null
  const Icon = outside.length > 0 ? TriangleAlert : Check
  return (
    <Card className="flex items-center gap-4">
      <div className="min-w-0 flex-1">
        <h2 className="flex flex-wrap items-baseline gap-x-2 font-semibold">
          <span className="text-34 font-bold tracking-tight tabular-nums">{inside}</span>{' '}
          <span>{t('summary.of', { count: compared })}</span>
        </h2>
        {outside.map(({ position, analytes }) => (
          <p key={position} className="text-14 text-soft wrap-anywhere">
            {t(`summary.${position}`, { count: analytes.length, names: analytes.join(', ') })}
          </p>
        ))}
        {uncompared > 0 && (
          <p className="text-14 text-soft">{t('summary.uncompared', { count: uncompared })}</p>
        )}
      </div>
      <Icon
        size={24}
        aria-hidden
        className={outside.length > 0 ? 'flex-none text-attention' : 'flex-none text-good'}
      />
    </Card>
  )
}
