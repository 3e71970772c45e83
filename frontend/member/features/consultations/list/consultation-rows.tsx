import type { Consultation } from '#contract/consultations.ts'
import { RecordMonths } from '#member/shared/ui/records/record-months.tsx'
import { ConsultationRow } from './consultation-row.tsx'

interface ConsultationRowsProps {
  /** The list's accessible name. */
  label: string
  consultations: readonly Consultation[]
  busy?: boolean
}

export function ConsultationRows({ label, consultations, busy = false }: ConsultationRowsProps) {
  return (
    <RecordMonths
      label={label}
      records={consultations}
      dateOf={({ date }) => date}
      row={(consultation) => <ConsultationRow consultation={consultation} />}
      busy={busy}
    />
  )
}
