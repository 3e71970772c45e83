import type { Consultation } from './consultations.ts'
import type { Policy } from './insurance.ts'
import type { DayDose, Medication, Stock } from './medications.ts'

/** Maximum number of records in each list except the doses. The records' own screens show the rest. */
export const NOW_LIST_MAX = 3

/** Maximum number of doses. More can be open only if the plan itself has more within a day. */
export const NOW_DOSES_MAX = 20

/** A dose that is due and was neither taken, skipped nor missed. */
export interface DueDose extends DayDose {
  slot: string
  dueAt: string
}

export interface LowStock extends Pick<Medication, 'id' | 'name' | 'dose' | 'form'> {
  stock: Stock
}

/** What needs the member's attention now. */
export interface Now {
  /** Longest overdue first, at most `NOW_DOSES_MAX`. */
  doses: DueDose[]
  lowStock: LowStock[]
  /** Rejected policies that no newer policy has followed, newest first. */
  rejectedPolicies: Pick<Policy, 'id' | 'fileName' | 'rejectionText'>[]
  /** Scheduled consultations whose time is over, latest first. */
  pastConsultations: Consultation[]
  /** Whether the member has any medication, consultation, policy, exam or activity. */
  hasRecords: boolean
  /** When the next dose is due or the next consultation is over (ISO 8601); `null` without either. */
  changesAt: string | null
}
