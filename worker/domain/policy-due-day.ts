import type { Company } from '#contract/company.ts'
import { addBusinessDays, type OwnDays } from './business-days.ts'
import { dayIn } from './time-zone.ts'

/** The calendar day (`YYYY-MM-DD`) by which a policy must be reviewed whose content arrived at the instant. */
export function dueDayOf(
  receivedAt: Date,
  { timeZone, analysisDays }: Pick<Company, 'timeZone' | 'analysisDays'>,
  ownDays?: OwnDays,
): string {
  return addBusinessDays(dayIn(timeZone, receivedAt), analysisDays, ownDays)
}
