import { bmiClasses } from '#contract/anamnesis.ts'
import {
  type Distribution,
  MONTHS_PAGE_SIZE,
  type StatisticsMonths,
  sleepBands,
} from '#contract/statistics.ts'
import { dayAt, monthOf } from '#domain/server/brasilia-days.ts'
import { Invalid } from '#platform/errors.ts'
import type { MemberWork } from '#platform/work.ts'
import { INVALID_PAGE } from '#texts/page.ts'
import { countsByDay } from './counts.queries.ts'
import { protectGroups } from './protected-groups.ts'

const bandsOf = { sleep: sleepBands, bmi: bmiClasses } as const

/** The groups of a distribution in each closed month, newest first; never individual members. */
export async function listMonths(
  { clock, db, member, read }: MemberWork,
  { distribution, cursor }: { distribution: Distribution; cursor?: string | undefined },
): Promise<StatisticsMonths> {
  if (cursor && !/^\d{4}-(0[1-9]|1[0-2])-01$/.test(cursor))
    throw new Invalid({ cursor: INVALID_PAGE }, 'invalid_parameter')
  const last = monthOf(dayAt(clock.now()), -1)
  const [rows] = await read([countsByDay(db, member.id, distribution, { from: '0000', to: last })])
  const first = rows.map(({ day }) => day).sort()[0]
  const months: StatisticsMonths['months'] = []
  let month = cursor && cursor < last ? cursor : last
  for (; first && month >= first && months.length < MONTHS_PAGE_SIZE; month = monthOf(month, -1)) {
    const counted = bandsOf[distribution].map((band) => {
      const counts = rows.filter(
        ({ key, day }) => key === band && (distribution === 'bmi' ? day <= month : day === month),
      )
      return counts.reduce((sum, { count }) => sum + count, 0)
    })
    const { shown, total } = protectGroups(counted)
    months.push({
      month,
      total,
      cells: bandsOf[distribution].map((band, index) => ({ band, count: shown[index] ?? null })),
    })
  }
  return { months, nextCursor: first && month >= first ? month : null }
}
