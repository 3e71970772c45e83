import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { BrowserContext, Page } from '@playwright/test'
import { expectAccessible } from './support/accessibility.ts'
import { atRest } from './support/at-rest.ts'
import { currentTime } from './support/clock.ts'
import { DAY_MS, noonZone, seedTime, typedDate } from './support/dates.ts'
import { instance } from './support/instance.ts'
import { filterList } from './support/list-filters.ts'
import { newMember } from './support/new-member.ts'
import { DEMO_PASSWORD, reuseSession } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'
import { closeToast, toastOf } from './support/toasts.ts'

const dialog = (page: Page) => page.getByRole('dialog')
const submit = (page: Page) => dialog(page).getByRole('button', { name: 'Adicionar registro' })

async function openForm(page: Page) {
  await page.getByRole('button', { name: 'Adicionar', exact: true }).click()
  await expect(dialog(page).getByLabel('Hora de início')).toHaveValue('22:00')
}

async function fillTimes(
  page: Page,
  entry: { start: [number, string]; end: [number, string] },
  zone?: string,
) {
  await dialog(page).getByLabel('Data de início').fill(typedDate(entry.start[0], zone))
  await dialog(page).getByLabel('Hora de início').fill(entry.start[1])
  await dialog(page).getByLabel('Data de término').fill(typedDate(entry.end[0], zone))
  await dialog(page).getByLabel('Hora de término').fill(entry.end[1])
  await chooseQuality(page)
}

/** Chooses the prefilled quality, which the form would otherwise ask about. */
async function chooseQuality(page: Page) {
  const quality = dialog(page).getByRole('slider', { name: 'Qualidade do sono' })
  await quality.press('ArrowRight')
  await quality.press('ArrowLeft')
}

