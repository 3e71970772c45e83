import type { Configuration } from '#contract/company.ts'
import { NotFound } from '#platform/errors.ts'
import type { MemberWork } from '#platform/work.ts'
import { configurationOf, ownDaysOf } from './company.queries.ts'
import { firstDayAnywhere, toConfiguration } from './configuration.ts'

export async function showConfiguration({
  clock,
  db,
  env,
  member,
  read,
}: MemberWork): Promise<Configuration> {
  const now = clock.now()
  const [[row], days] = await read([
    configurationOf(db, member.id),
    ownDaysOf(db, member.id, firstDayAnywhere(now)),
  ])
  if (!row) throw new NotFound()
  return toConfiguration(row, days, env, now)
}
