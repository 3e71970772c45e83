import { Link } from '@tanstack/react-router'
import { ChartLine, Plus } from 'lucide-react'
import { rangePosition } from '#contract/exam-values.ts'
import type { Exam, ExamValue } from '#contract/exams.ts'
import { buttonClass } from '#shared/ui/button.tsx'
import { Card } from '#shared/ui/card.tsx'
import { iconButtonClass } from '#shared/ui/icon-button.tsx'
import { examsTexts as t } from './exams-texts.ts'
import { formatRange } from './format-range.ts'
import { PositionLabel } from './position-label.tsx'

export function ExamValues({ exam }: { exam: Exam }) {
  return (
    <Card>
      <h2 className="text-18 font-semibold tracking-tight">{t('detail.values')}</h2>
      {exam.values.length === 0 ? (
        <div className="mt-2 grid justify-items-start gap-3">
          <p className="text-soft">{t('detail.noValues')}</p>
          <Link
            to="/app/exams/$examId/edit"
            params={{ examId: exam.id }}
            className={buttonClass({ variant: 'tint', size: 'sm' })}
          >
            <Plus size={18} aria-hidden />
            {t('detail.addValues')}
          </Link>
        </div>
      ) : (
        <>
          <ul className="mt-1 divide-y divide-edge">
            {exam.values.map((value) => (
              <Value key={value.id} value={value} />
            ))}
          </ul>
          <p className="mt-3 text-14 text-soft">{t('detail.disclaimer')}</p>
        </>
      )}
    </Card>
  )
}

function Value({ value }: { value: ExamValue }) {
  const range = formatRange(value)
  return (
    <li className="flex flex-wrap items-start gap-x-2 py-3">
      <div className="min-w-44 flex-1">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <h3 className="font-medium wrap-anywhere">{value.analyte}</h3>
          <p className="wrap-anywhere">
            <strong className="text-18 font-bold tabular-nums">{value.value}</strong>
            {value.unit && <span className="text-soft"> {value.unit}</span>}
          </p>
        </div>
        <PositionLabel position={rangePosition(value)} />
        {range && (
          <p className="text-14 text-soft tabular-nums wrap-anywhere">{t('range.label', { range })}</p>
        )}
      </div>
      <Link
        to="/app/exams"
        search={{ aba: 'evolucao', valor: value.id }}
        aria-label={t('detail.trendOf', { analyte: value.analyte })}
        className={iconButtonClass}
      >
        <ChartLine size={20} aria-hidden className="text-soft" />
      </Link>
    </li>
  )
}
