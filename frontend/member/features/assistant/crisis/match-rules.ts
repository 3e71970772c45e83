import {
  crisisCarriers,
  crisisDistantWords,
  crisisDividers,
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
  crisisUrgentWords,
  soundOf,
  withoutDiminutive,
} from '#locales/crises.ts'
import { articles } from '../articles.ts'
import { lettersApart } from '../letters-apart.ts'
import { type CrisisKind, crisisKinds } from './crisis-kinds.ts'
import { knownSoundOf, withoutRepeats, wordsOf } from './typed-words.ts'

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

/** Whether a sound is that of a word of the rules. */
type Test = (sound: string) => boolean
/** A word of a question: the words of the rules, as written there, that it may be. */
type Said = ReadonlySet<string>

/** Items by the words of the rules that they may start with. */
type Index<Item> = ReadonlyMap<string, readonly Item[]>
/** Words of the rules side by side. */
interface Alternative {
  words: string[]
  /** Place in its part: the first that fits counts. */
  order: number
}
type Part = Index<Alternative>

interface Pattern {
  /** Place in its list: idioms are taken out in this order. */
  order: number
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
const stems = new Set<string>()
/** Beginnings of everyday words. */
const otherStems: string[] = []
const compiledParts = new Map<string, Part>()
/** Each word of the rules once, however many patterns have it. */
const tests = new Map<string, Test>()
const saidBySound = new Map<string, Said>()
const NOTHING: Said = new Set()
/** Negations deny a symptom. A wish to die or violence is answered anyway. */
const undeniable: ReadonlySet<CrisisKind> = new Set(['suicide', 'selfHarm', 'violence'])
/** Kinds that some laugh about while they happen. Many laugh about wishing to die. */
const laughable: ReadonlySet<CrisisKind> = new Set(['chestPain', 'breathing', 'stroke', 'poisoning'])

/** Whether the sound is that of a word spelled correctly, and thus no misspelling of another. */
function isEveryday(sound: string): boolean {
  return known.has(sound) || otherStems.some((stem) => sound.startsWith(stem))
}

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
    return (sound) => sounds.some((own) => sound === own || (isMisspelling(sound, own) && !isEveryday(sound)))
  }
  for (const sound of sounds) stems.add(sound)
  return (sound) =>
    sounds.some(
      (own) =>
        sound.startsWith(own) ||
        ([-1, 0, 1].some((more) => isMisspelling(sound.slice(0, own.length + more), own)) &&
          !isEveryday(sound)),
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

function indexByStart<Item>(items: readonly Item[], startsOf: (item: Item) => Iterable<string>): Index<Item> {
  const index = new Map<string, Item[]>()
  for (const item of items) {
    for (const start of startsOf(item)) {
      const others = index.get(start)
      if (others) others.push(item)
      else index.set(start, [item])
    }
  }
  return index
}

function compilePart(text: string): Part {
  const compiled = compiledParts.get(text)
  if (compiled) return compiled
  const alternatives = alternativesOf(text).map((words, order) => ({ words, order }))
  for (const word of alternatives.flatMap(({ words }) => words))
    if (!tests.has(word)) tests.set(word, wordTest(word))
  const part = indexByStart(alternatives, ({ words }) => words.slice(0, 1))
  compiledParts.set(text, part)
  return part
}

function compile(text: string, order: number): Pattern {
  const [, mark, words = ''] = /^([~?=&]?)(.+)$/.exec(text) ?? []
  const texts = words.split(' ')
  return {
    order,
    parts: texts.map(compilePart),
    isName: mark === '~',
    isWeak: mark === '?',
    isWhole: mark === '=',
    isLoose: mark === '&',
    isNegative: negativeStart.test(texts[0] ?? ''),
  }
}

/** A question tries only the patterns that start with one of its words. */
function compileAll(texts: readonly string[]): Index<Pattern> {
  return indexByStart(texts.map(compile), ({ parts: [first] }) => first?.keys() ?? [])
}

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
const patterns = crisisKinds.map((kind) => ({ kind, own: compileAll(crisisPatterns[kind]) }))
const idioms = compileAll(crisisIdioms)
const recordWords = compilePart(crisisRecordWords)
const overWords = compilePart(crisisOverWords)
const distantWords = compilePart(crisisDistantWords)
const presentWords = compilePart(crisisPresentWords)
const urgentWords = compilePart(crisisUrgentWords)
const lightWords = compilePart(crisisLightWords)
const negations = compilePart(crisisNegations)
const dividers = compilePart(crisisDividers)
const carriers = compilePart(crisisCarriers)
const lastingWords = compilePart(crisisLastingWords)
const articleTexts = articles.map(({ question, answer, keywords }) => `${question} ${answer} ${keywords}`)
for (const word of new Set(wordsOf(articleTexts.join(' ')))) known.add(soundOf(word))
for (const word of crisisOtherWords.split(' ')) {
  if (word.endsWith('*')) otherStems.push(soundOf(word.slice(0, -1), true))
  else known.add(soundOf(word))
}
for (const stem of otherStems) stems.add(stem)

const fillers = new Set(wordsOf(crisisFillers).map((word) => soundOf(word)))

const isKnown = (sound: string) => sound !== '' && (known.has(sound) || fillers.has(sound))

function isKnownOrStem(sound: string): boolean {
  if (isKnown(sound)) return true
  const shortest = Math.max(1, sound.length - ENDING_LENGTH_MAX)
  for (let length = shortest; length <= sound.length; length++)
    if (stems.has(sound.slice(0, length))) return true
  return false
}

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

/** What a sound may be does not change: each is compared with all words of the rules once. */
function saidBy(sound: string): Said {
  const found = saidBySound.get(sound)
  if (found) return found
  const said = new Set<string>()
  for (const [word, test] of tests) if (test(sound)) said.add(word)
  saidBySound.set(sound, said)
  return said
}

/** The words that say something. */
function saidIn(question: string): Said[] {
  const text = pairs.reduce((changed, [pair, word]) => changed.replace(pair, word), question.normalize('NFC'))
  return wordsOf(text)
    .map(withoutRepeats)
    .flatMap(soundsOfWord)
    .filter((sound) => sound !== '' && !fillers.has(sound))
    .map(saidBy)
}

/** How many words from `at` on are the part; 0 if none. */
function lengthAt(said: readonly Said[], at: number, part: Part): number {
  const fits = ({ words }: Alternative) => words.every((word, index) => said[at + index]?.has(word))
  let first: Alternative | undefined
  for (const start of said[at] ?? NOTHING) {
    const found = part.get(start)?.find(fits)
    if (found && (!first || found.order < first.order)) first = found
  }
  return first?.words.length ?? 0
}

function has(said: readonly Said[], part: Part): boolean {
  return said.some((_word, at) => lengthAt(said, at, part) > 0)
}

function startingWith(word: Said, index: Index<Pattern>): Pattern[] {
  return [...word].flatMap((start) => index.get(start) ?? [])
}

/** The places of the words that make the pattern, if its first part stands at `at`. */
function placesFrom(said: readonly Said[], at: number, parts: readonly Part[]): number[] | undefined {
  const [first, ...rest] = parts
  if (!first) return []
  const length = lengthAt(said, at, first)
  if (length === 0) return undefined
  const own = Array.from({ length }, (_, index) => at + index)
  if (rest.length === 0) return own
  for (let next = at + length; next <= at + length + GAP_MAX; next++) {
    const others = placesFrom(said, next, rest)
    if (others) return [...own, ...others]
  }
  return undefined
}

/** The places of the words that make the pattern, wherever its parts stand, if its first part stands at `at`. */
function scatteredPlaces(said: readonly Said[], at: number, parts: readonly Part[]): number[] | undefined {
  const [first, ...rest] = parts
  if (!first || lengthAt(said, at, first) === 0) return undefined
  const others = rest.map((part) => said.findIndex((_word, place) => lengthAt(said, place, part) > 0))
  return others.includes(-1) ? undefined : [at, ...others]
}

/** Whether a negation or a thought parts these words: "quero me matar, não de estudar" is no idiom. */
function isDivided(said: readonly Said[], places: readonly number[]): boolean {
  const [first = 0] = places
  const between = said.slice(first, places.at(-1)).filter((_word, at) => !places.includes(first + at))
  return has(between, dividers)
}

/** Empties the words of idioms, which still keep the others apart. */
function withoutIdioms(said: readonly Said[]): Said[] {
  const left = [...said]
  const possible = new Set(said.flatMap((word) => startingWith(word, idioms)))
  for (const { parts } of [...possible].sort((a, b) => a.order - b.order)) {
    for (let at = 0; at < left.length; at++) {
      const places = placesFrom(left, at, parts)
      if (!places || isDivided(left, places)) continue
      for (const place of places) left[place] = NOTHING
    }
  }
  return left
}

/** Whether a negation before `at` denies what stands there: "não estou com dor", but not "a dor não passa". */
function isDenied(said: readonly Said[], at: number): boolean {
  let start = Math.max(0, at - NEGATION_DISTANCE_MAX)
  while (start > 0 && lengthAt(said, start, carriers) > 0) start--
  const before = said.slice(start, at)
  return has(before, negations) && !has(before, lastingWords)
}

/** "Não desmaiou" denies what stands at the first place, "ela não desmaiou" what stands at a later one. */
function isAnyDenied(said: readonly Said[], places: readonly number[]): boolean {
  return places.some((place, index) =>
    index === 0
      ? isDenied(said, place)
      : !places.includes(place - 1) && lengthAt(said, place - 1, negations) > 0,
  )
}

/** The kinds of danger whose patterns fit, the most urgent first. */
export function matchRules(question: string): CrisisKind[] {
  const all = saidIn(question)
  const said = withoutIdioms(all)
  const isPresent = has(all, presentWords)
  const isOver = !isPresent && (has(all, recordWords) || has(all, overWords))
  const isDistant = !isPresent && (has(all, distantWords) || has(all, overWords))
  const isUrgent = has(all, urgentWords)
  const isLaughing = !isUrgent && crisisLaughter.test(question)
  const isLight =
    isLaughing ||
    (!isUrgent && all.some((_word, at) => lengthAt(all, at, lightWords) > 0 && !isDenied(all, at)))

  return patterns
    .filter(({ kind, own }) => {
      const isUndeniable = undeniable.has(kind)
      if (isOver && !isUndeniable) return false
      if (isLaughing && !isUndeniable && !(isPresent && laughable.has(kind))) return false
      const isTold = ({ parts, isName, isWeak, isNegative, isWhole, isLoose }: Pattern, at: number) => {
        if ((isName && (isDistant || isLight)) || (isWeak && isLight)) return false
        const places = (isLoose ? scatteredPlaces : placesFrom)(said, at, parts)
        if (!places || (isWhole && places.length < said.length)) return false
        return isUndeniable || isNegative || !isAnyDenied(all, places)
      }
      return said.some((word, at) => startingWith(word, own).some((pattern) => isTold(pattern, at)))
    })
    .map(({ kind }) => kind)
}
