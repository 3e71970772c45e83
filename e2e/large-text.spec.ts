import { launchOptions } from './support/browser.ts'
import { reuseSession } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'

// Doubles the browser's default font size.
test.use({
  launchOptions: { ...launchOptions, args: [...launchOptions.args, '--blink-settings=defaultFontSize=32'] },
  viewport: { width: 320, height: 640 },
})

test('never scrolls sideways on the smallest phone with text at 200 % @phone-only', async ({
  page,
  context,
}) => {
  await reuseSession(context, 'maria@exemplo.com.br')
  for (const path of [
    '/',
    '/app/sleep',
    '/app/exams',
    '/app/exams?aba=evolucao',
    '/app/exercise',
    '/app/medications',
    '/app/medications?aba=adesao',
    '/app/insurance',
    '/app/consultations',
    '/app/membership-card',
    '/app/profile',
    '/app/notifications',
    '/app/onboarding/anamnesis',
  ]) {
    await page.goto(path, { waitUntil: 'networkidle' })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px')
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(320)
  }
})
