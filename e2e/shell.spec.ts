import type { BrowserContext, Locator, Page } from '@playwright/test'
import { needsNetwork } from '#locales/needs-network.ts'
import { forms } from '#member/shared/lib/vault/offline-screens.ts'
import { expectAccessible } from './support/accessibility.ts'
import { settle } from './support/at-rest.ts'
import { currentTime, installClock } from './support/clock.ts'
import { DAY_MS } from './support/dates.ts'
import { newMember } from './support/new-member.ts'
import { cachedPaths, expectFilesCached } from './support/offline-files.ts'
import { addMedication, create } from './support/records.ts'
import { watchRequests } from './support/requests.ts'
import { reuseSession, signIn } from './support/sign-in.ts'
import { sayEarlyWhatIsAwaited } from './support/slow-network.ts'
import { expect, test } from './support/test.ts'
import { closeToast } from './support/toasts.ts'

const drawerEntries = [
  ['Início', '/'],
  ['Anamnese', '/app/onboarding/anamnesis'],
  ['Monitoramento de Sono', '/app/sleep'],
  ['Consultas', '/app/consultations'],
  ['Carteirinha', '/app/membership-card'],
  ['Exercício', '/app/exercise'],
  ['Medicamentos', '/app/medications'],
  ['Exames', '/app/exams'],
  ['Perfil de saúde', '/app/health-profile'],
  ['Minha Conta', '/app/profile'],
  ['Todos os serviços', '/todos-servicos'],
]
const tabs = [
  ['Home', '/'],
  ['Agenda', '/app/consultations'],
  ['Sono', '/app/sleep'],
  ['Chat', '/app/chat'],
  ['Minha Conta', '/app/profile'],
]
const sideEntries = [
  ['Home', '/'],
  ['Anamnese', '/app/onboarding/anamnesis'],
  ['Sono', '/app/sleep'],
  ['Consultas', '/app/consultations'],
  ['Carteirinha', '/app/membership-card'],
  ['Exercício', '/app/exercise'],
  ['Todos os serviços', '/todos-servicos'],
  ['Minha Conta', '/app/profile'],
]

test.beforeEach(async ({ context }) => reuseSession(context, 'joao@exemplo.com.br'))

test('navigates everywhere and marks the current screen', async ({ page, isMobile }) => {
  await page.goto('/')
  const entriesOf = (name: string) => page.getByRole('navigation', { name }).getByRole('link')
  const expectEntries = (name: string, entries: string[][]) =>
    expect
      .poll(() =>
        entriesOf(name).evaluateAll((links) =>
          links.map((link) => [link.textContent, link.getAttribute('href')]),
        ),
      )
      .toEqual(entries)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Notificações/ })).toBeVisible()

  if (isMobile) {
    await expectEntries('Atalhos', tabs)
    await page.getByRole('button', { name: 'Abrir menu' }).click()
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
    await expectEntries('Navegação principal', drawerEntries)
    await expectAccessible(page)
    await page.goBack()
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(page).toHaveURL('/')
    await page.getByRole('button', { name: 'Abrir menu' }).click()
    await page.getByRole('dialog').getByRole('link', { name: 'Consultas' }).click()
    await expect(page.getByRole('dialog')).toBeHidden()
    await page.goBack()
    await expect(page).toHaveURL('/')
    await expect(page.getByRole('dialog')).toBeHidden()
    await page.goForward()
  } else {
    await expectEntries('Navegação principal', sideEntries)
    await entriesOf('Navegação principal').filter({ hasText: 'Consultas' }).click()
  }
  await expect(page.getByRole('heading', { level: 1, name: 'Consultas' })).toBeFocused()
  await expect(page).toHaveTitle('Consultas · Viver Bem')
  const current = page.getByRole('navigation').locator('[aria-current=page]').filter({ visible: true })
  await expect(current).toHaveText(isMobile ? 'Agenda' : 'Consultas')

  await page.getByRole('link', { name: 'Viver Bem, página inicial' }).filter({ visible: true }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  if (isMobile) return
  // The place of screens without an entry of their own.
  for (const path of ['/app/medications', '/app/exams']) {
    await page.goto(path)
    const marked = page.getByRole('navigation').locator('[aria-current]').filter({ visible: true })
    await expect(marked).toHaveText('Todos os serviços')
  }
})

test('skips the navigation with the first Tab', async ({ page }) => {
  await page.goto('/app/consultations')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Ir para o conteúdo' })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Agendar nova consulta' })).toBeFocused()
})

