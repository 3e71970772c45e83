import { atRest } from './support/at-rest.ts'
import { reuseSession } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'
import { phoneViewport } from './support/viewports.ts'

const LANDSCAPE = { width: 740, height: 360 }

test('each list has one way to add a record, which covers nothing @phone-only', async ({ page, context }) => {
  await reuseSession(context, 'maria@exemplo.com.br')
  const main = page.locator('main')
  const covering = () =>
    main.evaluate((element) =>
      [...element.querySelectorAll('*')]
        .filter((part) => ['fixed', 'sticky'].includes(getComputedStyle(part).position))
        .map((part) => part.outerHTML.slice(0, 80)),
    )
  for (const [path, name] of [
    ['/app/consultations', 'Agendar'],
    ['/app/sleep', 'Adicionar'],
    ['/app/exercise', 'Adicionar'],
    ['/app/medications', 'Adicionar'],
    ['/app/exams', 'Registrar exame'],
    ['/app/insurance', 'Selecionar arquivo'],
  ] as const) {
    await page.goto(path)
    const action = main.getByRole('button', { name }).or(main.getByRole('link', { name }))
    await expect(action.first(), path).toBeVisible()
    for (const size of [phoneViewport, LANDSCAPE]) {
      await page.setViewportSize(size)
      await page.evaluate(() => scrollTo(0, 200))
      expect(await atRest(page, covering), `${path} at ${size.width} px`).toEqual([])
    }
  }
})

test('the main buttons of the screens are on one line @desktop-only', async ({ page, context }) => {
  await reuseSession(context, 'maria@exemplo.com.br')
  const tops = new Map<string, number>()
  for (const path of ['/app/sleep', '/app/exercise', '/app/medications', '/app/exams']) {
    await page.goto(path)
    const action = page
      .locator('main header')
      .getByRole('button')
      .or(page.locator('main header').getByRole('link'))
    await expect(action, path).toBeVisible()
    tops.set(
      path,
      await atRest(page, () => action.evaluate((element) => element.getBoundingClientRect().top)),
    )
  }
  expect(new Set(tops.values()).size, JSON.stringify([...tops])).toBe(1)
})