test.describe('a new member’s sleep diary', () => {
  const zone = noonZone()
  test.use({ timezoneId: zone, expectedErrors: [/status of 422 .*\/api\/sleep\)$/] })

  test('adds, edits, exports, deletes, restores an entry @phone-only @smoke', async ({ page, context }) => {
    await newMember(context)
    await page.goto('/app/sleep')
    await expect(page.getByText(/Você ainda não registrou nenhuma noite/)).toBeVisible()
    await openForm(page)
    await expect(dialog(page).getByLabel('Data de início')).toHaveValue(typedDate(-1, zone))
    await expect(dialog(page).getByLabel('Data de término')).toHaveValue(typedDate(0, zone))
    const quality = dialog(page).getByRole('slider', { name: 'Qualidade do sono' })
    await expect(quality).toHaveAttribute('aria-valuenow', '75')
    const thumb = await quality.evaluate(({ offsetWidth, offsetHeight }: HTMLElement) => [
      offsetWidth,
      offsetHeight,
    ])
    expect(Math.min(...thumb)).toBeGreaterThanOrEqual(44)
    await fillTimes(page, { start: [-2, '23:00'], end: [-1, '06:30'] }, zone)
    await expect(dialog(page).getByText('7 h 30 min')).toBeVisible()
    const words = dialog(page).locator('fieldset', { hasText: 'Péssimo' }).getByRole('button')
    const pressed = words.and(page.locator('[aria-pressed=true]'))
    await expect(words).toHaveText(['Péssimo', 'Ruim', 'Regular', 'Bom', 'Ótimo'])
    await expect(pressed).toHaveText(['Regular'])
    for (const [word, number, valueText] of [
      ['Péssimo', '20', '20% · Ruim'],
      ['Ruim', '40', '40% · Ruim'],
      ['Bom', '85', '85% · Bom'],
      ['Ótimo', '100', '100% · Bom'],
      ['Regular', '70', '70% · Regular'],
    ] as const) {
      await words.filter({ hasText: word }).click()
      await expect(quality).toHaveAttribute('aria-valuenow', number)
      await expect(quality).toHaveAttribute('aria-valuetext', valueText)
      await expect(pressed).toHaveText([word])
    }
    await quality.focus()
    for (let press = 0; press < 10; press += 1) await page.keyboard.press('ArrowRight')
    await expect(quality).toHaveAttribute('aria-valuetext', '80% · Bom')
    await expect(pressed).toHaveText(['Bom'])
    await dialog(page).getByLabel('Observações').fill('Acordei uma vez.')
    await expectAccessible(page)
    await submit(page).click()
    await closeToast(page, 'Registro Adicionado')

    const record = page.getByRole('article').filter({ hasText: 'Ontem' })
    await expect(record).toContainText(/23:00 – 06:30.*Acordei uma vez\..*Bom 80%.*7 h 30 min/s)
    await expect(page.getByText('Média de 1 dia', { exact: true })).toBeVisible()
    await expect(page.getByRole('table').getByRole('row').filter({ hasText: '23:00' })).toContainText(
      'Bom, 80%',
    )

    await page.getByRole('button', { name: 'Atualizar registros' }).click()
    await expectAccessible(page)

    await openForm(page)
    await fillTimes(page, { start: [-1, '05:00'], end: [-1, '08:00'] }, zone)
    await submit(page).click()
    await expect(
      dialog(page).getByText(/Você já registrou sono neste horário: de .* 23:00 a .* 06:30\./),
    ).toBeVisible()
    await expect(dialog(page).getByRole('alert')).toContainText('Erro ao Salvar')
    await dialog(page).getByLabel('Hora de término').fill('')
    await expect(dialog(page).getByText('Horário de término obrigatório')).toBeVisible()
    await expect(dialog(page).getByText('Erro ao Salvar')).toBeHidden()
    await dialog(page).getByRole('button', { name: 'Cancelar' }).click()

    await record.getByRole('link', { name: /^23:00 – 06:30, Ontem/ }).click()
    await expect(page).toHaveURL(/\/app\/sleep\/[\w-]+$/)
    await expect(page.locator('h1')).toBeFocused()
    await expect(page.getByRole('main')).toContainText(/Deitou.*23:00.*Acordou.*06:30.*Acordei uma vez\./s)
    await expectAccessible(page)
    await page.getByRole('button', { name: /^Editar registro: Ontem, .*23:00 – 06:30$/ }).click()
    await expect(dialog(page).getByLabel('Hora de término')).toHaveValue('06:30')
    await dialog(page).getByLabel('Hora de término').fill('07:15')
    await dialog(page).getByRole('button', { name: 'Salvar alterações' }).click()
    await closeToast(page, 'Registro Atualizado')
    await expect(page.getByRole('main')).toContainText('8 h 15 min')
    await page.getByRole('main').getByRole('link', { name: 'Sono' }).click()
    await expect(record).toContainText('8 h 15 min')
    await expect(record.getByRole('link')).toBeFocused()

    const saving = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Exportar CSV' }).click()
    const file = await saving
    expect(file.suggestedFilename()).toMatch(/^registros-de-sono-\d{4}-\d{2}-\d{2}\.csv$/)
    expect(await readFile(await file.path(), 'utf8')).toContain(
      `${typedDate(-1, zone)} 07:15;8,25;80;Acordei uma vez.`,
    )
    await closeToast(page, 'Registros exportados')

    await record.getByRole('link').click()
    await page.getByRole('button', { name: /^Excluir registro/ }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Excluir registro' }).click()
    await expect(page.getByText(/Você ainda não registrou nenhuma noite/)).toBeVisible()
    await page.getByRole('button', { name: 'Desfazer' }).click()
    await expect(record).toContainText('8 h 15 min')
  })
})

// A window of 320 px at 200 % zoom is 160 CSS pixels wide.
test.describe('at twice the text size', () => {
  test.use({ viewport: { width: 160, height: 320 } })

  test('keeps the title’s words whole and the toast readable @phone-only', async ({ page, context }) => {
    await reuseSession(context, 'maria@exemplo.com.br')
    await page.goto('/app/sleep')
    const title = page.getByRole('heading', { level: 1, name: 'Monitoramento de Sono' })
    await expect(title).toBeVisible()
    const lines = () =>
      title.evaluate((heading) => {
        const word = document.createRange()
        if (heading.firstChild) word.setStart(heading.firstChild, 0)
        if (heading.firstChild) word.setEnd(heading.firstChild, 'Monitoramento'.length)
        return new Set([...word.getClientRects()].map(({ top }) => top)).size
      })
    expect(await atRest(page, lines)).toBe(1)
    await page.getByRole('button', { name: 'Exportar CSV' }).click()
    await toastOf(page, 'Registros exportados').hover()
    await expect(toastOf(page, 'Registros exportados')).toBeInViewport({ ratio: 1 })
    await closeToast(page, 'Registros exportados')
  })
})

