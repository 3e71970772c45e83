import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from './support/accessibility.ts'
import { atRest } from './support/at-rest.ts'
import { seedTime, typedDate } from './support/dates.ts'
import { filterList } from './support/list-filters.ts'
import { newMember } from './support/new-member.ts'
import { DEMO_PASSWORD, reuseSession } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'
import { closeToast } from './support/toasts.ts'

test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED/] })

const dialog = (page: Page) => page.getByRole('dialog')
const submit = (page: Page) => dialog(page).getByRole('button', { name: 'Adicionar atividade' })

async function openForm(page: Page) {
  await page.getByRole('button', { name: 'Adicionar', exact: true }).click()
  await expect(dialog(page).getByLabel('Duração')).toHaveValue('30')
}

test('adds, edits, exports, deletes, restores an exercise @phone-only @smoke', async ({ page, context }) => {
  await newMember(context)
  const day = typedDate(-7)
  await page.goto('/app/exercise')
  await expect(page.getByText(/Você ainda não registrou nenhuma atividade/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Exportar CSV' })).toHaveCount(0)
  await expect(page.getByText('Ainda sem minutos moderados ou intensos nesta semana.')).toBeVisible()
  await expectAccessible(page)

  await openForm(page)
  await submit(page).click()
  await expect(dialog(page).getByText('Escolha a atividade')).toBeVisible()
  await expect(dialog(page).getByLabel('Atividade', { exact: true })).toBeFocused()
  await dialog(page).getByLabel('Atividade', { exact: true }).selectOption('Musculação')
  await dialog(page).getByLabel('Data').fill(day)
  await dialog(page).getByLabel('Hora de início').fill('07:00')
  await dialog(page).getByLabel('Duração').fill('40,5')
  await expect(dialog(page).getByText('Use minutos inteiros, sem vírgula')).toBeVisible()
  await dialog(page).getByLabel('Duração').fill('40')
  await dialog(page)
    .getByRole('radio', { name: /Intensa/ })
    .check()
  await dialog(page).getByLabel('Observações').fill('Pernas e costas.')
  await expectAccessible(page)
  await submit(page).click()
  await closeToast(page, 'Atividade Adicionada')

  const record = page.getByRole('article').filter({ hasText: 'Musculação' })
  await expect(record).toContainText(/07:00.*Pernas e costas\..*Intensa.*40 min/s)
  const earlier = page.getByRole('button', { name: 'Semana anterior' })
  const leftOf = (element: Locator) => atRest(page, async () => (await element.boundingBox())?.x)
  // On a line of its own, where no longer name of a week moves it from under the finger.
  expect(await leftOf(earlier)).toBe(await leftOf(page.getByRole('heading', { name: 'Sua semana' })))
  await earlier.click()
  await expect(page.getByText('80 min', { exact: false }).first()).toBeVisible()
  await expect(page.getByText('Força: 1 de 2 dias')).toBeVisible()
  await expect(page.getByText('80 minutos que fizeram bem.')).toBeVisible()
  await expect(page.getByRole('row').filter({ hasText: '40' })).toContainText('Sim')
  await expectAccessible(page)

  await record.getByRole('link', { name: /^Musculação, .*07:00$/ }).click()
  await expect(page).toHaveURL(/\/app\/exercise\/[\w-]+$/)
  await expect(page.getByRole('main')).toContainText('Conta 80 minutos e um dia de força')
  await expectAccessible(page)
  await page.getByRole('button', { name: /^Editar atividade: Musculação, .*07:00$/ }).click()
  await expect(dialog(page).getByLabel('Hora de início')).toHaveValue('07:00')
  await dialog(page).getByLabel('Duração').fill('75')
  await dialog(page).getByRole('button', { name: 'Salvar alterações' }).click()
  await closeToast(page, 'Atividade Atualizada')
  await page.getByRole('main').getByRole('link', { name: 'Exercício', exact: true }).click()
  await expect(record.getByRole('link')).toBeFocused()
  await expect(page.getByText('Dentro da faixa recomendada.')).toBeVisible()

  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Exportar CSV' }).click()
  const file = await saving
  expect(file.suggestedFilename()).toMatch(/^atividades-\d{4}-\d{2}-\d{2}\.csv$/)
  expect(await readFile(await file.path(), 'utf8')).toContain(
    `${day} 07:00;Musculação;75;Intensa;Pernas e costas.`,
  )
  await closeToast(page, 'Registros exportados')

  await record.getByRole('link').click()
  await page.getByRole('button', { name: /^Excluir atividade/ }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Excluir atividade' }).click()
  await expect(page.getByText(/Você ainda não registrou nenhuma atividade/)).toBeVisible()
  const undo = page.getByRole('button', { name: 'Desfazer' })
  await context.setOffline(true)
  await undo.click()
  await closeToast(page, 'É preciso internet')
  await context.setOffline(false)
  await undo.click()
  await expect(record).toContainText('1 h 15 min')
})

test('ends an activity now until another start is chosen @phone-only', async ({ page, context }) => {
  await reuseSession(context, 'joao@exemplo.com.br')
  await page.goto('/app/exercise')
  await openForm(page)
  const start = dialog(page).getByLabel('Hora de início')
  const minutesOfDay = async () => {
    const [hours = 0, minutes = 0] = (await start.inputValue()).split(':').map(Number)
    return 60 * hours + minutes
  }
  const half = await minutesOfDay()
  await dialog(page).getByLabel('Duração').fill('45')
  await expect.poll(minutesOfDay).toBe((half - 15 + 1440) % 1440)
  const moved = await start.inputValue()
  await dialog(page).getByLabel('Atividade', { exact: true }).selectOption('Caminhada')
  await submit(page).click()
  const question = page.getByRole('alertdialog', { name: 'Estes valores são seus?' })
  await expect(question).toContainText(moved)
  await question.getByRole('button', { name: 'Voltar e corrigir' }).click()
  await start.fill('07:00')
  await dialog(page).getByLabel('Duração').fill('20')
  await expect(start).toHaveValue('07:00')
})

test('shows months of exercises and filters them by kind @phone-only', async ({ page, context }) => {
  await reuseSession(context, 'maria@exemplo.com.br')
  await page.goto('/app/exercise')
  const records = page.getByRole('region', { name: /^Atividades/ }).getByRole('listitem')
  await expect(records.first()).toBeVisible()
  await expect(page.getByText(/semanas seguidas em movimento/)).toBeVisible()
  await filterList(page, (fields) => fields.getByLabel('Atividade', { exact: true }).selectOption('Pilates'))
  await expect(page).toHaveURL(/tipo=pilates/)
  await expect(records.filter({ hasNotText: 'Pilates' })).toHaveCount(0)
  await filterList(page, (fields) => fields.getByLabel('Atividade', { exact: true }).selectOption('Futebol'))
  await expect(page.getByText('Nenhuma atividade combina com a busca e os filtros.')).toBeVisible()
  await page.getByRole('button', { name: 'Limpar busca e filtros' }).click()
  await expect(records.first()).toBeVisible()
  await expectAccessible(page)
})

test('shows the figures of a tapped day, and months and years @phone-only', async ({ page, context }) => {
  await reuseSession(context, 'maria@exemplo.com.br')
  await page.clock.setFixedTime(seedTime())
  await page.goto('/app/exercise?periodo=mes')
  const chart = page.getByRole('slider', { name: /^Atividade de / })
  const current = (await chart.getAttribute('aria-label')) ?? ''
  await page.getByRole('button', { name: 'Mês anterior' }).click()
  await expect(page).toHaveURL(/dia=\d{4}-\d\d-\d\d/)
  await expect(chart).not.toHaveAttribute('aria-label', current)
  const readout = page.locator('[data-chart-readout]')
  await expect(readout).toContainText(/\d+ min · \d+ (leve|moderado|intenso)/)
  await chart.click({ position: { x: 3, y: 20 } })
  await expect(chart).toHaveAttribute('aria-valuenow', '1')
  const place = await atRest(page, () => readout.boundingBox())
  await page.keyboard.press('ArrowRight')
  await expect(chart).toHaveAttribute('aria-valuenow', '2')
  expect(await atRest(page, () => readout.boundingBox())).toEqual(place)
  await expect(page.getByText(/^\d+ min a (mais|menos) por semana que em \S+\.$/)).toBeVisible()
  await expectAccessible(page)
  await page.getByText('Ano', { exact: true }).first().click()
  await expect(page).toHaveURL(/periodo=ano/)
  await expect(readout).toContainText(/\d+ min por semana, em média · \d+ dias com atividade/)
  await expectAccessible(page)
})

test.describe('when the API cannot be reached', () => {
  test.use({ expectedErrors: [/status of (401|503)|ERR_FAILED/] })

  test('shows the failure, retries in place, keeps typed values @phone-only', async ({ page, context }) => {
    const email = await newMember(context)
    const unavailable = { message: 'O serviço está indisponível.', code: 'temporarily_unavailable' }
    await page.route('**/api/exercise*', (route) => route.fulfill({ status: 503, json: unavailable }))
    await page.goto('/app/exercise')
    await expect(page.getByText('Não conseguimos carregar suas atividades.')).toBeVisible()
    await page.unroute('**/api/exercise*')
    await page.getByRole('button', { name: 'Tentar de novo' }).click()
    await expect(page.getByText(/Você ainda não registrou nenhuma atividade/)).toBeVisible()

    await openForm(page)
    await dialog(page).getByLabel('Atividade', { exact: true }).selectOption('Caminhada')
    await dialog(page).getByLabel('Observações').fill('Não se perde')
    await page.route('**/api/exercise', (route) => route.abort())
    await submit(page).click()
    const question = page.getByRole('alertdialog', { name: 'Estes valores são seus?' })
    await expect(question).toContainText(/Duração.*30 min/)
    await question.getByRole('button', { name: 'Sim, salvar' }).click()
    await expect(dialog(page).getByRole('alert')).toContainText('Falha na comunicação com o servidor')
    await page.unroute('**/api/exercise')

    await context.clearCookies()
    await submit(page).click()
    await page.waitForURL('**/auth?**')
    await page.getByLabel('E-mail').fill(email)
    await page.getByLabel('Senha', { exact: true }).fill(DEMO_PASSWORD)
    await page.getByRole('button', { name: 'Entrar', exact: true }).click()
    await expect(dialog(page).getByLabel('Observações')).toHaveValue('Não se perde')
    await submit(page).click()
    await question.getByRole('button', { name: 'Sim, salvar' }).click()
    await expect(page.getByRole('article').filter({ hasText: 'Não se perde' })).toBeVisible()
  })
})
