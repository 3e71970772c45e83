import { readNumber } from '#contract/exam-values.ts'
import { t } from '#locales/exams.ts'

interface PrintedRange {
  low: string | null
  high: string | null
  reference: string | null
}

/** The printed range as text: "70 a 99", "menor que 190", "não reagente"; `undefined` if there is none. */
export function formatRange({ low, high, reference }: PrintedRange): string | undefined {
  const numbers = formatBounds(low, high)
  return [numbers, reference].filter(Boolean).join(' · ') || undefined
}

const withoutSign = (bound: string) => bound.replace(/^\s*[<>≤≥]=?\s*/, '')

function formatBounds(low: string | null, high: string | null): string | undefined {
  const [from, to] = [readNumber(low ?? ''), readNumber(high ?? '')]
  if (low && high) {
    if (from?.qualifier !== '>' && to?.qualifier !== '<') {
      return t('range.between', { low: withoutSign(low), high: withoutSign(high) })
    }
    return `${formatBounds(low, null)}, ${formatBounds(null, high)}`
  }
  if (low) return t(from?.qualifier === '>' ? 'range.over' : 'range.from', { low: withoutSign(low) })
  if (high) return t(to?.qualifier === '<' ? 'range.under' : 'range.upTo', { high: withoutSign(high) })
  return undefined
}