test('shows a message for each invalid value @phone-only', async ({ page, context }) => {
  await reuseSession(context, 'joao@exemplo.com.br')
  await page.goto('/app/sleep?registrar=1')
  const startTime = dialog(page).getByLabel('Hora de início')
  await startTime.fill('')
  await dialog(page).getByLabel('Hora de término').fill('')
  await submit(page).click()
  await expect(dialog(page).getByText('Horário de início obrigatório')).toBeVisible()
  await expect(dialog(page).getByText('Horário de término obrigatório')).toBeVisible()
  await expect(startTime).toBeFocused()
  await expectAccessible(page)

  const cases: [[number, string], [number, string], string][] = [
    [[-1, '22:00'], [-1, '21:59'], 'O horário de término deve ser posterior ao horário de início'],
    [[-3, '22:00'], [-1, '22:01'], 'Um registro pode ter até 24 horas. Confira as datas.'],
    [[1, '01:00'], [1, '02:00'], 'O término não pode estar no futuro.'],
    [[-1, '22:00'], [-1, '25:00'], 'Horário inválido. Use o formato HH:MM.'],
  ]
  for (const [start, end, sentence] of cases) {
    await fillTimes(page, { start, end })
    await expect(dialog(page).getByText(sentence)).toBeVisible()
  }
})

test('pages through months of sleep entries, and shows five tips on each topic @phone-only', async ({
  page,
  context,
}) => {
  await reuseSession(context, 'maria@exemplo.com.br')
  // The last seven nights are those before the seed, even if midnight has passed since.
  await page.clock.setFixedTime(seedTime())
  await page.goto('/app/sleep')
  await expect(page.getByText('Média de 7 dias', { exact: true })).toBeVisible()
  const records = page.getByRole('region', { name: /^Registros de sono/ }).getByRole('listitem')
  await expect(records).toHaveCount(30)
  await page.getByRole('button', { name: 'Mostrar mais' }).click()
  await expect(records).toHaveCount(60)
  await page.getByRole('button', { name: '7 dias anteriores' }).click()
  await expect(page.getByText(/^Média de [1-7] dias?$/)).toBeVisible()

  await page.getByRole('tab', { name: 'Dicas' }).click()
  for (const topic of ['Ambiente', 'Rotina', 'Hábitos', 'Telas', 'Alimentação', 'Ansiedade']) {
    await page.getByRole('tab', { name: topic }).click()
    await expect(page.getByRole('tabpanel', { name: topic }).getByRole('listitem')).toHaveCount(5)
  }
  await expectAccessible(page)
})

test('shows thirty entries of a diary of months at a time, in a wide window too @desktop-only', async ({
  page,
  context,
}) => {
  await reuseSession(context, 'maria@exemplo.com.br')
  await page.goto('/app/sleep?periodo=ano')
  const records = page.getByRole('region', { name: /^Registros de sono/ }).getByRole('listitem')
  await expect(page.getByRole('button', { name: 'Mostrar mais' })).toBeVisible()
  await expect(records).toHaveCount(30)
})

test('shows the figures of a tapped day, and months and years @phone-only', async ({ page, context }) => {
  await reuseSession(context, 'maria@exemplo.com.br')
  await page.clock.setFixedTime(seedTime())
  await page.goto('/app/sleep')
  const chart = page.getByRole('slider', { name: /^Sono de / })
  const readout = page.locator('[data-chart-readout]')
  const figures = /\d\d:\d\d–\d\d:\d\d · \d+ h( \d+ min)? · (Bom|Regular|Ruim), \d+%/
  await expect(readout).toContainText(figures)
  await expect(chart).toHaveAttribute('aria-valuenow', '7')
  const place = await atRest(page, () => readout.boundingBox())
  await chart.click({ position: { x: 10, y: 40 } })
  await expect(chart).toHaveAttribute('aria-valuenow', '1')
  await expect(chart).toHaveAttribute('aria-valuetext', figures)
  await page.keyboard.press('ArrowRight')
  await expect(chart).toHaveAttribute('aria-valuenow', '2')
  await page.keyboard.press('End')
  await expect(chart).toHaveAttribute('aria-valuenow', '7')
  expect(await atRest(page, () => readout.boundingBox())).toEqual(place)
  await expect(page.getByText(/^Você costuma deitar entre \d\d:\d\d e \d\d:\d\d: /)).toBeVisible()

  await page.getByText('Mês', { exact: true }).click()
  await expect(page).toHaveURL(/periodo=mes/)
  await page.getByRole('button', { name: 'Mês anterior' }).click()
  await expect(page).toHaveURL(/dia=\d{4}-\d\d-\d\d/)
  await expect(page.getByText(/^(\d+ h )?\d+ min a (mais|menos) por noite que em \S+\.$/)).toBeVisible()
  await expectAccessible(page)
  await page.reload()
  await expect(page.getByRole('radio', { name: 'Mês' })).toBeChecked()
  await page.getByText('Ano', { exact: true }).first().click()
  await expect(page).toHaveURL(/periodo=ano/)
  await expect(readout).toContainText(/por noite · \d+ noites · qualidade \d+%/)
  await expectAccessible(page)
})

