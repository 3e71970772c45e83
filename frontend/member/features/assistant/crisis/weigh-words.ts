import { crisisWeights } from '#locales/crisis-weights.ts'
import type { CrisisKind } from './crisis-kinds.ts'
import { featuresOf, shareOfEach } from './word-features.ts'

/** The weights of one question to answer with yes or no. `npm run train:crises` writes them. */
export interface Weights {
  bias: number
  /** The places that have a weight: each as the hexadecimal distance from the one before, and a letter. */
  steps: string
}

/** What one step of a letter adds. */
export const WEIGHT_STEP = 0.6
/** Letters of weights, from the lowest to the highest, without that of zero. They are no hexadecimal digits. */
export const WEIGHT_LETTERS = 'ghijklmnopqrstuvwxyz'
const HALF = WEIGHT_LETTERS.length / 2

function decoded({ steps }: Weights): Map<number, number> {
  let place = 0
  return new Map(
    [...steps.matchAll(/([0-9a-f]+)([g-z])/g)].map(([, distance = '', letter = '']) => {
      place += Number.parseInt(distance, 16)
      const level = WEIGHT_LETTERS.indexOf(letter) - HALF
      return [place, (level < 0 ? level : level + 1) * WEIGHT_STEP]
    }),
  )
}

const tables = new Map<Weights, Map<number, number>>()

/** Above zero for yes. */
function weigh(question: string, weights: Weights): number {
  const table = tables.get(weights) ?? decoded(weights)
  tables.set(weights, table)
  const features = featuresOf(question)
  const sum = features.reduce((total, feature) => total + (table.get(feature) ?? 0), 0)
  return weights.bias + sum * shareOfEach(features)
}

/** How much the words of a question are those of a danger. */
export const weighDanger = (question: string): number => weigh(question, crisisWeights.danger)

/** Below zero: a number too many does less harm than the wrong one alone. */
const KIND_MIN = -1

/** The kinds of danger with numbers of their own that the words suggest, and `unwell` unless they clearly do. */
export function likelyKinds(question: string): CrisisKind[] {
  const weights = (['suicide', 'violence', 'rescue'] as const)
    .map((kind) => ({ kind, weight: weigh(question, crisisWeights[kind]) }))
    .filter(({ weight }) => weight > KIND_MIN)
  const kinds = weights.map(({ kind }) => kind)
  return weights.some(({ weight }) => weight > 0) ? kinds : [...kinds, 'unwell']
}
