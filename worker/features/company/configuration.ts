import type { Configuration, Holiday } from '#contract/company.ts'
import { nationalDaysOf } from '#domain/business-days.ts'
import { after, DAY } from '#domain/duration.ts'
import { dayIn } from '#domain/time-zone.ts'
import type { Bindings } from '#platform/bindings.ts'
import type { ConfigurationRow } from './company.queries.ts'
import { ADMIN_LOGO, allCardTexts, logoUrlOf } from './show-company.ts'

/**
 * The first day that the configuration lists, `YYYY-MM-DD`: the start of the current year in the company's
 * time zone.
 */
export function firstDayOf(timeZone: string, now: Date): string {
  return `${dayIn(timeZone, now).slice(0, 4)}-01-01`
}

/**
 * A first day that is early enough in every time zone. The company's time zone is only known from the row
 * that the same batch reads.
 */
export function firstDayAnywhere(now: Date): string {
  return firstDayOf('UTC', after(now, -DAY))
}

export function toConfiguration(
  row: ConfigurationRow,
  holidays: Holiday[],
  env: Bindings,
  now: Date,
): Configuration {
  const { id: _id, timeZone, logoKey: _key, updatedAt, logoUpdatedAt, cardTexts, ...fields } = row
  const from = firstDayOf(timeZone, now)
  const year = Number(from.slice(0, 4))
  return {
    ...fields,
    cardTexts: allCardTexts(cardTexts),
    holidays: holidays.filter(({ day }) => day >= from),
    logoUrl: logoUrlOf(row, ADMIN_LOGO),
    nationalDays: [...nationalDaysOf(year), ...nationalDaysOf(year + 1)],
    defaultMailFrom: env.MAIL_FROM,
    allowedChatOrigin: env.CHAT_ORIGIN || null,
    updatedAt: updatedAt?.toISOString() ?? null,
    logoUpdatedAt: logoUpdatedAt?.toISOString() ?? null,
  }
}
