import { readNumber } from '#contract/exam-values.ts'
import { examsTexts as t } from './exams-texts.ts'

interface Printed {
  low: string | null
  high: string | null
  reference: string | null
}

/** The printed range: "70 a 99", "menor que 190", "não reagente"; `undefined` where none was noted. */
export function rangeWords({ low, high, reference }: Printed): string | undefined {
  const numbers = numberWords(low, high)
  return [numbers, reference].filter(Boolean).join(' · ') || undefined
}

const bare = (bound: string) => bound.replace(/^\s*[<>≤≥]=?\s*/, '')

function numberWords(low: string | null, high: string | null): string | undefined {
  const [from, to] = [readNumber(low ?? ''), readNumber(high ?? '')]
  if (low && high) {
    if (from?.qualifier !== '>' && to?.qualifier !== '<') {
      return t('range.between', { low: bare(low), high: bare(high) })
    }
    return `${numberWords(low, null)}, ${numberWords(null, high)}`
  }
  if (low) return t(from?.qualifier === '>' ? 'range.over' : 'range.from', { low: bare(low) })
  if (high) return t(to?.qualifier === '<' ? 'range.under' : 'range.upTo', { high: bare(high) })
  return undefined
}
