import {
  crisisCarriers,
  crisisDistantWords,
  crisisFillers,
  crisisGroups,
  crisisIdioms,
  crisisLastingWords,
  crisisLaughter,
  crisisLightWords,
  crisisNegations,
  crisisNegativeStarts,
  crisisOtherWords,
  crisisOverWords,
  crisisPairs,
  crisisPatterns,
  crisisPresentWords,
  crisisRecordWords,
  crisisShortForms,
  crisisUrgentWords,
  soundOf,
  withoutDiminutive,
} from '#locales/crises.ts'
import { articles } from '../articles.ts'
import { lettersApart } from '../letters-apart.ts'
import { type CrisisKind, crisisKinds } from './crisis-kinds.ts'

/** Words that may stand between two parts of a pattern, fillers not counted. */
const GAP_MAX = 3
/** Words back from a pattern where a negation denies it; further back if carriers stand between. */
const NEGATION_DISTANCE_MAX = 2
/** Shorter words have too many neighbours to forgive a typing error. */
const TYPO_LENGTH_MIN = 6
/** Letters of a word in which exchanged neighbours are forgiven. */
const SHORT_WORD = 3
/** Minimum length of a word that is split into known words. */
const JOINED_LENGTH_MIN = 9
/** Minimum mean length of its pieces. */
const PIECE_LENGTH_MIN = 3
/** Letters after the stem of a word. */
const ENDING_LENGTH_MAX = 6
/** Minimum length of a piece that matches a stem only. */
const STEM_LENGTH_MIN = 6

/** Whether a word is the part of a pattern. */
type Test = (sound: string) => boolean
/** Words side by side. */
type Part = Test[][]

interface Pattern {
  parts: Part[]
  /** It only names a danger, which may be in the past. */
  isName: boolean
  /** It counts only without a word of jokes, stories, or contracts. */
  isWeak: boolean
  /** It says "not" itself, so a negation before it does not undo it. */
  isNegative: boolean
  /** It counts only where it is the whole question. */
  isWhole: boolean
  /** Its parts may stand in any order, with any words between them. */
  isLoose: boolean
}

const negativeStart = new RegExp(`^(${crisisNegativeStarts})(?![a-z])`)
const known = new Set<string>()
const stems: string[] = []
/** Negations deny a symptom. A wish to die or violence is answered anyway. */
const undeniable: ReadonlySet<CrisisKind> = new Set(['suicide', 'selfHarm', 'violence'])
/** Kinds that some laugh about while they happen. Many laugh about wishing to die. */
const laughable: ReadonlySet<CrisisKind> = new Set(['chestPain', 'breathing', 'stroke', 'poisoning'])

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
  // Many people leave out the cedilla.
  const withoutCedilla = plain
    .normalize('NFD')
    .replaceAll(/\u0327/g, '')
    .normalize('NFC')
  const sounds = [...new Set([plain, withoutCedilla])].map((text) => soundOf(text, isStem))
  if (!isStem) {
    for (const sound of sounds) known.add(sound)
    return (sound) => sounds.some((own) => sound === own || (!known.has(sound) && isMisspelling(sound, own)))
  }
  stems.push(...sounds)
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
  const [, mark, words = ''] = /^([~?=&]?)(.+)$/.exec(text) ?? []
  const parts = words.split(' ')
  return {
    parts: parts.map(compilePart),
    isName: mark === '~',
    isWeak: mark === '?',
    isWhole: mark === '=',
    isLoose: mark === '&',
    isNegative: negativeStart.test(parts[0] ?? ''),
  }
}

const compileAll = (texts: readonly string[]) => texts.map(compile)
const ACCENTS = /\p{M}/gu
/** Many people leave out accents: an accented letter of the expression also stands for the plain one. */
function withPlainLetters({ source, flags }: RegExp): RegExp {
  const plainOf = (letters: string) => letters.normalize('NFD').replace(ACCENTS, '')
  const wider = source
    .normalize('NFC')
    .replace(/\[[^\]]*\]|[\u00c0-\u00ff]/g, (part) =>
      part.startsWith('[')
        ? `${part.slice(0, -1)}${plainOf((part.match(/[\u00c0-\u00ff]/g) ?? []).join(''))}]`
        : `[${part}${plainOf(part)}]`,
    )
  return new RegExp(wider, flags)
}

const pairs = crisisPairs.map(([pair, word]) => [withPlainLetters(pair), word] as const)
const patterns = crisisKinds.map((kind) => ({ kind, patterns: compileAll(crisisPatterns[kind]) }))
const idioms = compileAll(crisisIdioms)
const recordWords = compilePart(crisisRecordWords)
const overWords = compilePart(crisisOverWords)
const distantWords = compilePart(crisisDistantWords)
const presentWords = compilePart(crisisPresentWords)
const urgentWords = compilePart(crisisUrgentWords)
const lightWords = compilePart(crisisLightWords)
const negations = compilePart(crisisNegations)
const carriers = compilePart(crisisCarriers)
const lastingWords = compilePart(crisisLastingWords)
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

const knownSoundOf = (word: string) => shortForms.get(word) ?? soundOf(word)
const isKnown = (sound: string) => sound !== '' && (known.has(sound) || fillers.has(sound))
const isKnownOrStem = (sound: string) =>
  isKnown(sound) ||
  stems.some((stem) => sound.startsWith(stem) && sound.length <= stem.length + ENDING_LENGTH_MAX)