test('keeps the chosen theme after a reload, and reports a lost connection and the age of the shown data @phone-only', async ({
  page,
  context,
}) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Abrir menu' }).click()
  await page.locator('label', { hasText: 'Escuro' }).filter({ visible: true }).click()
  await expect(page.locator('html')).toHaveClass(/dark/)
  const requestsEnded = watchRequests(page)
  await page.reload()
  await expect(page.locator('html')).toHaveClass(/dark/)
  expect(await page.evaluate(() => localStorage.getItem('ui-theme'))).toBe('dark')

  await expect(page.getByText('Nenhuma consulta agendada')).toBeVisible()
  // Prefetching the other screens' files must finish before the connection is lost.
  await requestsEnded()
  await context.setOffline(true)
  await expect(page.getByText(/Você está sem conexão\. Atualizado às \d\d:\d\d/)).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText(/Você está sem conexão/)).toBeHidden()
})

test.describe('while the bell fails', () => {
  test.use({ expectedErrors: [/status of 503/] })

  test('says how old the data is once a screen has stayed open, but not because of the bell @phone-only', async ({
    page,
  }) => {
    await installClock(page)
    await page.route('**/api/notifications/unread', (route) => route.fulfill({ status: 503, json: {} }))
    await page.goto('/app/membership-card')
    await expect(page.getByRole('group', { name: /^Cartão de associado/ }).first()).toBeVisible()
    await page.clock.fastForward(4 * 60_000)
    await settle(page)
    const age = page.getByText(/^(Dados de|Não foi possível atualizar)/)
    await expect(age).toBeHidden()
    await page.clock.fastForward(61_000)
    await expect(age).toHaveText(/^Dados de .*\d\d:\d\d\.$/)
  })
})

/** The questions among the forms: the buttons that ask and that answer. */
const questions: Record<string, { asks: RegExp; answers: string }> = {
  cancelConsultation: { asks: /^Cancelar consulta/, answers: 'Cancelar consulta' },
  pauseMedication: { asks: /^Pausar /, answers: 'Pausar' },
  deleteMedication: { asks: /^Excluir /, answers: 'Excluir medicamento' },
}

/** Creates a record for each screen whose records have forms. Returns their ids. */
async function createRecords(context: BrowserContext): Promise<Record<string, string>> {
  const date = new Date(currentTime() + DAY_MS).toISOString()
  const fields = { type: 'Video', doctorName: '', specialty: 'Pediatria', notes: '', status: 'Scheduled' }
  const value = { analyte: 'GLICOSE', value: '98', unit: 'mg/dL', low: null, high: null, reference: null }
  const result = { date: '2026-01-10', laboratory: 'Vida Diagnósticos', fasting: 'unknown', values: [value] }
  const [consultation, exam, medication] = await Promise.all([
    create(context, '/api/consultations', { ...fields, date }),
    create(context, '/api/exams', result),
    addMedication(context, 'Losartana', '23:00'),
  ])
  return { consultations: consultation.id, exams: exam.id, medications: medication }
}

/** What sends the open form. */
async function submitOf(page: Page, name: string): Promise<Locator> {
  const question = questions[name]
  if (!question)
    return name === 'policy'
      ? page.getByRole('button', { name: 'Enviar', exact: true })
      : page.locator('button[type=submit]').last()
  await page.getByRole('button', { name: question.asks }).click()
  return page.getByRole('alertdialog').getByRole('button', { name: question.answers })
}

const rows = Object.entries(forms)
const ofRecords = ([, { address }]: (typeof rows)[number]) => address.includes('$id')

