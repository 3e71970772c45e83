import { readdirSync, readFileSync } from 'node:fs'
import { WEIGHT_LETTERS, WEIGHT_STEP, type Weights } from '#member/features/assistant/crisis/weigh-words.ts'
import { featuresOf, shareOfEach } from '#member/features/assistant/crisis/word-features.ts'

const FOLDER = new URL('../../frontend/member/features/assistant/crisis/phrases/', import.meta.url)

const ROUNDS = 20
const RATE = 0.5
/** Pulls weights towards zero that few phrases support. */
const DECAY = 3e-5
/** A feature of a single phrase tells nothing about others. */
const PHRASES_MIN = 2
/** Numbers of weights. More would make the page of the assistant larger and recognise hardly more. */
const DANGER_SIZE = 13_000
const KIND_SIZE = 1200

interface Phrase {
  text: string
  /** Empty for a harmless sentence. */
  kinds: string[]
}

/** The lists of dangers and of harmless sentences. Low mood has an answer of its own, which no danger may hide. */
function readPhrases(): Phrase[] {
  return readdirSync(FOLDER)
    .filter((file) => /-(crises|others|low-moods)\.txt$/.test(file))
    .sort()
    .flatMap((file) =>
      readFileSync(new URL(file, FOLDER), 'utf8')
        .split('\n')
        .filter((line) => line !== '' && !line.startsWith('#'))
        .map((line) => {
          const [, kinds = '', text = line] =
            (file.endsWith('-crises.txt') && /^([\w/]+): (.+)$/.exec(line)) || []
          return { text, kinds: kinds.split('/').filter(Boolean) }
        }),
    )
}

interface Example {
  features: number[]
  isYes: boolean
}

/** The features of several phrases, and how many phrases have each. */
function countFeatures(examples: readonly Example[]): Map<number, number> {
  const counts = new Map<number, number>()
  for (const { features } of examples)
    for (const feature of features) counts.set(feature, (counts.get(feature) ?? 0) + 1)
  return new Map([...counts].filter(([, count]) => count >= PHRASES_MIN))
}

/** The same numbers from 0 to 1 on every machine. */
function randomNumbers(): () => number {
  let seed = 1
  return () => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0
    return seed / 2 ** 32
  }
}

/** Brings items into a random order (Fisher–Yates). */
function shuffle<Item>(items: Item[], random: () => number): void {
  for (let last = items.length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1))
    const [one, two] = [items[last], items[other]]
    if (one !== undefined && two !== undefined) [items[last], items[other]] = [two, one]
  }
}

/** Logistic regression by gradient descent, with steps that grow smaller for each weight (AdaGrad). */
function regress(examples: readonly Example[], counts: ReadonlyMap<number, number>) {
  const weights = new Map([...counts.keys()].map((feature) => [feature, { value: 0, squares: 1e-6 }]))
  const bias = { value: 0, squares: 1e-6 }
  const descend = (weight: typeof bias, gradient: number) => {
    weight.squares += gradient ** 2
    weight.value -= (RATE / Math.sqrt(weight.squares)) * gradient
  }
  const order = examples.map(({ features, isYes }) => ({
    own: features.flatMap((feature) => weights.get(feature) ?? []),
    share: shareOfEach(features),
    isYes,
  }))
  const random = randomNumbers()
  for (let round = 0; round < ROUNDS; round++) {
    shuffle(order, random)
    for (const { own, share, isYes } of order) {
      const sum = own.reduce((total, { value }) => total + value * share, bias.value)
      const error = 1 / (1 + Math.exp(-sum)) - (isYes ? 1 : 0)
      for (const weight of own) descend(weight, error * share + DECAY * weight.value)
      descend(bias, error)
    }
  }
  return { weights, bias }
}

/** The features that matter most: those with a large weight that many phrases have. */
function mostUseful(examples: readonly Example[], size: number): Map<number, number> {
  const counts = countFeatures(examples)
  const { weights } = regress(examples, counts)
  const importanceOf = (place: number, count: number) =>
    Math.abs(weights.get(place)?.value ?? 0) * Math.sqrt(count)
  return new Map(
    [...counts].sort((a, b) => importanceOf(...b) - importanceOf(...a) || a[0] - b[0]).slice(0, size),
  )
}

function train(examples: readonly Example[], size: number): Weights {
  const { weights, bias } = regress(examples, mostUseful(examples, size))
  const half = WEIGHT_LETTERS.length / 2
  const levels = [...weights]
    .map(([place, { value }]) => ({
      place,
      level: Math.max(-half, Math.min(half, Math.round(value / WEIGHT_STEP))),
    }))
    .filter(({ level }) => level !== 0)
    .sort((a, b) => a.place - b.place)
  const steps = levels.map(({ place, level }, at) => {
    const distance = place - (levels[at - 1]?.place ?? 0)
    return `${distance.toString(16)}${WEIGHT_LETTERS[level < 0 ? level + half : level + half - 1]}`
  })
  return { bias: Number(bias.value.toFixed(2)), steps: steps.join('') }
}

/** Learns from phrases which words speak for a danger, and which for the kinds with numbers of their own. */
function trainWeights(phrases: readonly Phrase[]) {
  const examples = phrases.map(({ text, kinds }) => ({ features: featuresOf(text), kinds }))
  const dangers = examples.filter(({ kinds }) => kinds.length > 0)
  const trainKind = (...names: string[]) =>
    train(
      dangers.map(({ features, kinds }) => ({ features, isYes: kinds.some((kind) => names.includes(kind)) })),
      KIND_SIZE,
    )
  return {
    danger: train(
      examples.map(({ features, kinds }) => ({ features, isYes: kinds.length > 0 })),
      DANGER_SIZE,
    ),
    suicide: trainKind('suicide', 'selfHarm'),
    violence: trainKind('violence'),
    rescue: trainKind('rescue'),
  }
}

/** The file of weights that belongs to the lists of phrases. */
export function weightsFile(): string {
  const fields = Object.entries(trainWeights(readPhrases())).map(
    ([name, { bias, steps }]) => `  ${name}: {\n    bias: ${bias},\n    steps:\n      '${steps}',\n  },\n`,
  )
  return `/** Written by \`npm run train:crises\` from the lists of phrases. */\nexport const crisisWeights = {\n${fields.join('')}}\n`
}
