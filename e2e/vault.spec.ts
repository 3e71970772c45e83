import type { BrowserContext, Page } from '@playwright/test'
import type { AppFiles } from '#member/shared/lib/app/cache-version.ts'
import { needsAt, offlineScreens, readableOffline } from '#member/shared/lib/vault/offline-screens.ts'
import { SLOW_MS } from '#shared/lib/api/slow-queries.ts'
import { moveDate } from '#testing/test-clock.ts'
import { settle } from './support/at-rest.ts'
import { currentTime } from './support/clock.ts'
import { currentMinute, DAY_MS, HOUR_MS, noonZone } from './support/dates.ts'
import { serveDeployments } from './support/deployment.ts'
import { MOST_SHIFT, noteShifts, shiftsIn, sumOf } from './support/layout-shifts.ts'
import { MEMBER_EMAIL } from './support/member-routes.ts'
import { newMember } from './support/new-member.ts'
import { expectFilesCached, reloadThroughServiceWorker } from './support/offline-files.ts'
import { addMedication, create } from './support/records.ts'
import { holdBack, watchRequests } from './support/requests.ts'
import { callAdminApi, DEMO_PASSWORD, signIn } from './support/sign-in.ts'
import { sayWhatIsAwaitedAfter } from './support/slow-network.ts'
import { factsIn, storedText } from './support/storages.ts'
import { expect, test } from './support/test.ts'
import {
  keepAppAndData,
  keepData,
  keepSwitch,
  keptKeys,
  SOON,
  unkeptScreens,
  vaultBytes,
  wholeEntry,
} from './support/vault.ts'

const DRUG = 'Losartana do sertão'
const TODAY = '/app/medications?aba=hoje'
const offlineNote = (page: Page) => page.getByText('Você está sem conexão.')

/** A device that keeps all that a member of the demonstration can read without a network, and the app's files. */
async function keepEverything(page: Page, context: BrowserContext): Promise<void> {
  await signIn(context, MEMBER_EMAIL)
  const requestsEnded = watchRequests(page)
  await page.goto('/app/profile')
  await keepSwitch(page).click()
  await page.goto('/')
  await reloadThroughServiceWorker(page)
  await expect.poll(() => unkeptScreens(page, readableOffline), SOON).toEqual([])
  await requestsEnded()
  await expectFilesCached(page)
}

/** A device that keeps the data of a new member with a medication, all of it written. */
async function keptMember(page: Page, context: BrowserContext, name?: string): Promise<string> {
  const email = await newMember(context, name)
  await addMedication(context, DRUG, '23:00')
  await keepData(page, TODAY)
  return email
}

