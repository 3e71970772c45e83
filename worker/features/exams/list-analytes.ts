import type { Analyte } from '#contract/exams.ts'
import { analyteKey, usualName } from '#domain/analytes.ts'
import { isOutside, rangePosition } from '#domain/exam-values.ts'
import type { MemberWork } from '#platform/work.ts'
import { LOCALE } from '#texts/language.ts'
import { latestValuesOf } from './exams.queries.ts'

/** Maximum number of spellings that are read. */
const NAMES_MAX = 500

const byName = new Intl.Collator(LOCALE)

/** The member's analytes, by name. All spellings of an analyte count as one. */
export async function listAnalytes({ db, member, read }: MemberWork): Promise<Analyte[]> {
  const [rows] = await read([latestValuesOf(db, member.id, NAMES_MAX)])
  const analytes = Map.groupBy(
    rows.toSorted((one, other) => (one.latest < other.latest ? 1 : -1)),
    ({ analyte }) => analyteKey(analyte),
  )
  return [...analytes.values()]
    .flatMap((spellings) => {
      const [newest] = spellings
      if (!newest) return []
      return {
        id: newest.id,
        analyte: usualName(newest.analyte),
        unit: newest.unit,
        count: spellings.reduce((sum, { count }) => sum + count, 0),
        // The order of `latest` is by day, then by time of entry.
        date: newest.latest.slice(0, 'yyyy-mm-dd'.length),
        isOutside: isOutside(rangePosition(newest)),
      }
    })
    .sort((one, other) => byName.compare(one.analyte, other.analyte))
}