test('finds entries by words, year, kind; naps change no axis @phone-only', async ({ page, context }) => {
  await newMember(context)
  const day = new Date(currentTime() - 3 * DAY_MS).toISOString().slice(0, 10)
  const add = async (sleepStart: string, sleepEnd: string, notes: string) => {
    const saved = await post(context, '/api/sleep', { sleepStart, sleepEnd, quality: 80, notes })
    expect(saved.status(), await saved.text()).toBe(201)
  }
  await add(`${day}T02:00:00Z`, `${day}T09:00:00Z`, 'Café tarde')
  await page.goto('/app/sleep')
  const hours = page.getByText(/^\d\dh$/)
  await expect(hours.first()).toHaveText('22h')
  const before = await atRest(page, () => hours.allTextContents())
  await add(`${day}T17:00:00Z`, `${day}T17:30:00Z`, 'Depois do almoço')
  await page.reload()
  const records = page.getByRole('region', { name: /^Registros de sono/ }).getByRole('listitem')
  await expect(records).toHaveCount(2)
  await expect(hours).toHaveText(before)
  await expect(page.locator('[data-chart-readout]')).toContainText('cochilo 14:00–14:30 · 30 min')

  // The filters come from the URL; such a short list does not show them by itself.
  await page.goto('/app/sleep?tipo=noite')
  await filterList(page, (fields) => fields.getByLabel('Tipo').selectOption('Cochilo'))
  await expect(page).toHaveURL(/tipo=cochilo/)
  await expect(records).toHaveCount(1)
  await filterList(page, (fields) => fields.getByLabel('Buscar nas observações').fill('cafe'))
  await expect(page.getByText('Nenhum registro combina com a busca e os filtros.')).toBeVisible()
  await page.getByRole('button', { name: 'Limpar busca e filtros' }).click()
  await expect(records).toHaveCount(2)
  await filterList(page, (fields) => fields.getByLabel('Buscar nas observações').fill('cafe'))
  await expect(records).toHaveCount(1)
  await expect(records).toContainText('Café tarde')
  await filterList(page, (fields) =>
    fields.getByRole('combobox', { name: 'Ano' }).selectOption(day.slice(0, 4)),
  )
  await expect(page).toHaveURL(new RegExp(`ano=${day.slice(0, 4)}`))
  await expect(records).toHaveCount(1)
})

test.describe('when the API cannot be reached', () => {
  test.use({ expectedErrors: [/status of (401|503)|ERR_FAILED/] })

  test('shows the failure, retries in place, keeps typed values @phone-only', async ({ page, context }) => {
    const email = await newMember(context)
    const unavailable = { message: 'O serviço está indisponível.', code: 'temporarily_unavailable' }
    await page.route('**/api/sleep', (route) => route.fulfill({ status: 503, json: unavailable }))
    await page.goto('/app/sleep')
    await expect(page.getByText('Não conseguimos carregar seus registros de sono.')).toBeVisible()
    await page.unroute('**/api/sleep')
    await page.getByRole('button', { name: 'Tentar de novo' }).click()
    await expect(page.getByText(/Você ainda não registrou nenhuma noite/)).toBeVisible()

    await openForm(page)
    await fillTimes(page, { start: [-2, '23:00'], end: [-1, '06:30'] })
    // A quality other than the prefilled one, which is asked about again after leaving the page.
    await dialog(page).getByRole('slider', { name: 'Qualidade do sono' }).press('ArrowRight')
    await dialog(page).getByLabel('Observações').fill('Não se perde')
    await page.route('**/api/sleep', (route) => route.abort())
    await submit(page).click()
    await expect(dialog(page).getByRole('alert')).toContainText('Falha na comunicação com o servidor')
    await page.unroute('**/api/sleep')

    await context.clearCookies()
    await submit(page).click()
    await page.waitForURL('**/auth?**')
    await page.getByLabel('E-mail').fill(email)
    await page.getByLabel('Senha', { exact: true }).fill(DEMO_PASSWORD)
    await page.getByRole('button', { name: 'Entrar', exact: true }).click()
    await expect(dialog(page).getByLabel('Observações')).toHaveValue('Não se perde')
    await submit(page).click()
    await expect(page.getByRole('article').filter({ hasText: 'Não se perde' })).toBeVisible()
  })
})

