import { Link } from '@tanstack/react-router'
import { ChevronRight, Paperclip, TriangleAlert } from 'lucide-react'
import type { ExamSummary } from '#contract/exams.ts'
import { DateBadge } from '#member/shared/ui/date-badge.tsx'
import { date, dayAndMonth } from '#shared/lib/format/format.ts'
import { cardClass, stretchedLinkClass } from '#shared/ui/card.tsx'
import { cx } from '#shared/ui/cx.ts'
import { Badge } from '#shared/ui/feedback/badge.tsx'
import { examsTexts as t } from './exams-texts.ts'

const NAMES_SHOWN = 3

function analyteNames(analytes: readonly string[]): string {
  if (analytes.length === 0) return t('list.noValues')
  const names = analytes.slice(0, NAMES_SHOWN).join(', ')
  const count = analytes.length - NAMES_SHOWN
  return count > 0 ? t('list.andMore', { names, count }) : names
}

export function ExamCard({ exam }: { exam: ExamSummary }) {
  return (
    <article
      className={cx(cardClass, 'flex flex-wrap items-start gap-3.5 p-4 transition-[scale] active:scale-99')}
    >
      <DateBadge dateTime={exam.date} {...dayAndMonth(exam.date, 'UTC')} />
      <div className="min-w-36 flex-1">
        <h2 className="font-semibold wrap-anywhere">
          <Link to="/app/exams/$examId" params={{ examId: exam.id }} className={stretchedLinkClass}>
            {exam.laboratory}
            <span className="sr-only">, {date(exam.date, 'UTC')}</span>
          </Link>
        </h2>
        <p className="text-14 text-soft wrap-anywhere">
          <span className="tabular-nums">{date(exam.date, 'UTC')}</span>
          {exam.requestedBy && ` · ${t('list.requestedBy', { name: exam.requestedBy })}`}
        </p>
        <p className="mt-1 wrap-anywhere">{analyteNames(exam.analytes)}</p>
        {(exam.outside > 0 || exam.files > 0) && (
          <p className="mt-2 flex flex-wrap gap-2">
            {exam.outside > 0 && (
              <span className="inline-flex items-start gap-1.5 rounded-small bg-attention-tint px-2.5 py-0.5 text-14 font-semibold text-attention">
                <TriangleAlert size={16} aria-hidden className="mt-0.5" />
                {t('list.outside', { count: exam.outside })}
              </span>
            )}
            {exam.files > 0 && (
              <Badge meaning="neutral" icon={<Paperclip size={16} aria-hidden />}>
                {t('list.files', { count: exam.files })}
              </Badge>
            )}
          </p>
        )}
      </div>
      <ChevronRight size={20} aria-hidden className="mt-1 flex-none text-soft large-text:hidden" />
    </article>
  )
}
