import { analyteOf, knownAnalytes } from '#domain/analytes.ts'
import { foldWords } from '#domain/fold.ts'
import { reportWords } from '#locales/exam-reports.ts'

const names = knownAnalytes.flatMap((analyte) => analyte.names)

const inUrinePatterns = reportWords.inUrine.map(
  (pattern) => new RegExp(`^${pattern.replace('{{name}}', '(.+)')}$`),
)

/** "ph" for "ph da urina": what a report prints below the urine heading. */
function shortNames(name: string): string[] {
  return inUrinePatterns.flatMap((pattern) => pattern.exec(name)?.[1] ?? [])
}

/** Every name that a report may print for an analyte in the table, normalized by `foldWords`. */
export const reportNames: readonly string[] = [...new Set([...names, ...names.flatMap(shortNames)])]

const known = new Set(reportNames)

export function isReportName(name: string): boolean {
  return known.has(foldWords(name))
}

/** The table's name for the analyte in urine, if a report prints only "Glicose". */
export function nameInUrine(printed: string): string {
  const name = foldWords(printed)
  const [found] = reportWords.inUrine.flatMap((pattern) => analyteOf(pattern.replace('{{name}}', name)) ?? [])
  return found?.name ?? printed
}
