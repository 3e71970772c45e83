import type { Configuration, ConfigurationChange, Holiday } from '#contract/company.ts'
import { auditEntry } from '#platform/audit-entry.ts'
import { NotFound, StaleVersion } from '#platform/errors.ts'
import type { MemberWork } from '#platform/work.ts'
import { beforeAndAfter } from './before-and-after.ts'
import {
  changeConfiguration as change,
  configurationOf,
  type HolidayChanges,
  ownDaysOf,
} from './company.queries.ts'
import { firstDayAnywhere, firstDayOf, toConfiguration } from './configuration.ts'
import { allCardTexts } from './show-company.ts'

/**
 * Replaces the whole configuration. The second of two concurrent editors gets a conflict with the version of
 * the first. `version` in the body serves clients that send no `If-Match`.
 */
export async function changeConfiguration(
  work: MemberWork,
  { version, holidays, ...input }: ConfigurationChange,
): Promise<Configuration> {
  const { clock, db, env, expectedVersion = version, member, read, write } = work
  const now = clock.now()
  const firstDay = firstDayAnywhere(now)
  const { rows, known } = await read({
    rows: configurationOf(db, member.id),
    known: ownDaysOf(db, member.id, firstDay),
  })
  const [row] = rows
  if (!row) throw new NotFound()
  if (expectedVersion !== undefined && row.version !== expectedVersion) {
    throw new StaleVersion(toConfiguration(row, known, env, now))
  }
  const from = firstDayOf(row.timeZone, now)
  const days = known.filter(({ day }) => day >= from)
  const upcoming = holidays
    .filter(({ day }) => day >= from)
    .sort((one, other) => (one.day < other.day ? -1 : 1))
  const detail = beforeAndAfter(
    { ...row, cardTexts: allCardTexts(row.cardTexts), holidays: days },
    { ...input, holidays: upcoming },
  )
  if (Object.keys(detail).length === 0) return toConfiguration(row, days, env, now)
  const audit = await auditEntry(work, 'company.configured', String(row.id))
  const fields = { ...input, updatedAt: now, updatedBy: member.id }
  const changes = holidayChanges(days, upcoming)
  const { written, present, daysNow } = await write(
    change(db, row, fields, changes, firstDay, { ...audit, detail }),
  )
  if (!present[0]) throw new NotFound()
  const current = toConfiguration(present[0], daysNow, env, now)
  if (!written[0]) throw new StaleVersion(current)
  return current
}

function holidayChanges(before: Holiday[], after: Holiday[]): HolidayChanges {
  const same = (one: Holiday, other: Holiday) =>
    one.day === other.day && one.name === other.name && one.observed === other.observed
  return {
    gone: before.filter((known) => !after.some((day) => same(known, day))).map(({ day }) => day),
    come: after.filter((day) => !before.some((known) => same(known, day))),
  }
}
