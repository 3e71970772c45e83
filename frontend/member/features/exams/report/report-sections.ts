import { plainText } from '#contract/exam-values.ts'
import { reportWords } from '#locales/exam-reports.ts'
import { panelAnalyteOf } from '../panels/panels.ts'
import type { ReportRow } from './report-row.ts'

type Section = 'urine' | 'other'

const WORDS_OF_HEADING_MAX = 5

const startsWithAny = (text: string, words: readonly string[]) =>
  words.some((word) => text === word || text.startsWith(`${word} `))

/** What the results below a heading were measured in; `undefined` for a line that is no such heading. */
export function sectionOf(folded: string): Section | undefined {
  const [, label = '', content = folded] = /^([^:\t]*)[:\t](.*)$/.exec(folded) ?? []
  if (label !== '' && !reportWords.sample.includes(plainText(label))) return undefined
  const words = plainText(content)
  if (words.split(' ').length > WORDS_OF_HEADING_MAX) return undefined
  if (startsWithAny(words, reportWords.urine)) return 'urine'
  return startsWithAny(words, reportWords.notUrine) ? 'other' : undefined
}

/** The row under the name that the panels have for it in urine, where a report prints only "Glicose". */
export function inUrine(row: ReportRow): ReportRow {
  const name = plainText(row.analyte)
  const [found] = reportWords.inUrine.flatMap(
    (pattern) => panelAnalyteOf(pattern.replace('{{name}}', name)) ?? [],
  )
  return found ? { ...row, analyte: found.name } : row
}
