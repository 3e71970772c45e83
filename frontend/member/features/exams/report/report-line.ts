import { readNumber } from '#contract/exam-values.ts'
import { fold, foldWords } from '#domain/fold.ts'
import { reportWords } from '#locales/exam-reports.ts'
import { reportNames } from './report-names.ts'
import { unitAt } from './units.ts'

/** Removes accents and case but keeps the length, so that positions match the original text. */
export function foldInPlace(text: string): string {
  if (/^[ -~\t]*$/.test(text)) return text.toLowerCase()
  return Array.from(text, (character) => {
    const plain = fold(character)
    return plain.length === character.length ? plain : character
  }).join('')
}

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\/]/g, '\\$&')
const longestFirst = (words: readonly string[]) => [...words].sort((one, other) => other.length - one.length)
/** Matches the words with any white space or punctuation between them that `foldWords` drops. */
const anyOf = (words: readonly string[]) =>
  `(?:${longestFirst(words)
    .map((word) => escaped(word).replaceAll(' ', '[\\s.,()/-]+'))
    .join('|')})`
const END = '(?![\\p{L}\\p{N}])'

const NUMBER = '-?\\d+(?:[.,]\\d+)*'
const SIGN = '(?:<=|>=|[<>≤≥])'

const { comparisons, between, betweenAfterOpening, opening } = reportWords
const NAME_AT_START = new RegExp(`^${anyOf(reportNames)}\\)?${END}`, 'u')
const RESULT = new RegExp(`^${anyOf(reportWords.results)}${END}`, 'u')
const REFERENCE_LABEL = new RegExp(`^${anyOf(reportWords.reference)}(?:\\s*[:=.\\t]+|${END})`, 'u')
const GROUP = new RegExp(`^${anyOf(reportWords.groups)}${END}`, 'u')
const ADMINISTRATIVE = new RegExp(`^${anyOf(reportWords.administrative)}(?:\\(a\\))?(?:$|[\\s:./º°])`, 'u')
const ADDRESS = /@|https?:|www\.|\d{2}\.\d{3}\.\d{3}\/\d{4}|\(\d{2}\)\s*\d{4}|\b(?:crm|crf|crbm)\b/
const RESULT_LABEL = new RegExp(`^${anyOf(reportWords.result)}\\s*[:=\\t]+`, 'u')
const VALUE = new RegExp(`^(?:${SIGN}\\s*)?${NUMBER}`, 'u')
const TITRE = /^1\s*[/:]\s*\d+(?![\d/.,])/
const DATE_OR_TIME = /^\d{1,2}(?:\/\d{1,2}(?:\/\d{2,4})?|:\d{2}|-\d{1,2}-\d{2,4})(?!\d)/
const COMPARISON = new RegExp(
  `^(${anyOf(Object.values(comparisons).flat())}|${SIGN})\\s*(?:[:=]\\s*)?(${NUMBER})`,
  'u',
)
const RANGE_START = new RegExp(`^(${anyOf(opening)}\\s+)?(${NUMBER})`, 'u')
const DASH = '[-–—~]\\s*'
const RANGE_END = new RegExp(`^\\s*(?:${anyOf(between)}\\s+|${DASH})(${NUMBER})`, 'u')
const RANGE_END_AFTER_OPENING = new RegExp(
  `^\\s*(?:${anyOf(betweenAfterOpening)}\\s+|${DASH})(${NUMBER})`,
  'u',
)
/** After a unit, "-3,0" is a negative number rather than the end of a range. */
const NEGATIVE = /^\s+-\d/
const GLUED_TO_WORD = /^(?:[-–(]?\p{L}|[-–/]\d|[º°ª^])/u

/** How many characters match at the start of a folded text. */
const lengthOf = (pattern: RegExp) => (folded: string) => pattern.exec(folded)?.[0].length ?? 0

/** The name of a known analyte. */
export const nameLength = lengthOf(NAME_AT_START)
/** A result in words: "não reagente". */
export const resultWordLength = lengthOf(RESULT)
/** "Valores de referência:". */
export const referenceLabelLength = lengthOf(REFERENCE_LABEL)
/** "Homens", "Desejável": who a range is for, or what it means. */
export const groupLength = lengthOf(GROUP)
/** "Resultado:". */
export const resultLabelLength = lengthOf(RESULT_LABEL)

/** Whether the line is about the patient, the collection or the laboratory. */
export function isAdministrative(folded: string): boolean {
  return nameLength(folded) === 0 && (ADMINISTRATIVE.test(folded) || ADDRESS.test(folded))
}

export interface Found {
  /** Number of characters in the text. */
  length: number
  unit: string
}

export interface FoundValue extends Found {
  value: string
}

export interface FoundRange extends Found {
  low: string
  high: string
}

const spaces = (text: string) => text.length - text.trimStart().length

/** The unit after a number that ends at `at`, even if it is in the next column. */
function unitAfter(text: string, at: number) {
  const skipped = at + spaces(text.slice(at))
  const found = unitAt(text.slice(skipped))
  return found ? { unit: found.unit, end: skipped + found.length } : { unit: '', end: at }
}

/** A number with its sign, or a titre, and the unit after it. */
export function valueAt(text: string): FoundValue | undefined {
  const titre = TITRE.exec(text)
  if (titre) return { value: titre[0].replaceAll(/\s/g, ''), unit: '', length: titre[0].length }
  if (DATE_OR_TIME.test(text)) return undefined
  const [printed = ''] = VALUE.exec(text) ?? []
  if (!readNumber(printed)) return undefined
  const marked = printed.length + (/^\s*[*↑↓]+/.exec(text.slice(printed.length))?.[0].length ?? 0)
  const { unit, end } = unitAfter(text, marked)
  if (!unit && GLUED_TO_WORD.test(text.slice(printed.length))) return undefined
  return { value: printed.replaceAll(/\s/g, ''), unit, length: end }
}

/** "70 a 99 mg/dL", "12,0 - 16,0", "de 70 até 99". */
function twoEndsAt(text: string, folded: string): FoundRange | undefined {
  const first = RANGE_START.exec(folded)
  const low = first?.[2]
  if (!first || low === undefined || DATE_OR_TIME.test(folded.slice(first[0].length - low.length)))
    return undefined
  const afterLow = unitAfter(text, first[0].length)
  if (afterLow.unit && NEGATIVE.test(folded.slice(afterLow.end))) return undefined
  const second = (first[1] ? RANGE_END_AFTER_OPENING : RANGE_END).exec(folded.slice(afterLow.end))
  const high = second?.[1]
  if (!second || high === undefined) return undefined
  const [from, to] = [readNumber(low), readNumber(high)]
  if (!from || !to || from.number > to.number) return undefined
  const { unit, end } = unitAfter(text, afterLow.end + second[0].length)
  if (!unit && GLUED_TO_WORD.test(text.slice(end))) return undefined
  return { low, high, unit: unit || afterLow.unit, length: end }
}

const sides = {
  '<': (number: string) => ({ low: '', high: `<${number}` }),
  '≤': (number: string) => ({ low: '', high: `≤${number}` }),
  '>': (number: string) => ({ low: `>${number}`, high: '' }),
  '≥': (number: string) => ({ low: `≥${number}`, high: '' }),
  upTo: (number: string) => ({ low: '', high: number }),
  from: (number: string) => ({ low: number, high: '' }),
}
type Side = keyof typeof sides
const signs: Record<string, Side> = { '<': '<', '<=': '≤', '≤': '≤', '>': '>', '>=': '≥', '≥': '≥' }

function sideOf(words: string): Side | undefined {
  const plain = words.replaceAll(/[\s.,()/-]+/g, ' ')
  const named = Object.entries(comparisons).find(([, phrases]) => phrases.some((one) => one === plain))?.[0]
  return signs[plain] ?? (Object.keys(sides) as Side[]).find((side) => side === named)
}

/** "inferior a 190 mg/dL", "> 40", "até 99". */
export function comparisonAt(text: string): (FoundRange & { value: string; inWords: boolean }) | undefined {
  const match = COMPARISON.exec(foldInPlace(text))
  const [whole = '', words = '', number = ''] = match ?? []
  const side = match ? sideOf(words) : undefined
  if (!side || !readNumber(number)) return undefined
  const { unit, end } = unitAfter(text, whole.length)
  const inWords = /\p{L}/u.test(words)
  const value = side === 'upTo' || side === 'from' ? '' : `${side}${number}`
  return { ...sides[side](number), unit, length: end, value, inWords }
}

/** A range at the start of the text. */
export function rangeAt(text: string): FoundRange | undefined {
  return twoEndsAt(text, foldInPlace(text)) ?? comparisonAt(text)
}

const WORDS_OF_HEADING_MAX = 5

const startsWithAny = (text: string, words: readonly string[]) =>
  words.some((word) => text === word || text.startsWith(`${word} `))

/** The sample of the results below a heading; `undefined` if the line is not such a heading. */
export function findSection(folded: string): 'urine' | 'other' | undefined {
  const [, label = '', content = folded] = /^([^:\t]*)[:\t](.*)$/.exec(folded) ?? []
  if (label !== '' && !reportWords.sample.includes(foldWords(label))) return undefined
  const words = foldWords(content)
  if (words.split(' ').length > WORDS_OF_HEADING_MAX) return undefined
  if (startsWithAny(words, reportWords.urine)) return 'urine'
  return startsWithAny(words, reportWords.notUrine) ? 'other' : undefined
}

/**
 * Splits "92 mg/dL", typed as a value, into the value and its unit; `undefined` if no known unit follows the number.
 */
export function splitUnit(text: string): { value: string; unit: string } | undefined {
  const found = valueAt(text.trim()) ?? comparisonAt(text.trim())
  if (!found?.unit || found.length !== text.trim().length || !found.value) return undefined
  const comparison = comparisonAt(text.trim())
  return { value: comparison?.value || found.value, unit: found.unit }
}
