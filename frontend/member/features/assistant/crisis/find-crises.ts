import {
  crisisDistantWords,
  crisisFillers,
  crisisGroups,
  crisisIdioms,
  crisisNegations,
  crisisOtherWords,
  crisisPairs,
  crisisPatterns,
  crisisPresentWords,
  crisisRecordWords,
  crisisShortForms,
  soundOf,
} from '#locales/crises.ts'
import { articles } from '../articles.ts'
import { lettersApart } from '../letters-apart.ts'
import { type CrisisKind, crisisKinds } from './crisis-kinds.ts'

/** Words that may stand between two parts of a pattern, fillers not counted. */
const GAP_MAX = 3
/** Shorter words have too many neighbours to forgive a typing error. */
const TYPO_LENGTH_MIN = 6

/** Whether a word is the part of a pattern. */
type Test = (sound: string) => boolean
/** Words side by side. */
type Part = Test[][]

interface Pattern {
  parts: Part[]
  /** It only names a danger, which may be in the past. */
  isName: boolean
  /** It says "not" itself, so a negation before it does not undo it. */
  isNegative: boolean
}

const known = new Set<string>()
/** Negations deny a symptom. A wish to die or violence is answered anyway. */
const undeniable: ReadonlySet<CrisisKind> = new Set(['suicide', 'selfHarm', 'violence'])

function isMisspelling(sound: string, of: string): boolean {
  return (
    of.length >= TYPO_LENGTH_MIN &&
    Math.abs(sound.length - of.length) < 2 &&
    sound[0] === of[0] &&
    lettersApart(sound, of) === 1
  )
}

function wordTest(word: string): Test {
  if (word.startsWith('#')) {
    const [min = 0, max = Number.POSITIVE_INFINITY] = word.slice(1).split('-').map(Number)
    return (sound) => sound !== '' && Number(sound) >= min && Number(sound) <= max
  }
  const isStem = word.endsWith('*')
  const plain = isStem ? word.slice(0, -1) : word
  // Many people write "c" for "ç".
  const sounds = [...new Set([plain, plain.replaceAll('ç', 'c')])].map((text) => soundOf(text, isStem))
  if (!isStem) {
    for (const sound of sounds) known.add(sound)
    return (sound) => sounds.some((own) => sound === own || (!known.has(sound) && isMisspelling(sound, own)))
  }
  return (sound) =>
    sounds.some(
      (own) =>
        sound.startsWith(own) ||
        (!known.has(sound) &&
          [-1, 0, 1].some((more) => isMisspelling(sound.slice(0, own.length + more), own))),
    )
}

/** The words that stand for one, which may be a group: `<a+b>` is the group a or b. */
function alternativesTo(word: string): string[][] {
  const names = /^<(.+)>$/.exec(word)?.[1]?.split('+')
  if (!names) return [[word]]
  return names.flatMap((name) => alternativesOf(crisisGroups.get(name) ?? name))
}

function alternativesOf(part: string): string[][] {
  return part.split('|').flatMap((words) =>
    words
      .split('.')
      .map(alternativesTo)
      .reduce((starts, ends) => starts.flatMap((start) => ends.map((end) => [...start, ...end])), [[]]),
  )
}

function compilePart(part: string): Part {
  return alternativesOf(part).map((words) => words.map(wordTest))
}

function compile(text: string): Pattern {
  const isName = text.startsWith('~')
  const parts = (isName ? text.slice(1) : text).split(' ')
  return {
    parts: parts.map(compilePart),
    isName,
    isNegative: /^(não|sem|mal|nem)(?![a-z])/.test(parts[0] ?? ''),
  }
}

const compileAll = (texts: readonly string[]) => texts.map(compile)
const patterns = crisisKinds.map((kind) => ({ kind, patterns: compileAll(crisisPatterns[kind]) }))
const idioms = compileAll(crisisIdioms)
const recordWords = compilePart(crisisRecordWords)
const distantWords = compilePart(crisisDistantWords)
const presentWords = compilePart(crisisPresentWords)
const negations = compilePart(crisisNegations)
for (const { question, answer, keywords } of articles)
  for (const word of wordsOf(`${question} ${answer} ${keywords}`)) known.add(soundOf(word))
for (const word of wordsOf(crisisOtherWords)) known.add(soundOf(word))

const fillers = new Set(wordsOf(crisisFillers).map((word) => soundOf(word)))
const shortForms = new Map(
  [...crisisShortForms].map(([short, meant]) => [short.normalize('NFC'), soundOf(meant)]),
)

function wordsOf(text: string): string[] {
  return (
    text
      .normalize('NFC')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  )
}

/** The sounds of the words that say something. */
function soundsOf(question: string): string[] {
  const text = crisisPairs.reduce(
    (changed, [pair, word]) => changed.replace(pair, word),
    question.normalize('NFC'),
  )
  return wordsOf(text)
    .map((word) => word.replace(/(\p{L})\1{2,}/gu, '$1'))
    .map((word) => shortForms.get(word) ?? soundOf(word))
    .filter((sound) => sound !== '' && !fillers.has(sound))
}

/** How many words from `at` on are the part; 0 if none. */
function lengthAt(sounds: readonly string[], at: number, part: Part): number {
  const found = part.find((tests) => tests.every((test, index) => test(sounds[at + index] ?? '')))
  return found?.length ?? 0
}

function has(sounds: readonly string[], part: Part): boolean {
  return sounds.some((_sound, at) => lengthAt(sounds, at, part) > 0)
}

/** The places of the words that make the pattern, if its first part stands at `at`. */
function placesFrom(sounds: readonly string[], at: number, parts: readonly Part[]): number[] | undefined {
  const [first, ...rest] = parts
  if (!first) return []
  const length = lengthAt(sounds, at, first)
  if (length === 0) return undefined
  const own = Array.from({ length }, (_, index) => at + index)
  if (rest.length === 0) return own
  for (let next = at + length; next <= at + length + GAP_MAX; next++) {
    const others = placesFrom(sounds, next, rest)
    if (others) return [...own, ...others]
  }
  return undefined
}

/** Empties the words of idioms, which still keep the others apart. */
function withoutIdioms(sounds: readonly string[]): string[] {
  const left = [...sounds]
  for (const { parts } of idioms) {
    for (let at = 0; at < left.length; at++) {
      for (const place of placesFrom(left, at, parts) ?? []) left[place] = ''
    }
  }
  return left
}

/** The dangers that a question tells of, the most urgent first; empty for any other question. */
export function findCrises(question: string): CrisisKind[] {
  const all = soundsOf(question)
  const sounds = withoutIdioms(all)
  const isPresent = has(all, presentWords)
  const isAboutRecords = !isPresent && has(all, recordWords)
  const isDistant = !isPresent && has(all, distantWords)
  const isDenied = (at: number) => has(all.slice(Math.max(0, at - 2), at), negations)

  return patterns
    .filter(({ kind, patterns: own }) => {
      const isUndeniable = undeniable.has(kind)
      if (isAboutRecords && !isUndeniable) return false
      return own.some(
        ({ parts, isName, isNegative }) =>
          !(isName && isDistant) &&
          sounds.some(
            (_sound, at) => placesFrom(sounds, at, parts) && (isUndeniable || isNegative || !isDenied(at)),
          ),
      )
    })
    .map(({ kind }) => kind)
}
