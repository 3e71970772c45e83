import { reuseSession } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'

const LANDSCAPE = { width: 740, height: 360 }

for (const [path, name] of [
  ['/app/consultations', 'Agendar'],
  ['/app/sleep', 'Adicionar'],
  ['/app/exercise', 'Adicionar'],
  ['/app/medications', 'Adicionar'],
  ['/app/exams', 'Registrar exame'],
  ['/app/insurance', 'Selecionar arquivo'],
] as const) {
  test(`${path} has one way to add a record, which covers nothing @phone-only`, async ({ page, context }) => {
    await reuseSession(context, 'maria@exemplo.com.br')
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto(path)
    const action = page
      .locator('main')
      .getByRole('button', { name })
      .or(page.locator('main').getByRole('link', { name }))
    await expect(action.first()).toBeVisible()
    for (const size of [{ width: 360, height: 740 }, LANDSCAPE]) {
      await page.setViewportSize(size)
      await page.evaluate(() => scrollTo(0, 200))
      const fixed = await page
        .locator('main')
        .evaluate((main) =>
          [...main.querySelectorAll('*')]
            .filter((element) => ['fixed', 'sticky'].includes(getComputedStyle(element).position))
            .map((element) => element.outerHTML.slice(0, 80)),
        )
      expect(fixed).toEqual([])
    }
  })
}
