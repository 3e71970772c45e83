import { reuseSession } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'

test.use({ viewport: { width: 360, height: 740 } })

for (const [path, name] of [
  ['/app/sleep', 'Adicionar'],
  ['/app/exams', 'Registrar exame'],
] as const) {
  test(`hides the floating action of ${path} while scrolling down @phone-only`, async ({ page, context }) => {
    await reuseSession(context, 'maria@exemplo.com.br')
    await page.goto(path)
    const records = page.getByRole('tabpanel').getByRole('listitem')
    await expect(records.first()).toBeVisible()
    const action = page.locator('[data-floating-action]')
    await expect(action).toHaveText(name)
    await expect(action).toHaveCSS('opacity', '1')

    await page.evaluate(() => scrollBy(0, 200))
    await expect(action).toHaveCSS('opacity', '0')
    await page.keyboard.press('Tab')
    await action.focus()
    await expect(action).toHaveCSS('opacity', '1')
    await action.blur()
    await expect(action).toHaveCSS('opacity', '0')
    await page.evaluate(() => scrollBy(0, -50))
    await expect(action).toHaveCSS('opacity', '1')

    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    await expect(action).toHaveCSS('opacity', '1')
    const [last, floating] = [await records.last().boundingBox(), await action.boundingBox()]
    expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThan(floating?.y ?? 0)
  })
}
