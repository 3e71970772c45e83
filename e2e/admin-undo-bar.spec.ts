import type { Page } from '@playwright/test'
import { expectAccessible } from './support/accessibility.ts'
import { atRest } from './support/at-rest.ts'
import { currentTime } from './support/clock.ts'
import { instance } from './support/instance.ts'
import { fulfill } from './support/requests.ts'
import { reuseAdminSession } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'
import { desktopViewport, phoneViewport } from './support/viewports.ts'
import { target } from './support/waiting-target.ts'

// Chromium logs the failed requests that these tests provoke.
test.use({ expectedErrors: [/status of (404|409)/] })

const today = { count: 3, medianMinutes: 90 }
const hoursAgo = (hours: number) => new Date(currentTime() - hours * 3_600_000).toISOString()

const registration = (id: string) => ({
  id,
  fullName: `Pessoa ${id}`,
  email: `${id}@exemplo.com.br`,
  status: 'email_confirmed',
  createdAt: hoursAgo(5),
  emailConfirmedAt: hoursAgo(4),
  statusSince: hoursAgo(4),
  rejection: null as { reason: string; text: string } | null,
  decidedBy: null as string | null,
  reversal: null,
})

const policy = (id: string) => ({
  id,
  fileName: `apolice-${id}.pdf`,
  fileSize: 1000,
  contentType: 'application/pdf',
  member: {
    id: `de-${id}`,
    fullName: `Titular ${id}`,
    email: `${id}@exemplo.com.br`,
    cardNumber: '1234567890123456',
  },
  uploadedAt: hoursAgo(4),
  dueDay: '2030-01-10',
  daysLeft: 5,
  status: 'pending',
  policyNumber: null,
  rejectionText: null,
  decidedAt: null,
  decidedBy: null,
})

const people = ['um', 'dois', 'tres', ...Array.from({ length: 30 }, (_, index) => `n${index}`)]
const policies = people.slice(3)

/** Opens the registrations, with both queues stubbed. The page's clock is stopped, so that no undo offer expires. */
async function openQueues(page: Page): Promise<void> {
  await page.route(/\/api\/admin\/registrations(\?|$)/, (route) => {
    const waiting = route.request().url().includes('status=rejected') ? [] : people
    return route.fulfill({
      json: {
        registrations: waiting.map(registration),
        nextCursor: null,
        cut: false,
        waiting: people.length,
        target,
        today,
      },
    })
  })
  await page.route('**/api/admin/registrations/*/{approve,reject}', (route) =>
    route.fulfill({ json: { id: 'x', status: 'approved', today } }),
  )
  await page.route(/\/api\/admin\/policies(\?|$)/, (route) =>
    route.fulfill({
      json: {
        policies: policies.map(policy),
        nextCursor: null,
        waiting: policies.length,
        late: 2,
        dueToday: 0,
      },
    }),
  )
  await page.route(/\/api\/admin\/policies\/\w+$/, (route) => {
    const id = route.request().url().split('/').at(-1) ?? ''
    return route.fulfill({ json: { policy: policy(id), previousId: null, nextId: null, others: [] } })
  })
  await page.route('**/api/admin/policies/*/file', (route) =>
    route.fulfill({ status: 404, json: { message: 'Não encontrado.', code: 'not_found' } }),
  )
  await page.route('**/api/admin/policies/*/approve', (route) =>
    route.fulfill({ json: { id: 'x', status: 'approved', undoMs: 10_000 } }),
  )
  await reuseAdminSession(page.context())
  await page.clock.setFixedTime(currentTime())
  await page.goto(instance.adminUrl)
  await expect(rowLink(page, 'Pessoa um')).toBeVisible()
}

const bar = (page: Page) => page.getByRole('region', { name: 'Decisões que podem ser desfeitas' })
const said = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text })
const rowLink = (page: Page, name: string) =>
  page.locator('[data-list]').getByRole('link', { name, exact: true })
const approveButton = (page: Page, name: string) =>
  page.getByRole('region', { name, exact: true }).getByRole('button', { name: 'Aprovar', exact: true })

