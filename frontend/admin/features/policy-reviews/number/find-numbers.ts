import * as v from 'valibot'
import { policyApprovalSchema } from '#contract/policy-reviews.ts'
import { policyNumberWords } from '#locales/policy-number.ts'
import type { Cell, Line } from '#shared/lib/pdf/text-lines.ts'
import { beginsWithDate, isOtherNumber } from './other-numbers.ts'

/** A candidate for the policy's number, and its page. */
export interface FoundNumber {
  number: string
  page: number
}

const FOUND_MAX = 3
const DIGITS_MIN = 4
/** Longer cells are skipped: no line of a real page has as many characters. */
const CELL_LENGTH = 400
/** Cells read per line: no real page has as many columns, and each cell is compared with others. */
const CELLS_MAX = 100
/** How far below its label a number may be, in multiples of the label's height. */
const BELOW_MAX = 3
/** Only a line at most this long can be a heading. */
const HEADING_LENGTH = 60

const { number, policy, of, product, otherPolicy, nextLabel, address } = policyNumberWords
const products = `(?: ${product}){0,6}`

/** Labels that announce a number, clearest first. */
const labels = [
  // Número da apólice
  `${number} ?${of}${policy}${products}`,
  // Apólice nº, apólice de seguro saúde nº
  `${policy}${products},? ?[:-]? ?${number}`,
  // Apólice:
  `${policy}${products} ?[:-]`,
].map((label) => new RegExp(`(?:^|[^a-z\\d])${label}(?![a-z])[ :.=-]{0,4}`, 'gi'))

/** A cell that is only a label: the number may be beside or below it. */
const title = new RegExp(`^${policy}${products}$`, 'i')
/** "Apólice 12.345", at the start of a cell. */
const bareLabel = new RegExp(`^${policy}${products} `, 'i')
/** "Número: 12.345", under a heading such as "Apólice de seguro". */
const numberLabel = new RegExp(`^${number}(?![a-z])[ :.=-]{0,4}`, 'i')
const heading = new RegExp(`^${policy}(?![a-z])`, 'i')
const isOtherPolicy = new RegExp(`(?:^|[^a-z])${otherPolicy}`, 'i')
const isAddress = new RegExp(`(?:^|[^a-z])${address}(?![a-z])`, 'i')
const nextLabelFirst = new RegExp(`^${nextLabel}`, 'i')

/** Normalizes letters, digits, dashes and spaces. */
function plain(text: string): string {
  if (text.length > CELL_LENGTH) return ''
  return text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[\u2010-\u2015\u2212]/g, '-')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

/** Whether the number ends here: nothing follows, or something that cannot belong to it. */
function endsHere(rest: string): boolean {
  const next = rest.replace(/^[\s.,;|)-]+/, '')
  return next === '' || beginsWithDate(next) || nextLabelFirst.test(next)
}

/**
 * The number at the start of the text; `undefined` if there is none or its end is unclear.
 * @param isAlone whether only the number may be there
 */
function numberIn(text: string, isAlone: boolean): string | undefined {
  const [, first = '', groups = '', end = ''] =
    /^([a-z\d][a-z\d./-]*)((?: \d[\d./-]*)*)(.*)$/i.exec(text) ?? []
  if (!/\d/.test(first)) return undefined
  const more = groups.split(' ').slice(1)
  const dateAt = more.findIndex(beginsWithDate)
  const words = [first, ...(dateAt < 0 ? more : more.slice(0, dateAt))]
  const last = words.pop() ?? ''
  const trimmed = last.replace(/[./-]+$/, '')
  const rest = last.slice(trimmed.length) + (dateAt < 0 ? end : more.slice(dateAt).join(' ') + end)
  const isCut = !/^(?:$|[\s.;)/-]|,(?!\d))/.test(rest) || /^\s*[./-]\s*\d/.test(rest)
  if (isCut && !beginsWithDate(rest.replace(/^[\s./-]+/, ''))) return undefined
  if ((isAlone || words.length > 0) && !endsHere(rest)) return undefined
  return accepted([...words, trimmed].join(' '))
}