test.describe('a screen that needs the network', () => {
  test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED/] })

  for (const [what, some] of Object.entries({
    'forms of a screen': rows.filter((row) => !ofRecords(row)),
    'forms and questions of a record': rows.filter(ofRecords),
  }))
    test(`says so above the ${what} before anybody types @phone-only`, async ({ page, context }) => {
      await newMember(context)
      const ids = await createRecords(context)
      for (const [name, { address, act }] of some) {
        await page.goto(address.replace('$id', ids[address.split('/')[2] ?? ''] ?? ''))
        const submit = await submitOf(page, name)
        const says = page.getByText(needsNetwork[act])
        for (const isOnline of [true, false, true]) {
          await context.setOffline(!isOnline)
          await expect(submit, name).toBeEnabled({ enabled: isOnline })
          await expect(says, name).toBeVisible({ visible: !isOnline })
        }
      }
    })

  test('says so on the way to a map, but not on the way to a call @phone-only', async ({ page, context }) => {
    await newMember(context)
    const date = new Date(currentTime() + DAY_MS).toISOString()
    const place = { placeName: 'Clínica Vila Nova', phone: '(11) 4002-8922' }
    const { id } = await create(context, '/api/consultations', { date, type: 'Video', notes: '', ...place })
    const requestsEnded = watchRequests(page)
    await page.goto(`/app/consultations/${id}`)
    const directions = page.getByRole('link', { name: /^Como chegar: Clínica Vila Nova/ })
    await expect(directions).toBeVisible()
    await requestsEnded()
    await expect(directions).not.toHaveAttribute('aria-disabled')
    await context.setOffline(true)
    await expect(directions).toHaveAttribute('aria-disabled', 'true')
    await directions.dispatchEvent('click')
    await closeToast(page, 'É preciso internet')
    expect(context.pages()).toHaveLength(1)
    await expect(page.getByText(/Precisa de internet: .*abrir o mapa/)).toBeVisible()
    await expect(page.getByRole('link', { name: /^Ligar: \(11\)/ })).not.toHaveAttribute('aria-disabled')
    await expectAccessible(page)
    await context.setOffline(false)
    await expect(directions).not.toHaveAttribute('aria-disabled')
  })

  test('loads what failed once the network is back @phone-only', async ({ page, context }) => {
    await page.route('**/api/sessions', (route) => route.abort())
    await page.goto('/app/profile')
    const retry = page.getByRole('main').getByRole('button', { name: 'Tentar de novo' })
    await expect(retry).toBeVisible()
    await context.setOffline(true)
    await expect(page.getByText('Aparece aqui quando a internet voltar.')).toBeVisible()
    await expect(retry).toBeHidden()
    await page.unroute('**/api/sessions')
    await context.setOffline(false)
    await expect(page.getByText('Este aparelho', { exact: true })).toBeVisible()
    await expect(retry).toBeHidden()
  })
})

test('says what it is waiting for when the network hangs, and retries', async ({ page }) => {
  await sayEarlyWhatIsAwaited(page)
  let isHanging = true
  await page.route('**/api/exams', (route) => (isHanging ? undefined : route.continue()))
  await page.goto('/app/exams')
  const note = page.getByText(/^A rede está lenta\. Esperando os seus exames…/)
  await expect(note).toBeVisible()
  await expectAccessible(page)
  const retry = page.getByRole('button', { name: 'Tentar de novo' })
  const bell = page.getByRole('button', { name: /^Notificações/ })
  await expect
    .poll(async () => {
      const [left, right] = await Promise.all([retry.boundingBox(), bell.boundingBox()])
      if (!left || !right) return 'hidden'
      const isAbove = right.y + right.height <= left.y || left.y + left.height <= right.y
      return isAbove || left.x + left.width <= right.x ? 'apart' : 'overlapping'
    })
    .toBe('apart')
  isHanging = false
  await retry.click()
  await expect(note).toBeHidden()
})

test('shows what it has while a refresh hangs, and says so @phone-only', async ({ page, context }) => {
  await newMember(context)
  await sayEarlyWhatIsAwaited(page)
  await page.goto('/app/insurance')
  const present = page.getByText('Você ainda não enviou nenhuma apólice.')
  await expect(present).toBeVisible()
  await page.route('**/api/insurance', () => {})
  await page.getByRole('button', { name: 'Atualizar lista' }).click()
  await expect(
    page.getByText(
      'A rede está lenta. Esperando as suas apólices… Enquanto isso, você vê o que já estava aqui.',
    ),
  ).toBeVisible()
  await expect(present).toBeVisible()
})

test.describe('at sign-out', () => {
  // A screen that is loaded ahead meanwhile.
  test.use({ expectedErrors: [/status of 401/] })

  test('removes the member’s data from the browser at sign-out @phone-only', async ({ page, context }) => {
    // A sign-in ends the session of the cookie it carries, which here would be the shared one.
    await context.clearCookies()
    await signIn(context, 'joao@exemplo.com.br')
    const other = await context.newPage()
    await other.goto('/app/membership-card')
    await expect(other.getByRole('button', { name: 'Mostrar no balcão' })).toBeVisible()
    await other.evaluate(() => sessionStorage.setItem('draft:of-a-form', '{}'))
    const requestsEnded = watchRequests(page)
    await page.goto('/app/consultations')
    // The menu's first link, which has the focus, prefetches its screen's data.
    const prefetched = page.waitForResponse('**/api/sleep')
    await page.getByRole('button', { name: 'Abrir menu' }).click()
    await prefetched
    await requestsEnded()
    await page.getByRole('button', { name: 'Sair' }).click()
    await expect(page).toHaveURL('/auth')
    await expect(other).toHaveURL(/\/auth\?/)
    await expect.poll(() => other.evaluate(() => sessionStorage.getItem('draft:of-a-form'))).toBeNull()
    await other.close()
    const storedKeys = async () => {
      const keys = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])
      return keys.filter((key) => !['brand', 'ui-theme', 'install-prompt'].includes(key))
    }
    await expect.poll(storedKeys).toEqual([])
    await page.goto('/app/consultations')
    await expect(page).toHaveURL('/auth?redirect=%2Fapp%2Fconsultations')
  })
})