test.describe('kept data', () => {
  test.use({
    serviceWorkers: 'allow',
    expectedErrors: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|NetworkError|status of (401|403|503)/],
  })

  test('are encrypted, and kept only while the member wants it @phone-only', async ({ page, context }) => {
    const name = 'Clarice Bittencourt'
    const email = await newMember(context, name)
    await addMedication(context, DRUG, '23:00')
    const { number } = await (await context.request.get('/api/membership-card')).json()
    const facts = [name, email, DRUG, String(number)]
    for (const path of ['/', '/app/membership-card', TODAY]) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    }
    expect(await vaultBytes(page)).toBe(0)

    await keepData(page, TODAY)
    // Finding the page's own mark proves that the search would find what is readable.
    await page.evaluate((mark) => sessionStorage.setItem('draft:mark', mark), 'Marca')
    expect(factsIn(await storedText(context, page), [...facts, 'Marca'])).toEqual(['Marca'])
    const exported = await page.evaluate(async () => {
      const database = await new Promise<IDBDatabase>((resolve) => {
        const opening = indexedDB.open('vault')
        opening.onsuccess = () => resolve(opening.result)
      })
      const { transaction } = IDBDatabase.prototype
      const reading = transaction.call(database, 'lock').objectStore('lock').get('lock')
      const lock = await new Promise<{ key: CryptoKey }>((resolve) => {
        reading.onsuccess = () => resolve(reading.result)
      })
      database.close()
      return crypto.subtle.exportKey('raw', lock.key).then(
        () => 'readable',
        (error: Error) => error.name,
      )
    })
    expect(exported).toBe('InvalidAccessError')

    await page.goto('/app/profile')
    await expect(keepSwitch(page)).toBeChecked()
    await keepSwitch(page).click()
    await expect(keepSwitch(page)).not.toBeChecked()
    await expect.poll(() => vaultBytes(page)).toBe(0)
    await page.reload()
    await expect(keepSwitch(page)).not.toBeChecked()
    expect(await vaultBytes(page)).toBe(0)
  })

  test('show every screen without a network, and an exam that was never opened, and are gone after a sign-out there @phone-only', async ({
    page,
    context,
  }) => {
    await keepEverything(page, context)
    const { number } = await (await context.request.get('/api/membership-card')).json()
    await context.setOffline(true)
    await page.addInitScript(moveDate, 10 * 60_000)
    const unknown: string[] = []
    const hasMore: string[] = []
    for (const path of readableOffline) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      const reads = offlineScreens[path]?.reads ?? []
      if (reads.some(([area]) => area === 'member'))
        await expect(offlineNote(page)).toContainText(/ Atualizado às \d\d:\d\d\./)
      await expect(offlineNote(page)).toContainText(needsAt(path) ?? '')
      await expect(page.getByRole('main').locator('[aria-busy=true], .animate-breathe')).toHaveCount(0)
      if ((await page.getByText('Aparece aqui quando a internet voltar.').count()) > 0) unknown.push(path)
      await expect(page.getByRole('button', { name: 'Mostrar mais' })).toHaveCount(0)
      if ((await page.getByText('Para mostrar mais, é preciso internet.').count()) > 0) hasMore.push(path)
    }
    // The home appears at once, with the rows whose scripts load only where they are needed.
    await page.addInitScript(() => {
      requestAnimationFrame(function look() {
        const main = document.querySelector('main')
        const isStarted = main?.querySelector('h1')?.textContent?.includes('Maria Oliveira')
        if (isStarted && main?.querySelector('.animate-breathe'))
          document.documentElement.dataset.inParts = ''
        requestAnimationFrame(look)
      })
    })
    await page.goto('/')
    await expect(page.getByText('Sem conexão, confira em Medicamentos.')).toBeVisible()
    await expect(page.locator('html')).not.toHaveAttribute('data-in-parts')
    // From the icon, one press shows the card; where the data is locked, the unlock is another.
    await page.getByRole('main').getByRole('link', { name: 'Carteirinha' }).click()
    await expect(
      page.getByRole('group', { name: 'Cartão de associado, frente' }).getByText('Maria Oliveira'),
    ).toBeVisible()
    // The frame of the chat is not kept, and a list of sessions is current or nothing.
    expect(unknown, 'screens that could not show all their data').toEqual(['/app/chat', '/app/profile'])
    expect(hasMore).toContain('/app/sleep')

    await page.goto('/app/sleep')
    await expect(page.getByRole('button', { name: '7 dias anteriores' })).toBeDisabled()

    await page.goto('/app/chat')
    await page.getByText('Como agendo uma consulta?').click()
    await expect(page.getByText(/^Abra Consultas e toque em “Agendar nova consulta”/)).toBeVisible()

    await page.goto('/app/exams')
    await page
      .getByRole('article')
      .filter({ hasText: /\d+ valores/ })
      .first()
      .getByRole('link')
      .click()
    await expect(page.getByRole('heading', { level: 2, name: 'Valores' })).toBeVisible()
    const files = page.getByRole('button', { name: /^(Ver|Baixar) / })
    await expect(files).not.toHaveCount(0)
    for (const button of await files.all()) await expect(button).toBeDisabled()
    await page.getByRole('button', { name: /^Excluir exame de/ }).click()
    await expect(page.getByRole('alertdialog')).toContainText('Para excluir, é preciso internet.')
    await expect(page.getByRole('alertdialog').getByRole('button', { name: 'Excluir exame' })).toBeDisabled()
    await page.keyboard.press('Escape')

    await page.goto('/app/profile')
    await page.getByRole('button', { name: 'Sair da conta' }).click()
    await page.waitForURL(/\/auth/)
    expect(await vaultBytes(page)).toBe(0)
    expect(
      factsIn(await storedText(context, page), ['Maria Oliveira', MEMBER_EMAIL, 'Losartana', String(number)]),
    ).toEqual([])
    await page.goto('/app/membership-card')
    await expect(page.getByRole('button', { name: 'Tentar de novo' })).toBeVisible()
    expect(await vaultBytes(page)).toBe(0)
    // The sign-out is sent with the first connection.
    await context.setOffline(false)
    await expect(page).toHaveURL(/\/auth/)
    expect((await context.request.get('/api/user')).status()).toBe(401)
  })

  test('open while the server refuses connections, although the browser is online @phone-only', async ({
    browser,
    request,
  }) => {
    await using deployments = await serveDeployments(request)
    const context = await browser.newContext({ baseURL: deployments.url })
    const page = await context.newPage()
    await signIn(context, MEMBER_EMAIL)
    await keepData(page, TODAY)
    await reloadThroughServiceWorker(page)
    await expect.poll(() => wholeEntry(page), SOON).toBe(deployments.present.entry)
    await expect.poll(() => unkeptScreens(page, readableOffline), SOON).toEqual([])
    const keepsAdherence = async () => (await keptKeys(page)).flat().includes('adherence')
    await expect.poll(keepsAdherence).toBe(true)
    await deployments.setRunning(false)
    const main = page.getByRole('main')
    const unreached = page.getByText(/^A rede não chega ao servidor\. Atualizado às \d\d:\d\d\./)
    for (const path of readableOffline) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      if (!(offlineScreens[path]?.reads ?? []).some(([area]) => area === 'member')) continue
      await expect(unreached).toBeVisible()
      await expect(main.locator('[aria-busy=true], .animate-breathe')).toHaveCount(0)
      await expect(main.getByRole('button', { name: 'Tentar de novo' })).toHaveCount(0)
    }
    await page.goto(TODAY)
    await expect(main.getByRole('article').first()).toBeVisible()
    await page.goto('/app/medications?aba=adesao')
    await expect(page.getByRole('region', { name: 'Por medicamento' })).toBeVisible()
    expect(await page.evaluate(() => navigator.onLine)).toBe(true)
    // What would fail is blocked, as without a network.
    await page.goto('/app/consultations?agendar=1')
    await expect(page.getByText(/para agendar, é preciso internet/)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Agendar consulta', exact: true })).toBeDisabled()
    await page.goto('/')
    await main.getByRole('link', { name: 'Carteirinha' }).click()
    const card = page.getByRole('group', { name: 'Cartão de associado, frente' })
    await expect(card.getByText('Maria Oliveira')).toBeVisible()
    await expect(unreached).toBeVisible()
    await deployments.setRunning(true)
    await expect(unreached).toBeHidden()
    await context.close()
  })

  test('are kept in an installed app without being asked for, until the member switches that off @phone-only', async ({
    page,
    context,
  }) => {
    // As Safari says it of an app on the home screen.
    await page.addInitScript(() => Object.defineProperty(navigator, 'standalone', { value: true }))
    await newMember(context)
    await page.goto('/app/profile')
    await expect(keepSwitch(page)).toBeChecked()
    await expect.poll(() => vaultBytes(page)).toBeGreaterThan(500)
    await keepSwitch(page).click()
    await expect.poll(() => vaultBytes(page)).toBe(0)
    await page.getByRole('button', { name: 'Sair da conta' }).click()
    await page.waitForURL(/\/auth/)
    // The device keeps nothing of whoever comes next either.
    await newMember(context)
    await page.goto('/app/profile')
    await expect(keepSwitch(page)).not.toBeChecked()
    expect(await vaultBytes(page)).toBe(0)
  })

  test('are shown before any answer, and replaced by it @phone-only', async ({ page, context }) => {
    await keptMember(page, context)
    await reloadThroughServiceWorker(page)
    await expect(page.getByText(DRUG).first()).toBeVisible()
    // First, so that the open page cannot ask for what is added.
    const release = await holdBack(context, '**/api/**')
    await addMedication(context, 'Dipirona do vale', '23:30')
    await page.addInitScript(moveDate, 6 * 60_000)
    await page.reload()
    await expect(page.getByText(DRUG).first()).toBeVisible()
    const age = page.getByText(/^Dados de .*\d\d:\d\d\.$/)
    await expect(age).toBeVisible()
    await expect(page.getByText('Dipirona do vale')).toHaveCount(0)
    release()
    await expect(page.getByText('Dipirona do vale').first()).toBeVisible()
    await expect(age).toBeHidden()

    await context.unroute('**/api/**')
    await context.route('**/api/medications**', (route) => route.fulfill({ status: 503, json: {} }))
    await page.reload()
    await expect(page.getByText(DRUG).first()).toBeVisible()
    await expect(
      page.getByText(/^Não foi possível atualizar agora\. Alguém pode ter registrado uma dose depois de /),
    ).toBeVisible()
  })

  const consultationAt = (time: number) => ({
    date: new Date(time).toISOString(),
    type: 'Video',
    doctorName: 'Dr. Paulo Lima',
    specialty: 'Nutrição',
    notes: '',
    status: 'Scheduled',
  })
  /** In a zone in which that was today at any hour of the test: no consultation is scheduled for yesterday. */
  const addPastConsultation = (context: BrowserContext) =>
    create(context, '/api/consultations', consultationAt(currentTime() - 2 * HOUR_MS), noonZone())
  const rowOfConsultation = (page: Page) =>
    page.getByRole('region', { name: 'Agora' }).getByRole('link', { name: /aconteceu\?$/ })
  /** Expects that nothing has moved since the page was opened. */
  async function expectNoShifts(page: Page): Promise<void> {
    await settle(page)
    const shifts = await shiftsIn(page)
    expect(sumOf(shifts), JSON.stringify(shifts, null, 1)).toBeLessThanOrEqual(MOST_SHIFT)
  }

  test('move nothing when the answers replace them', async ({ page, context }) => {
    await newMember(context)
    // Its row is higher than an empty one, and the only one whose words wait for the answer.
    await addMedication(context, 'Hidroclorotiazida do sertão', await currentMinute())
    await addPastConsultation(context)
    await keepAppAndData(page, '/')
    const release = await holdBack(context, '**/api/**')
    await page.addInitScript(noteShifts)
    await page.reload()
    await expect(rowOfConsultation(page)).toBeVisible()
    const take = page.getByRole('button', { name: /^Tomei Hidroclorotiazida/ })
    await expect(take).toHaveCount(0)
    release()
    await expect(take).toBeVisible()
    await expectNoShifts(page)
  })

  test('move nothing when the answer brings rows for an empty list', async ({ page, context }) => {
    await newMember(context)
    await create(context, '/api/consultations', consultationAt(currentTime() + 3 * DAY_MS))
    await keepAppAndData(page, '/')
    // Without the banner the metrics are at the top of the left column, as long as there are no rows.
    await page.getByRole('button', { name: 'Fechar aviso desta consulta' }).click()
    await addPastConsultation(context)
    const release = await holdBack(context, '**/api/**')
    // However slow the machine is, the network is not: the home waits for the answer.
    await sayWhatIsAwaitedAfter(page, 100 * SLOW_MS)
    await page.addInitScript(noteShifts)
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Preencha sua Anamnese' })).toBeVisible()
    const metrics = page.getByRole('heading', { name: 'Métricas de Hoje' })
    await expect(metrics).toHaveCount(0)
    release()
    await expect(rowOfConsultation(page)).toBeVisible()
    await expect(metrics).toBeVisible()
    await expectNoShifts(page)
  })

  const SIGN_OUT = 'the member signs out'
  for (const [reason, end] of Object.entries({
    [SIGN_OUT]: async (page: Page, _context: BrowserContext) => {
      await page.goto('/app/profile')
      await page.getByRole('button', { name: 'Sair da conta' }).click()
      await page.waitForURL(/\/auth/)
    },
    'the sessions end elsewhere': (page: Page, context: BrowserContext) =>
      context.request.delete('/api/sessions', { headers: { Origin: new URL(page.url()).origin } }),
    'the member is blocked': async (_page: Page, context: BrowserContext) => {
      const { id } = await (await context.request.get('/api/user')).json()
      await callAdminApi('POST', `/api/admin/members/${id}/block`, {
        reason: 'misuse',
        text: 'Uso por outra pessoa.',
      })
    },
    'the cookies are deleted': (_page: Page, context: BrowserContext) => context.clearCookies(),
  })) {
    test(`are deleted when ${reason} @phone-only`, async ({ page, context }) => {
      const name = 'Clarice Bittencourt'
      const email = await keptMember(page, context, name)
      const { number } = await (await context.request.get('/api/membership-card')).json()
      await expect.poll(async () => (await keptKeys(page)).flat(), SOON).toContain('membership-card')
      await end(page, context)
      await page.goto(TODAY)
      await expect(page).toHaveURL(/\/auth/)
      await expect.poll(() => vaultBytes(page)).toBe(0)
      const found = factsIn(await storedText(context, page), [name, email, DRUG, String(number)])
      // The sign-in after a session that has ended shows the e-mail, from the history entry.
      expect(found).toEqual(reason === SIGN_OUT ? [] : [email])
    })
  }

  test('of one member are never shown to another on that device @phone-only', async ({ page, context }) => {
    const first = await keptMember(page, context, 'Clarice Bittencourt')
    const { number } = await (await context.request.get('/api/membership-card')).json()
    const other = await context.browser()?.newContext()
    const second = await newMember(other as BrowserContext, 'Davi Moreira')
    await context.clearCookies()
    await page.goto('/auth')
    await page.getByRole('textbox', { name: 'E-mail', exact: true }).fill(second)
    await page.getByLabel('Senha', { exact: true }).fill(DEMO_PASSWORD)
    await page.getByRole('button', { name: 'Entrar', exact: true }).click()
    await expect(page).toHaveURL('/')
    await page.goto('/app/profile')
    await expect(page.getByRole('main')).toContainText('Davi Moreira')
    // What the first member wanted is not what this one wants.
    await expect(keepSwitch(page)).not.toBeChecked()
    expect(await vaultBytes(page)).toBe(0)
    expect(factsIn(await storedText(context, page), [first, DRUG, 'Clarice', String(number)])).toEqual([])
    await other?.close()
  })

  test('show the doses of the next days on those days, are deleted unread after thirty days, and not kept on a full device @phone-only', async ({
    page,
    context,
  }) => {
    await keptMember(page, context)
    await reloadThroughServiceWorker(page)
    const keptDays = async () =>
      (await keptKeys(page)).filter(([, area, list]) => area === 'medications' && list === 'day').length
    await expect.poll(keptDays).toBe(4)
    await expectFilesCached(page)
    await context.setOffline(true)
    await page.addInitScript(moveDate, 3 * DAY_MS)
    await page.goto(TODAY)
    const list = page.getByRole('list', { name: /^Doses de/ })
    await expect(list).toContainText(DRUG)
    await expect(list.getByRole('button', { name: /^Pular/ })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Dia seguinte' })).toBeDisabled()
    // The home says where the doses of now are.
    await page.goto('/')
    await expect(page.getByRole('region', { name: 'Agora' })).toContainText('Medicamentos')

    await page.addInitScript(moveDate, 27 * DAY_MS + 60_000)
    await page.goto(TODAY)
    await expect(page.getByRole('button', { name: 'Tentar de novo' })).toBeVisible()
    expect(await vaultBytes(page)).toBe(0)

    await context.setOffline(false)
    await page.addInitScript(() => {
      IDBObjectStore.prototype.put = () => {
        throw new DOMException('full', 'QuotaExceededError')
      }
    })
    await page.reload()
    await expect(page.getByText(DRUG).first()).toBeVisible()
    expect(await vaultBytes(page)).toBe(0)
  })

  test('are shown in the version whose files the device has, after a deployment, and then in the new one @phone-only', async ({
    browser,
    request,
  }) => {
    await using deployments = await serveDeployments(request)
    const { present, another } = deployments
    const context = await browser.newContext({ baseURL: deployments.url })
    const page = await context.newPage()
    await keptMember(page, context)
    await reloadThroughServiceWorker(page)
    await expect.poll(() => wholeEntry(page), SOON).toBe(present.entry)

    // The device hears of the new version, and gets none of its files but those of its service worker.
    deployments.deploy()
    deployments.setListed(false)
    await page.goto(TODAY)
    const devTools = await context.newCDPSession(page)
    const states = new Map<string, string>()
    devTools.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
      for (const { versionId, status } of versions) states.set(versionId, status)
    })
    await devTools.send('ServiceWorker.enable')
    const serviceWorkers = () => [...states.values()]
    await expect.poll(serviceWorkers).toContain('installed')
    const entryOfPage = () => page.locator('script[type=module][src]').first().getAttribute('src')
    const expectOpenOffline = async ({ entry }: AppFiles) => {
      await context.setOffline(true)
      // The new service worker becomes active a moment after the app is closed. The app must not open before.
      await page.goto('about:blank')
      await expect.poll(serviceWorkers).not.toContain('installed')
      await page.goto(TODAY)
      await expect(page.getByText(DRUG).first()).toBeVisible()
      expect(await entryOfPage()).toBe(entry)
      await context.setOffline(false)
    }
    await expectOpenOffline(present)

    deployments.setListed(true)
    await page.goto(TODAY)
    await expect(page.getByText(DRUG).first()).toBeVisible()
    expect(await entryOfPage()).toBe(another.entry)
    await expect.poll(() => wholeEntry(page), SOON).toBe(another.entry)
    await expectOpenOffline(another)
    await context.close()
  })
})