/** The number, if it looks like a policy's and the API accepts it. */
function accepted(text: string): string | undefined {
  if (text.replaceAll(/\D/g, '').length < DIGITS_MIN || /\p{L}{5}/u.test(text)) return undefined
  if (isOtherNumber(text)) return undefined
  const parsed = v.safeParse(policyApprovalSchema, { policyNumber: text })
  return parsed.success ? parsed.output.policyNumber : undefined
}

/** The number in the next cell, or alone below the label. */
function besideOrBelow(lines: readonly Line[], at: number, cell: Cell): string | undefined {
  const line = lines[at]
  const beside = line?.cells[line.cells.indexOf(cell) + 1]
  const found = beside && numberIn(beside.text, true)
  if (found || !line) return found
  for (const below of lines.slice(at + 1, at + 3)) {
    if (line.y - below.y > BELOW_MAX * line.height) return undefined
    const under = below.cells.filter(({ left, right }) => left < cell.right && right > cell.left)
    if (under.length > 0) return under.length === 1 ? numberIn(under[0]?.text ?? '', true) : undefined
  }
  return undefined
}

interface Candidate extends FoundNumber {
  rank: number
  count: number
}

type Found = [number: string, rank: number]

/** What follows the labels of a line, with its rank: labels that begin a cell first, then those inside a sentence. */
function labelled(lines: readonly Line[], at: number, { cells }: Line): Found[] {
  return cells.flatMap((cell) => {
    const { text } = cell
    if (isOtherPolicy.test(text)) return []
    return labels.flatMap((label, rank) =>
      [...text.matchAll(label)].flatMap((match): Found[] => {
        const rest = text.slice(match.index + match[0].length)
        const found = rest ? numberIn(rest, false) : besideOrBelow(lines, at, cell)
        return found ? [[found, match.index === 0 ? rank : labels.length + rank]] : []
      }),
    )
  })
}

function unlabelled(lines: readonly Line[], at: number, { cells }: Line): Found[] {
  const rank = labels.length
  const isUnderHeading = lines.slice(Math.max(0, at - 2), at).some(({ cells: [first] }) => {
    return first && heading.test(first.text) && first.text.length <= HEADING_LENGTH
  })
  const isNumbered = isUnderHeading && !cells.some(({ text }) => isAddress.test(text))
  return cells.flatMap((cell): Found[] => {
    const { text } = cell
    if (isOtherPolicy.test(text)) return []
    const after = (label: RegExp) => {
      const [start] = label.exec(text) ?? []
      return start ? numberIn(text.slice(start.length), true) : undefined
    }
    const found = title.test(text) ? besideOrBelow(lines, at, cell) : after(bareLabel)
    if (found) return [[found, rank]]
    const numbered = isNumbered && after(numberLabel)
    return numbered ? [[numbered, rank + 1]] : []
  })
}

/**
 * Candidates for the policy's number in a document's text, given as the lines of its pages; best first. Only numbers
 * that the document calls the policy's count.
 */
export function findPolicyNumbers(pages: readonly (readonly Line[])[]): FoundNumber[] {
  const texts = pages.map((lines) =>
    lines.map((line) => ({
      ...line,
      cells: line.cells.slice(0, CELLS_MAX).map((cell) => ({ ...cell, text: plain(cell.text) })),
    })),
  )
  for (const numbersOf of [labelled, unlabelled]) {
    const found = new Map<string, Candidate>()
    for (const [index, lines] of texts.entries()) {
      for (const [at, line] of lines.entries()) {
        for (const [text, rank] of numbersOf(lines, at, line)) {
          const key = text.replaceAll(/[^\p{L}\d]/gu, '').toUpperCase()
          const before = found.get(key)
          if (!before) found.set(key, { number: text, page: index + 1, rank, count: 1 })
          else found.set(key, { ...before, rank: Math.min(before.rank, rank), count: before.count + 1 })
        }
      }
    }
    if (found.size > 0)
      return [...found.values()]
        .toSorted((one, other) => one.rank - other.rank || other.count - one.count)
        .slice(0, FOUND_MAX)
        .map(({ number: text, page }) => ({ number: text, page }))
  }
  return []
}
