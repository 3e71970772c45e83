import { expectAccessible } from './support/accessibility.ts'
import { atRest, expectNoSidewaysScroll } from './support/at-rest.ts'
import { instance } from './support/instance.ts'
import { reuseAdminSession } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'

const url = `${instance.adminUrl}/estatisticas`

test.use({ expectedErrors: [/status of 503/] })

test('compares a period with the previous one, each chart with its table and drill-down @desktop-only @smoke', async ({
  context,
  page,
}) => {
  await reuseAdminSession(context)
  await page.goto(url)
  await page.evaluate(() => localStorage.setItem('ui-theme', 'system'))
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Estatísticas' })).toBeVisible()
  await page.getByRole('link', { name: '12 meses' }).click()
  await expect(page).toHaveURL(`${url}?period=365`)
  await expect(page.getByRole('heading', { name: 'Consultas por tipo' })).toBeVisible()
  // Screen readers get the table even while it is closed; everybody sees it once it is open.
  const title = 'Consultas por tipo'
  await expect(page.getByRole('table', { name: `${title}: tabela` })).toBeAttached()
  await page.getByRole('button', { name: `Ver em tabela: ${title}` }).click()
  await expect(
    page.getByRole('table', { name: `${title}: tabela` }).getByRole('row', { name: /Presencial/ }),
  ).toBeVisible()
  await expect(page.getByText('Grupos com menos de cinco pessoas não aparecem').first()).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)

  await page.getByRole('link', { name: 'Presencial' }).first().click()
  await expect(page).toHaveURL(/estatisticas\/lista\?/)
  await expect(page.getByRole('table', { name: 'Consultas', exact: true })).toContainText(
    /\d{2}\/\d{2}\/\d{4}/,
  )
  await expect(page.getByText('Somadas por dia, sem o nome de quem se consultou')).toBeVisible()
  await expect(page.getByText('Maria Oliveira')).toHaveCount(0)
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Voltar às estatísticas' }).click()
  await expect(page).toHaveURL(`${url}?period=365`)

  // A year's table is no taller than a chart, and each of its weeks links to its days.
  const registered = 'Cadastros recebidos a cada 7 dias'
  const card = page.locator('main').getByRole('heading', { name: registered }).locator('../..')
  const chart = card.getByRole('slider', { name: registered })
  await expect(chart).toHaveAttribute(
    'aria-valuetext',
    /^\d\d\/\d\d\/\d{4} a \d\d\/\d\d\/\d{4}, até agora: [\d.]+ · ainda em aberto, não comparado$/,
  )
  await chart.press('ArrowLeft')
  await expect(chart).toHaveAttribute(
    'aria-valuetext',
    /^\d\d\/\d\d\/\d{4} a \d\d\/\d\d\/\d{4}: [\d.]+ · comparado com \d\d\/\d\d\/\d{4} a \d\d\/\d\d\/\d{4}: [\d.]+$/,
  )
  const height = async () => (await card.boundingBox())?.height ?? 0
  const before = await atRest(page, height)
  await page.getByRole('button', { name: `Ver em tabela: ${registered}` }).click()
  const table = page.getByRole('region', { name: `${registered}: tabela` })
  await expect.poll(() => table.getByRole('row').count()).toBeGreaterThan(50)
  expect(await atRest(page, height)).toBeLessThan(before + 120)
  await expectAccessible(page)
  // 365 days are 52 weeks and one day, which gets the first row.
  await expect(table.getByRole('rowheader').first()).toHaveText(/ \(1 dia\)$/)
  const week = table.getByRole('link').last()
  const [day = '', month, year] = ((await week.textContent()) ?? '').replace(', até agora', '').split('/')
  await week.click()
  await expect(page).toHaveURL(new RegExp(`from=${year}-${month}-${day}&.*list=registrations`))
  await expect(page.getByText(`${day}/${month}/${year} a `)).toBeVisible()
  await page.getByRole('link', { name: 'Voltar às estatísticas' }).click()

  await page.getByRole('link', { name: '8 a 30 dias', exact: true }).click()
  await expect(page.getByText(/Idade: 8 a 30 dias em \d{2}\/\d{2}\/\d{4}$/)).toBeVisible()
  await expect(page.getByRole('table', { name: 'Apólices enviadas' }).getByRole('link').first()).toBeVisible()
  await page.getByRole('link', { name: 'Voltar às estatísticas' }).click()
  // A week of consultations links to its days, without names.
  const weekly = 'Consultas a cada 7 dias, pela data marcada'
  await page.getByRole('button', { name: `Ver em tabela: ${weekly}` }).click()
  await page
    .getByRole('region', { name: `${weekly}: tabela` })
    .getByRole('link')
    .first()
    .click()
  await expect(page.getByRole('table', { name: 'Consultas', exact: true })).toContainText(
    /\d{2}\/\d{2}\/\d{4}/,
  )
  await page.getByRole('link', { name: 'Voltar às estatísticas' }).click()

  await expect(page.getByText('Não há lista por trás de uma especialidade')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Cardiologia' })).toHaveCount(0)
  await page.getByRole('link', { name: 'Ver mês a mês' }).last().click()
  await expect(page.getByRole('heading', { name: 'IMC na última anamnese, mês a mês' })).toBeVisible()
})

const day = String.raw`\d\d/\d\d/\d{4}`

