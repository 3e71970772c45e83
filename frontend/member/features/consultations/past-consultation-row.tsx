import { linkOptions } from '@tanstack/react-router'
import type { Consultation } from '#contract/consultations.ts'
import { t } from '#locales/consultations.ts'
import { NowRow } from '#member/shared/ui/now-row.tsx'
import { shortDate } from '#shared/lib/format/format.ts'
import { consultationTitle } from '#texts/consultations.ts'

/** A scheduled consultation whose time has passed; its page asks whether it happened. */
export function PastConsultationRow({ consultation }: { consultation: Consultation }) {
  const { id, date, doctorName, specialty } = consultation
  return (
    <NowRow
      service="consultations"
      title={t('happened.title', { day: shortDate(date) })}
      link={linkOptions({ to: '/app/consultations/$consultationId', params: { consultationId: id } })}
      text={consultationTitle(specialty, doctorName)}
    />
  )
}
