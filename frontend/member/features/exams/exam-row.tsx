import { linkOptions } from '@tanstack/react-router'
import { TriangleAlert } from 'lucide-react'
import type { ExamSummary } from '#contract/exams.ts'
import { t } from '#locales/exams.ts'
import { DateBadge } from '#member/shared/ui/date-badge.tsx'
import { RecordRow } from '#member/shared/ui/records/record-row.tsx'
import { date, dayAndMonth } from '#shared/lib/format/format.ts'
import { Badge } from '#shared/ui/feedback/badge.tsx'

export function ExamRow({ exam }: { exam: ExamSummary }) {
  const { id, title, date: day, laboratory, requestedBy, analytes, outside, files } = exam
  const facts = [
    requestedBy && t('list.requestedBy', { name: requestedBy }),
    analytes.length === 0 && t('list.noValues'),
    files > 0 && t('list.files', { count: files }),
  ].filter(Boolean)
  return (
    <RecordRow
      id={id}
      link={linkOptions({ to: '/app/exams/$examId', params: { examId: id } })}
      leading={<DateBadge dateTime={day} {...dayAndMonth(day, 'UTC')} />}
      name={title}
      spoken={date(day, 'UTC')}
      detail={
        <>
          <span className="block">{laboratory}</span>
          {facts.length > 0 && <span className="block">{facts.join(' · ')}</span>}
        </>
      }
      figure={analytes.length > 0 && t('list.values', { count: analytes.length })}
      state={
        outside > 0 && (
          <Badge meaning="attention" icon={<TriangleAlert size={16} aria-hidden />}>
            {t('list.outside', { count: outside })}
          </Badge>
        )
      }
    />
  )
}
