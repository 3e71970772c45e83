import type { CrisisKind } from './crisis-kinds.ts'
import { matchRules } from './match-rules.ts'
import { wordsOf } from './typed-words.ts'
import { likelyKinds, weighDanger } from './weigh-words.ts'

/** Fewer words say too little to weigh them: the rules alone decide. */
const WORDS_MIN = 3
/** What a rule that fits adds to the weight of the words. */
const RULE_WEIGHT = 1

/** The dangers that a question tells of, the most urgent first; empty for any other question. */
export function findCrises(question: string): CrisisKind[] {
  const matched = matchRules(question)
  if (wordsOf(question).length < WORDS_MIN) return matched
  const weight = weighDanger(question) + (matched.length > 0 ? RULE_WEIGHT : 0)
  if (weight <= 0) return []
  return matched.length > 0 ? matched : likelyKinds(question)
}
