import { describe, expect, it } from 'vitest'
import type { DayPart, Tally } from '#contract/medications.ts'
import { adherenceSentence } from './adherence-sentence.ts'

function tally(due: number, missed: number, skipped = 0): Tally {
  const taken = due - missed - skipped
  return { due, taken, skipped, missed, percentage: due === 0 ? null : Math.round((100 * taken) / due) }
}

function sentenceOf(parts: Partial<Record<DayPart, Tally>>): string {
  const sum = (key: 'due' | 'missed' | 'skipped') =>
    Object.values(parts).reduce((total, part) => total + part[key], 0)
  const order: DayPart[] = ['morning', 'afternoon', 'night']
  return adherenceSentence({
    total: tally(sum('due'), sum('missed'), sum('skipped')),
    parts: order.flatMap((part) => (parts[part] ? [{ part, ...parts[part] }] : [])),
  })
}

const taken = 'Nos últimos 30 dias você tomou'

describe('adherenceSentence', () => {
  it.each([
    ['morning', 'manhã'],
    ['afternoon', 'tarde'],
    ['night', 'noite'],
  ] as const)('names the part of the day that was missed most: %s', (worst, name) => {
    const others = { morning: tally(20, 1), afternoon: tally(20, 1), night: tally(20, 1) }
    expect(sentenceOf({ ...others, [worst]: tally(20, 6) })).toBe(
      `${taken} 52 de 60 doses; as da ${name} falharam mais.`,
    )
  })

  it.each([
    ['both missed equally', { morning: tally(30, 4), night: tally(30, 4) }, 52],
    ['more missed in number, fewer in share', { morning: tally(50, 5), night: tally(10, 3) }, 52],
    ['one missed dose', { morning: tally(30, 0), night: tally(30, 1) }, 59],
    ['all doses in one part of the day', { night: tally(60, 8) }, 52],
    ['few doses in one part of the day', { morning: tally(4, 0), night: tally(56, 8) }, 52],
    ['skipped doses, which are decisions', { morning: tally(30, 0), night: tally(30, 0, 8) }, 52],
  ])('names none: %s', (_case, parts, count) => {
    expect(sentenceOf(parts)).toBe(`${taken} ${count} de 60 doses.`)
  })

  it('says that all doses were taken', () => {
    expect(sentenceOf({ morning: tally(30, 0), night: tally(30, 0) })).toBe(`${taken} todas as 60 doses.`)
  })

  it('says nothing with fewer than ten due doses', () => {
    expect(sentenceOf({ morning: tally(9, 4) })).toBe('')
    expect(sentenceOf({ morning: tally(10, 4) })).toBe(`${taken} 6 de 10 doses.`)
    expect(sentenceOf({})).toBe('')
  })
})