/** The word with two neighbouring letters exchanged: "qeuro" for "quero". */
function swapped(word: string): string | undefined {
  for (let at = 0; at < word.length - 1; at++) {
    const other = word.slice(0, at) + word[at + 1] + word[at] + word.slice(at + 2)
    if (isKnown(soundOf(other))) return other
  }
  return undefined
}

/** The words that were typed without spaces between them: "dornopeito". */
function split(word: string): string[] | undefined {
  const ends: (string[] | undefined)[] = [[]]
  for (let end = 1; end <= word.length; end++) {
    for (let start = 0; start < end; start++) {
      const before = ends[start]
      const piece = word.slice(start, end)
      if (!before || piece.length < 2) continue
      const isWord =
        isKnown(knownSoundOf(piece)) || (piece.length >= STEM_LENGTH_MIN && isKnownOrStem(soundOf(piece)))
      if (isWord && (ends[end]?.length ?? Number.POSITIVE_INFINITY) > before.length + 1)
        ends[end] = [...before, piece]
    }
  }
  const pieces = ends[word.length]
  return pieces && pieces.length > 1 && word.length / pieces.length >= PIECE_LENGTH_MIN ? pieces : undefined
}

/** The sound of a word; of an unknown one that of the word it may stand for, or of the words in it. */
function soundsOfWord(word: string): string[] {
  const sound = knownSoundOf(word)
  if (word.length < SHORT_WORD || isKnownOrStem(sound) || /\d/.test(word)) return [sound]
  const base = withoutDiminutive(word)
  if (base !== word && isKnownOrStem(soundOf(base))) return [soundOf(base)]
  const meant = swapped(word)
  if (meant) return [soundOf(meant)]
  const pieces = word.length >= JOINED_LENGTH_MIN ? split(word) : undefined
  return pieces?.map(knownSoundOf) ?? [sound]
}

/** The sounds of the words that say something. */
function soundsOf(question: string): string[] {
  const text = pairs.reduce((changed, [pair, word]) => changed.replace(pair, word), question.normalize('NFC'))
  return wordsOf(text)
    .map((word) => word.replace(/(\p{L})\1{2,}/gu, '$1'))
    .flatMap(soundsOfWord)
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

/** The places of the words that make the pattern, wherever its parts stand, if its first part stands at `at`. */
function scatteredPlaces(
  sounds: readonly string[],
  at: number,
  parts: readonly Part[],
): number[] | undefined {
  const [first, ...rest] = parts
  if (!first || lengthAt(sounds, at, first) === 0) return undefined
  const others = rest.map((part) => sounds.findIndex((_sound, place) => lengthAt(sounds, place, part) > 0))
  return others.includes(-1) ? undefined : [at, ...others]
}

/** Whether a negation stands between the words at these places: "quero me matar, não de estudar" is no idiom. */
function isDivided(sounds: readonly string[], places: readonly number[]): boolean {
  const [first = 0] = places
  const between = sounds.slice(first, places.at(-1)).filter((_sound, at) => !places.includes(first + at))
  return has(between, negations)
}

/** Empties the words of idioms, which still keep the others apart. */
function withoutIdioms(sounds: readonly string[]): string[] {
  const left = [...sounds]
  for (const { parts } of idioms) {
    for (let at = 0; at < left.length; at++) {
      const places = placesFrom(left, at, parts)
      if (!places || isDivided(left, places)) continue
      for (const place of places) left[place] = ''
    }
  }
  return left
}

/** Whether a negation before `at` denies what stands there: "não estou com dor", but not "a dor não passa". */
function isDenied(sounds: readonly string[], at: number): boolean {
  let start = Math.max(0, at - NEGATION_DISTANCE_MAX)
  while (start > 0 && lengthAt(sounds, start, carriers) > 0) start--
  const before = sounds.slice(start, at)
  return has(before, negations) && !has(before, lastingWords)
}

/** "Não desmaiou" denies what stands at the first place, "ela não desmaiou" what stands at a later one. */
function isAnyDenied(sounds: readonly string[], places: readonly number[]): boolean {
  return places.some((place, index) =>
    index === 0
      ? isDenied(sounds, place)
      : !places.includes(place - 1) && lengthAt(sounds, place - 1, negations) > 0,
  )
}

/** The dangers that a question tells of, the most urgent first; empty for any other question. */
export function findCrises(question: string): CrisisKind[] {
  const all = soundsOf(question)
  const sounds = withoutIdioms(all)
  const isPresent = has(all, presentWords)
  const isOver = !isPresent && (has(all, recordWords) || has(all, overWords))
  const isDistant = !isPresent && (has(all, distantWords) || has(all, overWords))
  const isUrgent = has(all, urgentWords)
  const isLaughing = !isUrgent && crisisLaughter.test(question)
  const isLight =
    isLaughing ||
    (!isUrgent && all.some((_sound, at) => lengthAt(all, at, lightWords) > 0 && !isDenied(all, at)))

  return patterns
    .filter(({ kind, patterns: own }) => {
      const isUndeniable = undeniable.has(kind)
      if (isOver && !isUndeniable) return false
      if (isLaughing && !isUndeniable && !(isPresent && laughable.has(kind))) return false
      return own.some(
        ({ parts, isName, isWeak, isNegative, isWhole, isLoose }) =>
          !(isName && (isDistant || isLight)) &&
          !(isWeak && isLight) &&
          sounds.some((_sound, at) => {
            const places = (isLoose ? scatteredPlaces : placesFrom)(sounds, at, parts)
            if (!places || (isWhole && places.length < sounds.length)) return false
            return isUndeniable || isNegative || !isAnyDenied(all, places)
          }),
      )
    })
    .map(({ kind }) => kind)
}