/** Elements that overlap the bar at the end of the page, where everything must be reachable by scrolling. */
async function overlapping(page: Page): Promise<string[]> {
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  await expect(bar(page)).toBeInViewport({ ratio: 1 })
  return atRest(page, () =>
    bar(page).evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect()
      const parts = [0.01, 0.25, 0.5, 0.75, 0.99]
      const found = parts.flatMap((x) =>
        parts.flatMap((y) => document.elementsFromPoint(left + x * width, top + y * height)),
      )
      const others = found.filter(
        (one) =>
          !element.contains(one) &&
          one.matches('li, li *, dt, dd, p, h1, h2, h3, a, button, input, label, [role=alert]'),
      )
      return [...new Set(others)].map((one) => one.outerHTML.slice(0, 200))
    }),
  )
}

async function decideThree(page: Page): Promise<void> {
  await rowLink(page, 'Pessoa um').click()
  await page.keyboard.press('a')
  await page.keyboard.press('a')
  await expect(bar(page)).toContainText('2 aprovados')
  await page.keyboard.press('r')
  const form = page.getByRole('form', { name: 'Recusar cadastro' })
  await form.getByRole('radio', { name: 'Dados incompletos' }).press('Space')
  await form.getByLabel('Explique para a pessoa').fill('Faltou o sobrenome.')
  await page.keyboard.press('Control+Enter')
  await expect(bar(page)).toContainText('2 aprovados · 1 recusado')
}

test('sums up the decisions of both queues, keeps them on every screen, and undoes the last one with Z @desktop-only', async ({
  page,
}) => {
  await openQueues(page)
  await decideThree(page)
  // The latest decision is announced once; the seconds are not.
  await expect(said(page, 'Cadastro de Pessoa tres recusado')).toBeVisible()
  await expect(bar(page).getByText('10 s')).toHaveAttribute('aria-hidden')
  const undo = bar(page).getByRole('button')
  await expect(undo).toHaveAccessibleName('Desfazer Cadastro de Pessoa tres recusado')

  const navigation = page.getByRole('navigation', { name: 'Áreas do painel' })
  await navigation.getByRole('link', { name: /^Apólices/ }).click()
  await rowLink(page, 'Titular n0').click()
  await page.getByLabel('Número da apólice').fill('77.0001')
  await page.keyboard.press('Enter')
  await expect(bar(page)).toContainText('2 aprovados · 1 recusado · 1 apólice aprovada')
  await expectAccessible(page)
  const undone: string[] = []
  await page.route(/\/undo$/, (route) => {
    undone.push(new URL(route.request().url()).pathname.split('/').at(-2) ?? '')
    return route.fulfill({ json: { id: 'x', status: 'pending' } })
  })
  await page.getByRole('heading', { level: 1 }).click()
  await page.keyboard.press('z')
  await expect(bar(page)).toContainText(
    'A apólice de Titular n0 voltou para a análise · 2 aprovados · 1 recusado',
  )
  await expect(page).toHaveURL(/\/apolices\/n0$/)

  // On other screens the bar is the same, and an undo is confirmed without leaving the screen.
  await navigation.getByRole('link', { name: 'Relatórios' }).click()
  await expect(page).toHaveURL(/\/relatorios$/)
  await expect(bar(page)).toContainText('2 aprovados · 1 recusado')
  expect(await overlapping(page)).toEqual([])
  await expectAccessible(page)
  await page.keyboard.press('z')
  await expect(said(page, 'Pessoa tres voltou para a fila')).toBeVisible()
  await undo.click()
  await expect(said(page, 'Pessoa dois voltou para a fila')).toBeVisible()
  await expect(bar(page)).toContainText('Cadastro de Pessoa um aprovado')
  await expect(page).toHaveURL(/\/relatorios$/)
  expect(undone).toEqual(['n0', 'tres', 'dois'])
})

