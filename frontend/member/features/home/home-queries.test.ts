import { expect, it } from 'vitest'
import { waitForChange } from './home-queries.ts'

const now = Date.parse('2026-11-20T12:00:00Z')

it.each([
  ['shortly after the next change', '2026-11-20T12:20:00Z', 20 * 60_000 + 2_000],
  ['each hour where the next change is later', '2026-11-22T12:00:00Z', 3_600_000],
  ['each hour where no change is known', null, 3_600_000],
  ['soon where the change is due by this clock alone', '2026-11-20T11:59:00Z', 30_000],
  ['soon, but not at once', '2026-11-20T12:00:01Z', 30_000],
])('asks %s', (_case, changesAt, wait) => {
  expect(waitForChange(changesAt, now)).toBe(wait)
})
