import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { CircleCheck, type LucideIcon, Paperclip, Pill } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import type { Consultation } from '#contract/consultations.ts'
import { t } from '#locales/consultations.ts'
import { memberPaths } from '#member/shared/lib/member-paths.ts'
import { date } from '#shared/lib/format/format.ts'
import { cardClass } from '#shared/ui/card.tsx'
import { cx } from '#shared/ui/cx.ts'
import { SectionTitle } from '#shared/ui/page-header.tsx'
import { medicationCountQuery } from '../consultations-query.ts'

const linkClass =
  'flex min-h-11 items-center font-semibold text-brand-deep underline-offset-4 hover:underline'

interface ToBringProps {
  consultation: Consultation
  withMedications: boolean
}

/** What to bring; renders nothing if there is nothing. */
export function ToBring({ consultation: { bring, exams }, withMedications }: ToBringProps) {
  const { data: medications = 0 } = useQuery({ ...medicationCountQuery, enabled: withMedications })
  const showsMedications = withMedications && medications > 0
  const id = useId()
  if (bring.length === 0 && exams.length === 0 && !showsMedications) return null
  return (
    <section aria-labelledby={id}>
      <SectionTitle id={id}>{t('form.toBring')}</SectionTitle>
      <ul className={cx(cardClass, 'px-4 py-2 md:px-5')}>
        {[...new Set(bring)].map((line) => (
          <Line key={line} icon={CircleCheck}>
            <p className="py-2.5">{line}</p>
          </Line>
        ))}
        {exams.map((exam) => (
          <Line key={exam.id} icon={Paperclip}>
            <Link to="/app/exams/$examId" params={{ examId: exam.id }} className={linkClass}>
              {t('form.exam', {
                title: exam.title,
                laboratory: exam.laboratory,
                day: date(exam.date, 'UTC'),
              })}
            </Link>
          </Line>
        ))}
        {showsMedications && (
          <Line icon={Pill}>
            <Link to={memberPaths.medications} className={linkClass}>
              {t('page.medications', { count: medications })}
            </Link>
          </Line>
        )}
      </ul>
    </section>
  )
}

function Line({ icon: Icon, children }: { icon: LucideIcon; children: ReactNode }) {
  return (
    <li className="flex gap-3.5">
      <Icon size={20} aria-hidden className="mt-3 flex-none" />
      <div className="min-w-0 wrap-anywhere">{children}</div>
    </li>
  )
}
