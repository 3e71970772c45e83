import { expectNoSidewaysScroll } from './support/at-rest.ts'
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
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('html')).toHaveCSS('font-size', '32px')
    await expectNoSidewaysScroll(page)
  }
})

test('never scrolls sideways with the panels and the values read from a report open @phone-only', async ({
  page,
  context,
}) => {
  await reuseSession(context, 'maria@exemplo.com.br')
  const expectItFits = async (state: string) => {
    for (const width of [320, 360]) {
      await page.setViewportSize({ width, height: 640 })
      await expectNoSidewaysScroll(page, `${state} at ${width} px`)
    }
  }
  await page.goto('/app/exams/new')
  await page.getByRole('button', { name: 'Escolher painel' }).click()
  await expect(page.getByRole('list', { name: 'Painéis de exames' })).toBeVisible()
  await expectItFits('panels')
  await page.getByRole('button', { name: /^Urina tipo 1 \(EAS\), 18 linhas$/ }).click()
  await expect(page.getByRole('group', { name: 'Valor 18', exact: true })).toBeVisible()
  await expectItFits('rows of a panel')
  await page.getByRole('button', { name: 'Colar do laudo' }).click()
  await page
    .getByLabel('Texto do laudo')
    .fill(
      'Capacidade total de ligação do ferro: 250.000 mL/min/1,73 m² (150.000 a 450.000)\nLDL inferior a 130\nNovo tubo analisado depois de 15 repetições',
    )
  await page.getByRole('button', { name: 'Ler valores' }).click()
  await expect(page.getByRole('list', { name: 'Confira antes de adicionar' })).toBeVisible()
  await expectItFits('values read')
  await page.getByRole('button', { name: 'Corrigir Capacidade total de ligação do ferro' }).click()
  await expectItFits('a value being corrected')
})
