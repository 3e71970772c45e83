import { NAME_MAX } from '#contract/text.ts'
import { reportWords } from '#locales/exam-reports.ts'
import { completeDate, textToIso } from '#shared/ui/forms/date-text.ts'
import { tidy } from './read-value.ts'
import { foldInPlace } from './report-line.ts'

/** What a report prints about itself: offered for the form's fields, never filled in unasked. */
export interface ReportHead {
  /** The day of the collection, `YYYY-MM-DD`. */
  date?: string
  laboratory?: string
}

const LINE_MAX = 200
const WORDS_MAX = 8
const beginsWith = (words: readonly string[]) =>
  new RegExp(
    `(?:^|\\s{2,}|\\t)(?:${words.toSorted((one, other) => other.length - one.length).join('|')})(?![\\p{L}\\p{N}])\\s*[:.]?\\s*`,
    'u',
  )
const COLLECTED = beginsWith(reportWords.collected)
const LABORATORY = beginsWith(reportWords.laboratory)
const DAY = /^\d{1,2}[/.-]\d{1,2}[/.-]\d{4}(?!\d)/

function dayAfterLabel(line: string): string | undefined {
  const label = COLLECTED.exec(foldInPlace(line))
  const [printed] = (label && DAY.exec(line.slice(label.index + label[0].length))) ?? []
  if (!printed) return undefined
  const text = completeDate(printed)
  const iso = textToIso(text)
  return iso === text ? undefined : iso
}

/** "Laboratório São Lucas", or what follows "Laboratório:". */
function readLaboratory(line: string): string | undefined {
  const label = LABORATORY.exec(foldInPlace(line))
  if (label?.index !== 0) return undefined
  const rest = line.slice(label[0].length).split(/\t| {2,}/)[0] ?? ''
  const name = tidy(/[:.]\s*$/.test(label[0]) ? rest : line.slice(0, label[0].length + rest.length))
  const isName = tidy(rest) !== '' && name.length <= NAME_MAX && name.split(' ').length <= WORDS_MAX
  return isName && !/\d/.test(name) ? name : undefined
}

/** The first collection day and the first laboratory in the text; ignores days after today. */
export function readReportHead(text: string, today: string): ReportHead {
  const lines = text
    .normalize('NFC')
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line.length <= LINE_MAX)
  const date = lines.map(dayAfterLabel).find((day) => day !== undefined && day <= today)
  const laboratory = lines.map(readLaboratory).find((name) => name !== undefined)
  return { ...(date && { date }), ...(laboratory && { laboratory }) }
}
