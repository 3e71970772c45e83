import { test } from '@playwright/test'

export const phoneViewport = { width: 360, height: 740 }
export const desktopViewport = { width: 1440, height: 900 }

// Tags for titles of tests whose result does not depend on the width. Their axe checks still cover both widths.
export const PHONE_ONLY = '@phone-only'
export const DESKTOP_ONLY = '@desktop-only'

/** Tags tests that write data that all tests read: they run at the end, one after the other, at desktop width. */
export const AT_END = '@at-end'

export function runsAtOneWidth(): boolean {
  const { tags } = test.info()
  return [PHONE_ONLY, DESKTOP_ONLY, AT_END].some((tag) => tags.includes(tag))
}
