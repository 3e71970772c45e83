import type { Consultation } from './consultations.ts'
import type { Policy } from './insurance.ts'
import type { DayDose, Medication, Stock } from './medications.ts'

/** Each list of the answer, except that of the doses, holds at most so many records; the screens of the records hold the rest. */
export const NOW_LIST_MAX = 3

/** The most doses of the answer: more are open only where the plan itself holds more within a day. */
export const NOW_DOSES_MAX = 20

/** A dose whose time has come and that is neither taken nor skipped nor missed. */
export interface DueDose extends DayDose {
  slot: string
  dueAt: string
  /** `null` where the stock is not tracked. */
  unitsPerDose: number | null
}

/** An active medication whose stock is low. */
export interface LowStock extends Pick<Medication, 'id' | 'name' | 'dose' | 'form'> {
  stock: Stock
}

/** What needs the member at this moment. */
export interface Now {
  /** The longest due first, at most `NOW_DOSES_MAX`. */
  doses: DueDose[]
  lowStock: LowStock[]
  /** Rejected policies after whose rejection no other policy was sent, the newest first. */
  rejectedPolicies: Pick<Policy, 'id' | 'fileName' | 'rejectionText'>[]
  /** Scheduled consultations whose time is over, the latest first. */
  pastConsultations: Consultation[]
  /** Whether the member has a medication, a consultation, a policy, an exam or an activity. */
  hasRecords: boolean
  /** When the next dose is due or the next consultation is over (ISO 8601); `null` without one. */
  changesAt: string | null
}