test('has a place of its own in both queues, on the list and on the panel, at each width @desktop-only', async ({
  page,
}) => {
  await openQueues(page)
  await decideThree(page)
  const screens = [
    { area: 'Cadastros', name: 'Pessoa n1' },
    { area: 'Apólices', name: 'Titular n1' },
  ]
  for (const { area, name } of screens) {
    await page.setViewportSize(desktopViewport)
    await page.getByRole('navigation', { name: 'Áreas do painel' }).getByRole('link', { name: area }).click()
    // A list that loads later would move the end of the page.
    await expect(rowLink(page, name)).toBeVisible()
    for (const viewport of [
      phoneViewport,
      { width: 768, height: 1024 },
      { width: 1024, height: 768 },
      desktopViewport,
      { width: 1920, height: 1080 },
    ]) {
      await page.setViewportSize(viewport)
      expect(await overlapping(page), `${area}: list at ${viewport.width} px`).toEqual([])
      await rowLink(page, name).click()
      await expect(approveButton(page, name)).toBeInViewport({ ratio: 1 })
      expect(await overlapping(page), `${area}: panel at ${viewport.width} px`).toEqual([])
      await expect(approveButton(page, name)).toBeInViewport({ ratio: 1 })
      await page.keyboard.press('r')
      await expect(page.getByRole('form', { name: /^Recusar/ })).toBeVisible()
      expect(await overlapping(page), `${area}: form at ${viewport.width} px`).toEqual([])
      await page.keyboard.press('Escape')
      if (viewport.width < 1024) await page.getByRole('link', { name: 'Voltar para a lista' }).click()
      else await page.keyboard.press('Escape')
      await expect(approveButton(page, name)).toBeHidden()
    }
  }
})

test('appears above the buttons that decide, which stay where they were pressed', async ({ page }) => {
  await openQueues(page)
  await rowLink(page, 'Pessoa um').click()
  const before = await atRest(page, () => approveButton(page, 'Pessoa um').boundingBox())
  await approveButton(page, 'Pessoa um').click()
  await expect(bar(page)).toContainText('Cadastro de Pessoa um aprovado')
  expect(await atRest(page, () => approveButton(page, 'Pessoa dois').boundingBox())).toEqual(before)
  await expectAccessible(page)
  await fulfill(page, '**/registrations/um/undo', { json: { id: 'um', status: 'email_confirmed' } })
  await bar(page).getByRole('button', { name: 'Desfazer' }).click()
  await expect(said(page, 'Pessoa um voltou para a fila')).toBeVisible()
  await expect(page.locator('[data-undo-bar]').filter({ visible: true })).toHaveText(
    'Pessoa um voltou para a fila',
  )
  await expectAccessible(page)
})

test('links to the alternative when it is too late to undo @desktop-only', async ({ page }) => {
  await openQueues(page)
  await page.route('**/registrations/*/undo', (route) =>
    route.fulfill({ status: 409, json: { message: 'Não dá mais para desfazer.', code: 'decision_final' } }),
  )
  await page.route('**/api/admin/registrations/um', (route) =>
    route.fulfill({
      json: {
        ...registration('um'),
        status: 'rejected',
        statusSince: hoursAgo(1),
        rejection: { reason: 'other', text: 'Faltou o contrato.' },
        decidedBy: 'Ana Diretora',
      },
    }),
  )
  await rowLink(page, 'Pessoa um').click()
  await page.keyboard.press('r')
  const form = page.getByRole('form', { name: 'Recusar cadastro' })
  await form.getByRole('radio', { name: 'Outro motivo' }).press('Space')
  await form.getByLabel('Explique para a pessoa').fill('Faltou o contrato.')
  await page.keyboard.press('Control+Enter')
  await expect(bar(page)).toContainText('Cadastro de Pessoa um recusado')
  await bar(page).getByRole('button', { name: 'Desfazer' }).click()
  const tooLate = page.getByRole('alert').filter({ hasText: 'Não dá mais para desfazer' })
  await expect(tooLate).toContainText('Para voltar atrás, reverta a decisão no cadastro.')
  await expectAccessible(page)
  await tooLate.getByRole('button', { name: 'Abrir o cadastro' }).click()
  await expect(page).toHaveURL(/\/cadastros\/um\?status=rejected$/)
  await expect(
    page.getByRole('region', { name: 'Pessoa um' }).getByRole('button', { name: 'Reverter decisão…' }),
  ).toBeVisible()
})