test.describe('after a deployment', () => {
  test.use({
    expectedErrors: [/Failed to fetch dynamically imported module|ERR_|status of 404|Unable to preload/],
  })

  /** From now on the files that the page has not loaded are gone, until it is loaded again if that brings another version. */
  async function deploy(page: Page, { hasFiles }: { hasFiles: boolean }): Promise<() => number> {
    let isGone = true
    let starts = 0
    page.on('request', (request) => {
      if (!request.isNavigationRequest()) return
      starts += 1
      if (hasFiles) isGone = false
    })
    const loaded = new Set(
      await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name)),
    )
    await page.route('**/assets/**', (route) =>
      isGone && !loaded.has(route.request().url()) ? route.fulfill({ status: 404 }) : route.continue(),
    )
    await page.route(
      ({ search }) => search === '?newest',
      async (route) => {
        const answer = await route.fetch()
        await route.fulfill({
          body: (await answer.text()).replaceAll('/assets/index-', '/assets/index-new-'),
        })
      },
    )
    return () => starts
  }

  const offer = (page: Page) => page.getByText('Nova versão disponível')
  const exercise = (page: Page) => page.getByRole('heading', { level: 1, name: 'Exercício' })

  for (const hasFiles of [true, false]) {
    test(`opens the new version by itself, once, where a file is gone, ${hasFiles ? 'and the screen' : 'and asks if it stays away'} @phone-only`, async ({
      page,
    }) => {
      await page.goto('/todos-servicos')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      const starts = await deploy(page, { hasFiles })
      await page.getByRole('main').getByRole('link', { name: 'Exercício' }).click()
      await expect.poll(starts).toBe(1)
      await expect(hasFiles ? exercise(page) : offer(page)).toBeVisible()
      await expect(page).toHaveURL('/app/exercise')
      if (!hasFiles) await expect(page.getByRole('button', { name: 'Tentar de novo' })).toBeVisible()
      expect(starts()).toBe(1)
    })
  }

  test('asks first where somebody is typing @phone-only', async ({ page }) => {
    await page.goto('/app/exams/new')
    const laboratory = page.getByRole('textbox', { name: /^Laboratório/ })
    await laboratory.fill('Laboratório da serra')
    const starts = await deploy(page, { hasFiles: true })
    // The link loads its screen ahead.
    await page.getByRole('navigation').getByRole('link', { name: 'Sono' }).focus()
    await expect(offer(page)).toBeVisible()
    await expect(laboratory).toHaveValue('Laboratório da serra')
    expect(starts()).toBe(0)
    await page.getByRole('button', { name: 'Atualizar agora' }).click()
    await expect.poll(starts).toBe(1)
    await expect(laboratory).toHaveValue('Laboratório da serra')
  })
})

test.describe('without a network', () => {
  test.use({
    serviceWorkers: 'allow',
    expectedErrors: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|NetworkError|status of 401/],
  })

  test('opens the sign-in after a sign-out cleared the browser @phone-only', async ({ page, context }) => {
    // A registration ends the session of the cookie it carries, which here would be the shared one.
    await context.clearCookies()
    await newMember(context)
    await page.goto('/app/consultations')
    await page.evaluate(() => localStorage.setItem('ui-theme', 'dark'))
    await expect.poll(() => cachedPaths(page)).toContain('/index.html')
    await page.getByRole('button', { name: 'Abrir menu' }).click()
    const answered = page.waitForResponse('**/api/logout')
    await page.getByRole('button', { name: 'Sair' }).click()
    expect((await (await answered).allHeaders())['clear-site-data']).toBe('"storage"')
    await expect(page).toHaveURL('/auth')
    // The shell is reinstalled, and so are the files of the screens that this page showed.
    await expectFilesCached(page)
    await page.evaluate(async () => void (await navigator.serviceWorker.ready))

    // First a network that hangs, then no network.
    await context.route('**/*', () => new Promise(() => {}))
    await page.goto('/auth', { waitUntil: 'commit' })
    await expect(page.getByRole('textbox', { name: 'E-mail', exact: true })).toBeVisible()
    await context.unroute('**/*')
    await context.setOffline(true)
    await page.goto('/auth')
    await expect(page.getByRole('textbox', { name: 'E-mail', exact: true })).toBeVisible()
    await page.goto('/')
    await expect(page.locator('html')).toHaveClass(/dark/)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
})
