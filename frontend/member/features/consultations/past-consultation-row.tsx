import { Link } from '@tanstack/react-router'
import type { Consultation } from '#contract/consultations.ts'
import { t } from '#locales/consultations.ts'
import { NowRow, nowRowLinkClass } from '#member/shared/ui/now-row.tsx'
import { shortDate } from '#shared/lib/format/format.ts'
import { consultationTitle } from '#texts/consultations.ts'

/** A scheduled consultation whose time has passed; its page asks whether it happened. */
export function PastConsultationRow({ consultation }: { consultation: Consultation }) {
  const { id, date, doctorName, specialty } = consultation
  return (
    <NowRow
      service="consultations"
      title={
        <Link
          to="/app/consultations/$consultationId"
          params={{ consultationId: id }}
          className={nowRowLinkClass}
        >
          {t('happened.title', { day: shortDate(date) })}
        </Link>
      }
      text={consultationTitle(specialty, doctorName)}
    />
  )
}
