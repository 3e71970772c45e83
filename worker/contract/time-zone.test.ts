import { expect, it } from 'vitest'
import { isTimeZone, PROVIDER_TIME_ZONE } from './time-zone.ts'

it('knows time zones by their names', () => {
  expect(isTimeZone(PROVIDER_TIME_ZONE)).toBe(true)
  expect(isTimeZone('America/Sao Paulo')).toBe(false)
  expect(isTimeZone('')).toBe(false)
})
