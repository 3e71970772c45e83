import type { Configuration, Holiday } from '../../contract/company.ts'
import type { Bindings } from '../../platform/bindings.ts'
import { nationalDaysOf } from '../../platform/business-days.ts'
import { dayIn } from '../../platform/time-zone.ts'
import type { ConfigurationRow } from './company.queries.ts'
import { ADMIN_LOGO, allCardTexts, logoUrlOf } from './show-company.ts'

/** What is past is of no use to a calendar of days to come. */
export function firstDayOf(now: Date): string {
  return `${now.getUTCFullYear()}-01-01`
}

/** The configuration as an administrator reads it. */
export function toConfiguration(
  row: ConfigurationRow,
  holidays: Holiday[],
  env: Bindings,
  now: Date,
): Configuration {
  const { id: _id, timeZone, logoKey: _key, updatedAt, cardTexts, ...fields } = row
  const year = Number(dayIn(timeZone, now).slice(0, 4))
  return {
    ...fields,
    cardTexts: allCardTexts(cardTexts),
    holidays,
    logoUrl: logoUrlOf(row, ADMIN_LOGO),
    nationalDays: [...nationalDaysOf(year), ...nationalDaysOf(year + 1)],
    defaultMailFrom: env.MAIL_FROM,
    allowedChatOrigin: env.CHAT_ORIGIN || null,
    updatedAt: updatedAt?.toISOString() ?? null,
  }
}
