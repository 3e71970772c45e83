import type { BrowserContext, Page } from '@playwright/test'
import { expectAccessible } from './support/accessibility.ts'
import { atRest } from './support/at-rest.ts'
import { currentTime } from './support/clock.ts'
import { instance } from './support/instance.ts'
import { newMember } from './support/new-member.ts'
import { DEMO_PASSWORD, reuseSession } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'
import { closeToast } from './support/toasts.ts'

test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED/] })

const PATH = '/app/onboarding/anamnesis'
const age = (page: Page) => page.getByLabel('Idade', { exact: true })
const weight = (page: Page) => page.getByLabel('Peso', { exact: true })
const height = (page: Page) => page.getByLabel('Altura', { exact: true })
const question = (page: Page) => page.getByRole('alertdialog', { name: 'Estes valores são seus?' })
const bmi = (page: Page) => page.getByRole('region', { name: 'Seu IMC' })

test('updates the BMI while typing, and shows a saved anamnesis with its history @phone-only', async ({
  page,
  context,
}) => {
  await newMember(context)
  await page.goto(PATH)
  await expect(age(page)).toHaveValue('30')
  await expect(weight(page)).toHaveValue('70')
  await expect(height(page)).toHaveValue('170')
  for (const name of ['Moderado', 'Saúde e bem-estar', 'Não']) {
    await expect(page.getByRole('radio', { name })).toBeChecked()
  }
  await expect(page.getByRole('region', { name: 'IMC de exemplo' })).toContainText(/24,2.*Normal/s)
  await expect(bmi(page)).toBeHidden()

  await weight(page).fill('72,5')
  await expect(bmi(page)).toContainText(/25,1.*Sobrepeso/s)
  await weight(page).press('ArrowUp')
  await expect(weight(page)).toHaveValue('72,6')
  await height(page).fill('1,70')
  await expect(height(page)).toHaveAccessibleDescription('Entendemos 170 cm')
  await expect(bmi(page)).toContainText(/25,1.*Sobrepeso/s)
  await height(page).press('ArrowUp')
  await expect(height(page)).toHaveValue('171')
  await height(page).fill('')
  await expect(bmi(page)).toContainText('Informe peso e altura para ver seu IMC.')
  await height(page).fill('170')
  await age(page).fill('17')
  await expect(bmi(page)).toContainText('Antes dos 20 anos')
  await age(page).fill('60')
  await expect(bmi(page)).toContainText('A partir dos 60 anos')
  await expectAccessible(page)

  await page.getByText('Perder peso').click()
  await page.getByText('Sim', { exact: true }).click()
  await page.getByText('Pouco movimento').click()
  await page.getByRole('button', { name: 'Enviar anamnese' }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('status').filter({ hasText: 'Anamnese enviada' })).toContainText(
    '25,1: Sobrepeso',
  )

  await page.goto(PATH)
  await expect(weight(page)).toHaveValue('72,6')
  await expect(page.getByRole('radio', { name: 'Perder peso' })).toBeChecked()
  await expect(page.getByRole('radio', { name: 'Sim' })).toBeChecked()
  await expect(page.getByRole('row').filter({ hasText: '72,6 kg' })).toContainText(/25,1.*Sobrepeso/s)
})

test('asks once about untouched values before saving them @phone-only', async ({ page, context }) => {
  await newMember(context)
  await page.goto(PATH)
  const send = page.getByRole('button', { name: 'Enviar anamnese' })
  await weight(page).fill('70,5')
  await send.click()
  const values = question(page).getByRole('definition')
  await expect(values).toHaveText(['30 anos', '170 cm', 'Moderado', 'Saúde e bem-estar', 'Não'])
  await expectAccessible(page)
  await question(page).getByRole('button', { name: 'Voltar e corrigir' }).click()
  await expect(question(page)).toBeHidden()
  await expect(page).toHaveURL(PATH)

  await age(page).fill('41')
  await send.click()
  await expect(page).toHaveURL('/')
  const onFile = page.getByRole('heading', { name: 'Preencha sua Anamnese' }).locator('..')
  await expect(onFile).toContainText(/Em dia desde \d+º? de \S+$/)
  await expect(page.getByRole('link', { name: 'Atualizar', exact: true })).toBeVisible()

  await page.goto(PATH)
  await page.getByRole('button', { name: 'Atualizar anamnese' }).click()
  const unchanged = page.getByRole('alertdialog', { name: 'Salvar de novo com a data de hoje?' })
  await expect(unchanged).toContainText(/Nada mudou desde \d+º? de \S+\./)
  await expect(unchanged.getByRole('definition')).toHaveCount(0)
  await unchanged.getByRole('button', { name: 'Sim, salvar' }).click()
  await expect(page).toHaveURL('/')
})