test('shows the values of a day under the pointer and by the arrow keys, and does not compare today', async ({
  context,
  hasTouch,
  page,
}) => {
  await reuseAdminSession(context)
  await page.goto(url)
  const title = 'Cadastros recebidos por dia'
  const chart = page.getByRole('slider', { name: title })
  const card = page.locator('main').getByRole('heading', { name: title }).locator('../..')
  const readout = card.locator('[data-chart-readout]')
  const today = /^Hoje, até agora [\d.]+ · ainda em aberto, não comparado$/
  await expect(readout).toHaveText(today)
  await expect(chart.locator('circle[data-unfinished]')).toHaveCount(1)
  await expect(chart.locator('text').last()).toHaveText('Hoje')
  await expect(
    page.getByText(new RegExp(`até ontem comparado com ${day} a ${day}: o dia de hoje`)),
  ).toBeVisible()
  await expect(card.getByText(new RegExp(`[Cc]omparado com ${day} a ${day}`))).toBeVisible()

  const place = await atRest(page, () => readout.boundingBox())
  const start = { position: { x: 60, y: 60 } }
  await (hasTouch ? chart.tap(start) : chart.hover(start))
  const compared = new RegExp(`^${day} [\\d.]+ · comparado com ${day}: [\\d.]+$`)
  await expect(readout).toHaveText(compared)
  expect(await atRest(page, () => readout.boundingBox())).toEqual(place)
  await chart.press('End')
  await expect(readout).toHaveText(today)
  await chart.press('ArrowLeft')
  await expect(chart).toHaveAttribute('aria-valuenow', '29')
  await expect(readout).toHaveText(compared)
  await chart.press('Home')
  await expect(chart).toHaveAttribute('aria-valuenow', '1')
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)

  await page.getByRole('button', { name: `Ver em tabela: ${title}` }).click()
  const rows = page.getByRole('table', { name: `${title}: tabela` }).getByRole('row')
  await expect(rows.first()).toHaveText('DiaNeste períodoPeríodo anteriorDiferença')
  await expect(rows.last()).toHaveText(/^Hoje, até agora[\d.]+––$/)
})

test('fills a wide window @desktop-only', async ({ context, page }) => {
  await reuseAdminSession(context)
  await page.setViewportSize({ width: 1920, height: 1080 })
  await page.goto(url)
  const cardOf = (name: string) => page.getByRole('heading', { name, exact: true }).locator('../..')
  const widthOf = async (name: string) => (await atRest(page, () => cardOf(name).boundingBox()))?.width ?? 0
  const wide = await widthOf('Cadastros recebidos por dia')
  const narrow = await widthOf('Cadastros recebidos, por situação')
  expect(wide + narrow).toBeGreaterThan(1550)
  expect(wide).toBeGreaterThan(1.8 * narrow)
  expect((await page.getByRole('main').boundingBox())?.width).toBe(1680)
  const charts = await page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents()
  expect([...new Set(charts)]).toEqual(charts)
  await expectNoSidewaysScroll(page)
})

test('accepts a custom period, rejects a reversed one, and retries a failed request @desktop-only', async ({
  context,
  page,
}) => {
  await reuseAdminSession(context)
  await page.goto(`${url}?from=2026-02-01&to=2026-02-28`)
  await expect(page.getByText('01/02/2026 a 28/02/2026, comparado com 04/01/2026 a 31/01/2026')).toBeVisible()
  await page.getByRole('textbox', { name: 'Até' }).fill('01/01/2026')
  await page.getByRole('button', { name: 'Aplicar' }).click()
  await expect(page.getByText('O fim do período vem antes do início.')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Até' })).toBeFocused()
  await page.route('**/api/admin/statistics?*', (route) =>
    route.fulfill({ status: 503, json: { message: 'O serviço está indisponível.', code: 'unexpected' } }),
  )
  await page.getByRole('textbox', { name: 'Até' }).fill('31/03/2026')
  await page.getByRole('button', { name: 'Aplicar' }).click()
  await page.reload()
  await expect(page.getByRole('alert')).toContainText('Não conseguimos carregar as estatísticas.')
  await page.unroute('**/api/admin/statistics?*')
  await page.getByRole('button', { name: 'Tentar de novo' }).click()
  await expect(page.getByText('01/02/2026 a 31/03/2026')).toBeVisible()
})

test('shows "menos de 5 pessoas" for a specialty of fewer than five people @desktop-only', async ({
  context,
  page,
}) => {
  const named = [
    { key: 'Cardiologia', count: 42, previous: 31 },
    { key: '', count: 12, previous: null },
    { key: null, count: 9, previous: 14 },
  ]
  await reuseAdminSession(context)
  await page.route('**/api/admin/statistics?*', async (route) => {
    const response = await route.fetch()
    const body = await response.json()
    await route.fulfill({
      response,
      json: { ...body, consultations: { ...body.consultations, bySpecialty: named } },
    })
  })
  await page.goto(url)
  const title = 'Consultas por especialidade'
  const titlesIn = (name: string) =>
    page.getByRole('heading', { name, exact: true }).locator('../..').locator('rect title')
  // A pointer shows the values that have no number beside them.
  await expect(titlesIn(title)).toHaveText(['Período anterior: 31', 'Período anterior: 14'])
  await expect(titlesIn('Idade das apólices, por situação').first()).toHaveText(
    /^Arquivo não enviado: [\d.]+$/,
  )
  await page.getByRole('button', { name: `Ver em tabela: ${title}` }).click()
  const rows = page.getByRole('table', { name: `${title}: tabela` }).getByRole('row')
  await expect(rows).toHaveText([
    'EspecialidadeAté ontemPeríodo anteriorDiferença',
    'Cardiologia4231+11',
    'Não informada12menos de 5 pessoas–',
    'Outras914−5',
  ])
  await expect(page.getByText('pelo menos cinco pessoas')).toBeVisible()
  await expectAccessible(page)
})
