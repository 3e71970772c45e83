import { expect, it } from 'vitest'
import { monthsOfYear } from './month-columns.tsx'

it('lists the twelve months of a year, with the figures of those that have any', () => {
  const march = { month: '2026-03', minutes: 420 }
  const months = monthsOfYear('2026', [march])
  expect(months).toHaveLength(12)
  expect(months.filter(({ figures }) => figures)).toEqual([{ month: '2026-03', figures: march }])
})