/** Saves an anamnesis with a height of 162 cm, dated two days ago. */
async function saveEarlier(context: BrowserContext, weightKg: number) {
  const answer = await context.request.post(`${instance.memberUrl}/api/anamnesis`, {
    data: {
      age: 41,
      weightKg,
      heightCm: 162,
      activityLevel: 'LIGHT',
      goal: 'HEALTH',
      createdAt: new Date(currentTime() - 48 * 3_600_000).toISOString(),
    },
    headers: { Origin: instance.memberUrl, 'Idempotency-Key': crypto.randomUUID() },
  })
  expect(answer.status()).toBe(201)
}

test('asks about a missing comma; an entry is corrected, deleted and put back @phone-only', async ({
  page,
  context,
}) => {
  await newMember(context)
  await saveEarlier(context, 64.2)
  await page.goto(PATH)
  const update = page.getByRole('button', { name: 'Atualizar anamnese' })
  const slip = page.getByRole('alertdialog', { name: '645 kg está certo?' })
  const rows = page.getByRole('table', { name: /^Peso, IMC e classe/ }).getByRole('row')
  const openMenu = (weightText: string) =>
    page.getByRole('button', { name: new RegExp(`^Corrigir ou excluir: .*${weightText} kg$`) }).click()
  await weight(page).fill('645')
  await update.click()
  await expect(slip).toContainText('Seu último peso foi 64,2 kg.')
  await expectAccessible(page)
  await slip.getByRole('button', { name: 'Corrigir' }).click()
  await expect(weight(page)).toBeFocused()
  await update.click()
  await slip.getByRole('button', { name: 'Salvar assim mesmo' }).click()
  await expect(page).toHaveURL('/')

  await page.goto(PATH)
  await expect(weight(page)).toHaveValue('645')
  await openMenu('645,0')
  const items = page.getByRole('menuitem')
  await expect(items).toHaveText(['Corrigir', 'Excluir'])
  // Not cut by the table, which scrolls sideways.
  for (const item of await items.all()) await expect(item).toBeInViewport({ ratio: 1 })
  await page.getByRole('menuitem', { name: 'Excluir' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Excluir anamnese' }).click()
  await expect(weight(page)).toHaveValue('64,2')
  await expect(rows).toHaveCount(2)
  await page.getByRole('button', { name: /^Desfazer/ }).click()
  await expect(weight(page)).toHaveValue('645')

  await openMenu('645,0')
  await page.getByRole('menuitem', { name: 'Corrigir' }).click()
  const correction = page.getByRole('dialog', { name: /^Corrigir anamnese de / })
  await expectAccessible(page)
  await page.context().setOffline(true)
  await expect(correction).toContainText('para salvar, é preciso internet')
  await page.context().setOffline(false)
  await correction.getByLabel('Peso', { exact: true }).fill('641')
  await correction.getByRole('button', { name: 'Salvar correção' }).click()
  const other = page.getByRole('alertdialog', { name: '641 kg está certo?' })
  await expect(other).toContainText('O peso anterior foi 64,2 kg.')
  await other.getByRole('button', { name: 'Usar 64,1 kg' }).click()
  await closeToast(page, 'Anamnese corrigida', 'O IMC desse dia é 24,4: Normal.')
  await expect(weight(page)).toHaveValue('64,1')
  await expect(page.getByText(/^0,1 kg a menos que em /)).toBeVisible()

  // The last one of a day counts, and is compared with an earlier day.
  await weight(page).fill('63,9')
  await update.click()
  await expect(page).toHaveURL('/')
  await page.goto(PATH)
  await expect(page.getByText(/^0,3 kg a menos que em /)).toBeVisible()
  await expect(rows.getByRole('rowheader')).toHaveText([
    /^\d\d\/\d\d\/\d{4} \d\d:\d\d$/,
    /^\d\d\/\d\d\/\d{4} \d\d:\d\d$/,
    /^\d\d\/\d\d\/\d{4}$/,
  ])
})

test('asks about a large change while the history is loading @phone-only', async ({ page, context }) => {
  await newMember(context)
  await saveEarlier(context, 64.2)
  await page.route('**/api/anamnesis/history', () => {})
  await page.goto(PATH)
  await expect(weight(page)).toHaveValue('64,2')
  await weight(page).fill('80')
  await page.getByRole('button', { name: 'Atualizar anamnese' }).click()
  const doubt = page.getByRole('alertdialog', { name: '80 kg está certo?' })
  await expect(doubt).toContainText('Seu último peso foi 64,2 kg.')
})

test('shows a message for each invalid value, focuses the first @phone-only', async ({ page, context }) => {
  await reuseSession(context, 'maria@exemplo.com.br')
  await page.goto(PATH)
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(7)
  const cases: [string, string, string, string[]][] = [
    ['0', '0', '39', ['Idade deve ser maior que 0', 'Peso deve ser maior que 0', 'Altura mínima é 40 cm']],
    ['121', '', '251', ['Idade máxima é 120', 'Peso deve ser maior que 0', 'Altura máxima é 250 cm']],
  ]
  for (const [years, kilograms, centimetres, sentences] of cases) {
    await age(page).fill(years)
    await weight(page).fill(kilograms)
    await height(page).fill(centimetres)
    await page.getByRole('button', { name: 'Atualizar anamnese' }).click()
    for (const sentence of sentences) await expect(page.getByText(sentence)).toBeVisible()
    await expect(age(page)).toBeFocused()
  }
  await expectAccessible(page)
})

test('shows the figures of a tapped weight or BMI, and years @phone-only', async ({ page, context }) => {
  await reuseSession(context, 'maria@exemplo.com.br')
  await page.goto(PATH)
  const chart = page.getByRole('slider', { name: 'Peso ao longo do tempo, em kg' })
  const readout = page.locator('[data-chart-readout]').first()
  await expect(readout).toContainText('63,8 kg')
  await expect(page.getByText(/^1,1 kg a menos que em \d+º? de \S+( de \d{4})?\.$/)).toBeVisible()
  await chart.click({ position: { x: 2, y: 20 } })
  await expect(readout).toContainText('70,4 kg')
  const place = await atRest(page, () => readout.boundingBox())
  await page.keyboard.press('ArrowRight')
  await expect(chart).toHaveAttribute('aria-valuetext', /69,1 kg/)
  expect(await atRest(page, () => readout.boundingBox())).toEqual(place)

  await page.getByText('Ano', { exact: true }).click()
  await expect(page).toHaveURL(/periodo=ano/)
  await expect(page.getByRole('region', { name: /^Peso e IMC de \d{4}$/ })).toBeVisible()
  await page.getByText('Mês', { exact: true }).click()
  await page.getByRole('button', { name: 'Mês anterior' }).click()
  await expect(page).toHaveURL(/periodo=mes&dia=|dia=.*periodo=mes/)
  await expectAccessible(page)
})

test('keeps the borders of the BMI classes in view @phone-only', async ({ page, context }) => {
  await newMember(context)
  await page.goto(PATH)
  await weight(page).fill('72,2')
  await expect(bmi(page)).toContainText(/25,0.*Sobrepeso/s)
  const mark = bmi(page).locator('[data-bmi-mark]')
  const belowBorder = () =>
    mark.evaluate((element) => {
      const bands = element.parentElement?.firstElementChild?.getBoundingClientRect().top ?? 0
      return element.getBoundingClientRect().bottom - bands
    })
  expect(await atRest(page, belowBorder)).toBeLessThanOrEqual(1)
})

test.describe('when a request fails', () => {
  test.use({ expectedErrors: [/status of (401|503)|ERR_FAILED/] })

  test('keeps the typed values, even when the session ends @phone-only', async ({ page, context }) => {
    const email = await newMember(context)
    const unavailable = { message: 'O serviço está indisponível.', code: 'temporarily_unavailable' }
    await page.route('**/api/anamnesis**', (route) => route.fulfill({ status: 503, json: unavailable }))
    await page.goto(PATH)
    await expect(page.getByText('Não conseguimos carregar sua anamnese.')).toBeVisible()
    await page.unroute('**/api/anamnesis**')
    await page.getByRole('button', { name: 'Tentar de novo' }).first().click()

    await weight(page).fill('81,3')
    await page.route('**/api/anamnesis', (route) => route.abort())
    const send = page.getByRole('button', { name: 'Enviar anamnese' })
    await send.click()
    await question(page).getByRole('button', { name: 'Sim, salvar' }).click()
    const failure = page.getByRole('alert').filter({ hasText: 'Erro ao enviar a anamnese' })
    await expect(failure).toContainText('Falha na comunicação com o servidor')
    await page.unroute('**/api/anamnesis')

    await context.clearCookies()
    await send.click()
    await page.waitForURL('**/auth?**')
    await expect(page.getByText('Você precisa estar autenticado para enviar o formulário.')).toBeVisible()
    await page.getByLabel('E-mail').fill(email)
    await page.getByLabel('Senha', { exact: true }).fill(DEMO_PASSWORD)
    await page.getByRole('button', { name: 'Entrar', exact: true }).click()
    await expect(weight(page)).toHaveValue('81,3')
    await expect(page.getByText('Recuperamos o que você havia digitado')).toBeVisible()
    await send.click()
    await question(page).getByRole('button', { name: 'Sim, salvar' }).click()
    await expect(page).toHaveURL('/')
  })
})
