import { addBusinessDays, type OwnDays } from './business-days.ts'
import { dayIn } from './time-zone.ts'

/** The company's time zone, and how many business days a review takes. */
interface ReviewTerms {
  timeZone: string
  analysisDays: number
}

/** The calendar day (`YYYY-MM-DD`) by which a policy must be reviewed whose content arrived at the instant. */
export function dueDayOf(
  receivedAt: Date,
  { timeZone, analysisDays }: ReviewTerms,
  ownDays?: OwnDays,
): string {
  return addBusinessDays(dayIn(timeZone, receivedAt), analysisDays, ownDays)
}
