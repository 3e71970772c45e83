import {
  type Configuration,
  type Holiday,
  WITHOUT_FACTOR_NAMES_MAX,
  type WithoutFactor,
} from '#contract/company.ts'
import { nationalDaysOf } from '#domain/business-days.ts'
import { after, DAY } from '#domain/duration.ts'
import { dayIn } from '#domain/time-zone.ts'
import type { Bindings } from '#platform/bindings.ts'
import { NotFound } from '#platform/errors.ts'
import type { MemberWork } from '#platform/work.ts'
import {
  administratorsWithoutFactor,
  type ConfigurationRow,
  configurationOf,
  ownDaysOf,
} from './company.queries.ts'
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

export async function showConfiguration({
  clock,
  db,
  env,
  member,
  read,
}: MemberWork): Promise<Configuration> {
  const now = clock.now()
  const { rows, days } = await read({
    rows: configurationOf(db, member.id),
    days: ownDaysOf(db, member.id, firstDayAnywhere(now)),
  })
  if (!rows[0]) throw new NotFound()
  return toConfiguration(rows[0], days, env, now)
}

/** The administrators who would have to enrol a second factor if it were required. */
export async function showWithoutFactor({ db, member, read }: MemberWork): Promise<WithoutFactor> {
  const [rows] = await read([administratorsWithoutFactor(db, member.id)])
  const others = rows.filter(({ id }) => id !== member.id).map(({ fullName }) => fullName)
  return {
    self: others.length < rows.length,
    others: others.length,
    names: others.sort((one, other) => one.localeCompare(other)).slice(0, WITHOUT_FACTOR_NAMES_MAX),
  }
}
