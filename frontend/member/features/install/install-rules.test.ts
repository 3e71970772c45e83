import { describe, expect, it } from 'vitest'
import { fakeStorage } from '#shared/lib/storage.testing.ts'
import {
  bannerWanted,
  INSTALL_PROMPT_KEY,
  iosStepsWanted,
  isIos,
  putBannerOff,
  rememberIosSteps,
} from './install-rules.ts'

const memory = (initial?: string) =>
  fakeStorage(initial === undefined ? {} : { [INSTALL_PROMPT_KEY]: initial })
const NOW = Date.parse('2026-11-24T12:00:00Z')
const DAY = 86_400_000

it.each([
  ['iPhone', 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) Safari/604.1', 5, true],
  [
    'an iPad that calls itself a Mac',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Safari/605.1.15',
    5,
    true,
  ],
  ['Mac', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Safari/605.1.15', 0, false],
  ['Android', 'Mozilla/5.0 (Linux; Android 14; Pixel 8) Chrome/140.0 Mobile Safari/537.36', 5, false],
  [
    'Windows with a touch screen',
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140.0 Safari/537.36',
    10,
    false,
  ],
])('knows %s', (_name, userAgent, maxTouchPoints, ios) => {
  expect(isIos({ userAgent, maxTouchPoints })).toBe(ios)
})

it('shows the iOS steps once', () => {
  const storage = memory()
  expect(iosStepsWanted(storage)).toBe(true)
  rememberIosSteps(storage)
  expect(iosStepsWanted(storage)).toBe(false)
})

describe('the banner', () => {
  it('is shown at first, and if the stored value is invalid', () => {
    expect(bannerWanted(memory(), NOW)).toBe(true)
    expect(bannerWanted(memory('ios-shown'), NOW)).toBe(true)
  })

  it('is hidden for a while after "Depois"', () => {
    const storage = memory()
    putBannerOff(storage, NOW)
    expect(bannerWanted(storage, NOW)).toBe(false)
    expect(bannerWanted(storage, NOW + 30 * DAY - 1)).toBe(false)
    expect(bannerWanted(storage, NOW + 30 * DAY)).toBe(true)
  })
})
