import { Link } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import type { Exam } from '#contract/exams.ts'
import { t } from '#locales/exams.ts'
import { buttonClass } from '#shared/ui/button.tsx'
import { Card } from '#shared/ui/card.tsx'
import { SummaryOfValues } from './summary-of-values.tsx'
import { ValueLine } from './value-line.tsx'

export function ExamValues({ exam }: { exam: Exam }) {
  return (
    <>
      <SummaryOfValues values={exam.values} />
      <Card>
        <h2 className="text-18 font-semibold tracking-tight">{t('form.values')}</h2>
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
                <ValueLine key={value.id} value={value} />
              ))}
            </ul>
            <p className="mt-3 text-14 text-soft">{t('detail.disclaimer')}</p>
          </>
        )}
      </Card>
    </>
  )
}