const post = (context: BrowserContext, path: string, data: object) =>
  context.request.post(path, {
    data,
    headers: { Origin: instance.memberUrl, 'Idempotency-Key': randomUUID() },
  })

test.describe('what nobody typed', () => {
  /** 10:30 in São Paulo, so that the form's prefilled end time is the same at any hour. */
  const morning = () =>
    new Date(`${new Date(currentTime() - 3 * 3_600_000).toISOString().slice(0, 10)}T13:30:00Z`)

  test('is asked about before it is saved, and a night above 14 hours is confirmed @phone-only', async ({
    page,
    context,
  }) => {
    await newMember(context)
    // The night before, so that the server does not reject an end in the future.
    await page.clock.setFixedTime(new Date(morning().getTime() - DAY_MS))
    await page.goto('/app/sleep')
    await openForm(page)
    await submit(page).click()
    const question = page.getByRole('alertdialog', { name: 'Estes horários são seus?' })
    await expect(question.getByRole('definition')).toHaveText([
      `${typedDate(-2)} 22:00`,
      `${typedDate(-1)} 10:30`,
      '12 h 30 min',
      '75%',
    ])
    await expectAccessible(page)
    await question.getByRole('button', { name: 'Voltar e corrigir' }).click()
    await dialog(page).getByLabel('Hora de início').fill('19:00')
    await submit(page).click()
    const long = page.getByRole('alertdialog', { name: 'Você dormiu mesmo 15 h 30 min?' })
    await expect(long).toContainText('há valores que já vinham preenchidos')
    await long.getByRole('button', { name: 'Voltar e corrigir' }).click()
    await dialog(page).getByLabel('Hora de término').fill('09:30')
    await chooseQuality(page)
    await submit(page).click()
    const longer = page.getByRole('alertdialog', { name: 'Você dormiu mesmo 14 h 30 min?' })
    await expect(longer).toContainText('É muito tempo para uma noite. Confira as datas')
    await longer.getByRole('button', { name: 'Sim, salvar' }).click()
    await closeToast(page, 'Registro Adicionado')
  })

  test('becomes one tap, the usual hours, after five nights @phone-only', async ({ page, context }) => {
    await newMember(context)
    const bedTimes = ['23:00', '23:20', '23:40', '22:50', '23:30']
    for (const [index, bed] of bedTimes.entries()) {
      const midnight = morning().getTime() - (index + 2) * DAY_MS - 10.5 * 3_600_000
      const start = new Date(midnight)
      start.setUTCDate(start.getUTCDate() - 1)
      const [hours = 0, minutes = 0] = bed.split(':').map(Number)
      const sleepStart = new Date(start.getTime() + (hours * 60 + minutes) * 60_000)
      const sleepEnd = new Date(midnight + (6 * 60 + 40) * 60_000)
      const saved = await post(context, '/api/sleep', { sleepStart, sleepEnd, quality: 80, notes: '' })
      expect(saved.status(), await saved.text()).toBe(201)
    }
    await page.clock.setFixedTime(new Date(morning().getTime() - DAY_MS))
    await page.goto('/app/sleep?registrar=1')
    await expect(dialog(page).getByText('Você costuma dormir das 23:20 às 06:40.')).toBeVisible()
    await expectAccessible(page)
    await dialog(page).getByRole('button', { name: 'Usar estes horários' }).click()
    await expect(dialog(page).getByLabel('Data de início')).toHaveValue(typedDate(-2))
    await expect(dialog(page).getByLabel('Hora de início')).toHaveValue('23:20')
    await expect(dialog(page).getByLabel('Hora de término')).toHaveValue('06:40')
    await expect(dialog(page).getByText('7 h 20 min')).toBeVisible()
    await submit(page).click()
    const question = page.getByRole('alertdialog', { name: 'A qualidade está certa?' })
    await expect(question.getByRole('definition').last()).toHaveText('75%')
    await question.getByRole('button', { name: 'Sim, salvar' }).click()
    await closeToast(page, 'Registro Adicionado')
  })
})
