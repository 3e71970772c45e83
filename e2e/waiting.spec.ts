import type { BrowserContext, Page } from '@playwright/test'
import { moveDate } from '#testing/test-clock.ts'
import { expectAccessible } from './support/accessibility.ts'
import { typedDate } from './support/dates.ts'
import { serveDeployments } from './support/deployment.ts'
import { instance } from './support/instance.ts'
import { newMember } from './support/new-member.ts'
import { expectFilesCached } from './support/offline-files.ts'
import { create } from './support/records.ts'
import { watchRequests } from './support/requests.ts'
import { callAdminApi, DEMO_PASSWORD, signIn } from './support/sign-in.ts'
import { factsIn, storedText } from './support/storages.ts'
import { expect, test } from './support/test.ts'
import { expectUncovered, toastOf } from './support/toasts.ts'
import { keepAppAndData, keptKeys, wholeEntry } from './support/vault.ts'

const EXERCISE = '/app/exercise'
const KEPT = 'Guardado neste aparelho'
const HOUR_MS = 3_600_000

const waiting = (page: Page) => page.getByRole('region', { name: 'Aguardando envio' })
const dialog = (page: Page) => page.getByRole('dialog')
const listed = async (context: BrowserContext): Promise<{ minutes: number; notes: string }[]> =>
  (await context.request.get('/api/exercise')).json()

/** A device that keeps a new member's data, at an address with all files loaded, and its e-mail address. */
async function keepingMember(page: Page, context: BrowserContext, address = EXERCISE): Promise<string> {
  const email = await newMember(context)
  await keepAppAndData(page, address)
  return email
}

/** Saves an activity that has just ended. */
async function write(page: Page, minutes: number, notes = ''): Promise<void> {
  await page.getByRole('button', { name: 'Adicionar', exact: true }).click()
  await dialog(page).getByLabel('Atividade', { exact: true }).selectOption('Caminhada')
  await dialog(page).getByLabel('Duração').fill(String(minutes))
  await dialog(page).getByLabel('Observações').fill(notes)
  await dialog(page).getByRole('button', { name: 'Adicionar atividade' }).click()
  await page.getByRole('button', { name: 'Sim, salvar' }).click()
  await expect(dialog(page)).toHaveCount(0)
}

/** Saves the night that the form proposes. */
async function writeNight(page: Page, notes: string): Promise<void> {
  await page.getByRole('button', { name: 'Adicionar', exact: true }).click()
  await dialog(page).getByLabel('Observações').fill(notes)
  await dialog(page).getByRole('button', { name: 'Adicionar registro' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sim, salvar' }).click()
  await expect(dialog(page)).toHaveCount(0)
}

/** A consultation in four days, as sent to the API. */
const cardiology = () => ({
  date: `${typedDate(4).split('/').reverse().join('-')}T15:00:00Z`,
  type: 'Video',
  specialty: 'Cardiologia',
  notes: 'Levar os exames',
})
const CHANGE_NOTES = /^Editar observações: Cardiologia/

/** Changes the notes of a consultation. */
async function note(page: Page, opener: RegExp, before: string, notes: string): Promise<void> {
  await page.getByRole('button', { name: opener }).click()
  await expect(dialog(page).getByLabel('Observações')).toHaveValue(before)
  await dialog(page).getByLabel('Observações').fill(notes)
  await dialog(page).getByRole('button', { name: 'Salvar observações' }).click()
  await expect(dialog(page)).toHaveCount(0)
}

test.describe('entries without a network', () => {
  test.use({
    serviceWorkers: 'allow',
    expectedErrors: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|NetworkError|status of (401|403|409|422)/],
  })

  test('wait encrypted, can be changed and taken back, and are sent once, before any list is asked for @phone-only', async ({
    page,
    context,
  }) => {
    await keepingMember(page, context)
    const { id } = await (await context.request.get('/api/user')).json()
    await context.setOffline(true)
    await page.getByRole('button', { name: 'Adicionar', exact: true }).click()
    await expect(dialog(page).getByText('fica guardado neste aparelho')).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await write(page, 41, 'Na serra do Caparaó')
    await write(page, 52)
    await expect(waiting(page).getByRole('listitem')).toHaveCount(2)
    await expect(page.getByRole('heading', { name: 'Atividades', exact: true })).toBeVisible()
    await waiting(page).getByRole('listitem').last().scrollIntoViewIfNeeded()
    await expectUncovered(page, KEPT, waiting(page).getByRole('listitem').last())
    await expectAccessible(page)

    await waiting(page)
      .getByRole('button', { name: /^Editar Caminhada/ })
      .first()
      .click()
    await expect(dialog(page).getByLabel('Observações')).toHaveValue('Na serra do Caparaó')
    await dialog(page).getByLabel('Duração').fill('43')
    await dialog(page).getByRole('button', { name: 'Salvar alterações' }).click()
    await expect(dialog(page)).toHaveCount(0)
    await waiting(page)
      .getByRole('button', { name: /^Descartar Caminhada/ })
      .last()
      .click()
    await expect(waiting(page).getByRole('listitem')).toHaveCount(1)
    await page.getByRole('button', { name: /^Desfazer/ }).click()
    await expect(waiting(page).getByRole('listitem')).toHaveCount(2)

    // After a restart without a network they are still there, and nothing readable of them.
    let failed = 0
    page.on('requestfailed', (request) => {
      if (new URL(request.url()).pathname === '/api/exercise') failed += 1
    })
    await page.reload()
    await expect(waiting(page).getByRole('listitem')).toHaveCount(2)
    // The list's own attempts, each repeated once after a second, are over: the next network would answer them.
    let counted = 0
    const hasEnded = () => {
      const before = counted
      counted = failed
      return failed > 1 && failed === before
    }
    await expect.poll(hasEnded, { intervals: [3_000] }).toBe(true)
    expect(factsIn(await storedText(context, page), ['Na serra do Caparaó'])).toEqual([])
    const local = await page.evaluate(() => Object.entries(localStorage).join(' '))
    expect(local).toContain('waiting-mark')
    expect(local).not.toContain(id)

    const answered: string[] = []
    page.on('response', (response) => {
      const { pathname } = new URL(response.url())
      if (pathname.startsWith('/api/exercise')) answered.push(`${response.request().method()} ${pathname}`)
    })
    // From now on the notes must never be away from the screen.
    await page.evaluate((notes) => {
      const watch = new MutationObserver(() => {
        if (!document.body.textContent.includes(notes)) document.documentElement.dataset.vanished = ''
      })
      watch.observe(document.body, { subtree: true, childList: true, characterData: true })
    }, '43 min')
    await context.setOffline(false)
    await expect(waiting(page)).toHaveCount(0)
    await expect(toastOf(page, KEPT)).toBeHidden()
    await expect(page.getByRole('article').filter({ hasText: 'Na serra do Caparaó' })).toContainText('43 min')
    await expect(page.locator('html')).not.toHaveAttribute('data-vanished')
    expect(answered.slice(0, 2)).toEqual(['POST /api/exercise', 'POST /api/exercise'])
    expect(answered.filter((request) => request.startsWith('POST'))).toHaveLength(2)
    expect((await listed(context)).map(({ minutes }) => minutes).toSorted()).toEqual([43, 52])
  })

  test('are sent by the browser while the page alone has no network, or the app is closed, and not again @phone-only', async ({
    page,
    context,
  }) => {
    await keepingMember(page, context)
    const minutesListed = async () => (await listed(context)).map(({ minutes }) => minutes)
    const ofPage = await context.newCDPSession(page)
    const outside = await context.newPage()
    const browser = await context.newCDPSession(outside)
    const registered = new Promise<string>((resolve) =>
      browser.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
        const [registration] = registrations
        if (registration) resolve(registration.registrationId)
      }),
    )
    await browser.send('ServiceWorker.enable')
    const registrationId = await registered
    const sync = { origin: instance.memberUrl, registrationId, tag: 'waiting', lastChance: false }
    const conditions = { latency: 0, downloadThroughput: -1, uploadThroughput: -1 }

    await ofPage.send('Network.emulateNetworkConditions', { ...conditions, offline: true })
    await write(page, 41)
    await browser.send('ServiceWorker.dispatchSyncEvent', sync)
    await expect(toastOf(page, '1 registro enviado')).toBeVisible()
    expect(await minutesListed()).toEqual([41])
    await expect(waiting(page).getByRole('listitem')).toContainText(/41 min.*Enviado\./s)
    await expect(waiting(page).getByRole('button')).toHaveCount(0)
    await ofPage.send('Network.emulateNetworkConditions', { ...conditions, offline: false })
    await expect(page.getByRole('article')).toHaveCount(1)
    await expect(waiting(page)).toHaveCount(0)

    await context.setOffline(true)
    await write(page, 52)
    await expect(waiting(page).getByRole('listitem')).toHaveCount(1)
    await page.close()
    await context.setOffline(false)
    expect(await minutesListed()).toEqual([41])
    await browser.send('ServiceWorker.dispatchSyncEvent', sync)
    await expect.poll(async () => (await minutesListed()).toSorted()).toEqual([41, 52])

    await outside.goto(EXERCISE)
    await expect(toastOf(outside, 'enviad')).toBeVisible()
    await expect(waiting(outside)).toHaveCount(0)
    expect(await listed(context)).toHaveLength(2)
  })

  test('are locked once they may have arrived, can be changes of an activity, and are sent by one tab, each once @phone-only', async ({
    page,
    context,
  }) => {
    await keepingMember(page, context)
    const article = page.getByRole('article')
    await page.route('**/api/exercise', async (route) => {
      if (route.request().method() === 'POST') await route.fetch()
      await route.abort()
    })
    await write(page, 33)
    await expect(waiting(page)).toContainText('Pode já ter chegado')
    await expect(waiting(page).getByRole('button')).toHaveCount(0)
    expect(await listed(context)).toHaveLength(1)
    await page.unroute('**/api/exercise')
    await page.reload()
    await expect(waiting(page)).toHaveCount(0)
    await expect(article).toHaveCount(1)
    expect(await listed(context)).toHaveLength(1)

    // A change of it.
    await context.setOffline(true)
    await article.getByRole('link').click()
    await page.getByRole('button', { name: /^Editar atividade/ }).click()
    await dialog(page).getByLabel('Duração').fill('24')
    await dialog(page).getByRole('button', { name: 'Salvar alterações' }).click()
    await expect(waiting(page).getByRole('listitem')).toContainText(/24 min.*Alteração de: .*33 min/s)
    await page.getByRole('main').getByRole('link', { name: 'Exercício' }).click()
    await expect(article).toContainText(/Ainda não enviado.*24 min/s)
    await context.setOffline(false)
    await expect(waiting(page)).toHaveCount(0)
    await expect(article).toContainText('24 min')
    expect((await listed(context)).map(({ minutes }) => minutes)).toEqual([24])

    // Another one, in every tab.
    const other = await context.newPage()
    await other.goto(EXERCISE)
    await expect(other.getByRole('article')).toContainText('24 min')
    await context.setOffline(true)
    await write(page, 25)
    await expect(waiting(other).getByRole('listitem')).toHaveCount(1)
    const sent: string[] = []
    context.on('request', (request) => {
      if (request.method() === 'POST' && request.url().endsWith('/api/exercise')) sent.push(request.url())
    })
    await context.setOffline(false)
    for (const tab of [page, other]) {
      await expect(waiting(tab)).toHaveCount(0)
      await expect(tab.getByRole('article').filter({ hasText: '25 min' })).toHaveCount(1)
    }
    expect(await listed(context)).toHaveLength(2)
    expect(sent).toHaveLength(1)
  })

  test('wait while the server refuses connections, although the browser is online, and are sent once it accepts them @phone-only', async ({
    browser,
    request,
  }) => {
    await using deployments = await serveDeployments(request)
    const context = await browser.newContext({ baseURL: deployments.url })
    const page = await context.newPage()
    await newMember(context)
    const { id } = await create(context, '/api/consultations', cardiology())
    await keepAppAndData(page, `/app/consultations/${id}`)
    await expect.poll(() => wholeEntry(page)).toBe(deployments.present.entry)
    const keptAreas = async () => (await keptKeys(page)).map((key) => key.slice(1, 3).join(' '))
    await expect.poll(keptAreas).toEqual(expect.arrayContaining(['exercise list', 'sleep list']))
    const answered: string[] = []
    page.on('response', (response) => {
      const method = response.request().method()
      if (method !== 'GET') answered.push(`${method} ${new URL(response.url()).pathname}`)
    })

    await deployments.setRunning(false)
    // The form sends this one before the app knows.
    await note(page, CHANGE_NOTES, 'Levar os exames', 'Perguntar da dieta')
    await expect(waiting(page)).toContainText(/Perguntar da dieta.*Pode já ter chegado/s)
    const unreached = page.getByText(/^A rede não chega ao servidor\./)
    await page.goto('/app/sleep')
    await expect(unreached).toBeVisible()
    await writeNight(page, 'Sonho com o mar')
    await expect(waiting(page)).toContainText(/Sonho com o mar.*Ainda não enviado/s)
    await page.goto(EXERCISE)
    await expect(unreached).toBeVisible()
    await write(page, 35)
    await expect(waiting(page)).toContainText(/35 min.*Ainda não enviado/s)
    expect(await page.evaluate(() => navigator.onLine)).toBe(true)
    expect(answered).toEqual([])

    await deployments.setRunning(true)
    await expect(waiting(page)).toHaveCount(0)
    await expect(page.getByRole('article')).toHaveCount(1)
    expect(answered).toEqual([`PATCH /api/consultations/${id}`, 'POST /api/sleep', 'POST /api/exercise'])
    const stored = async (path: string): Promise<object> => (await context.request.get(path)).json()
    expect(await stored(`/api/consultations/${id}`)).toMatchObject({
      notes: 'Perguntar da dieta',
      version: 2,
    })
    expect(await stored('/api/sleep')).toMatchObject([{ notes: 'Sonho com o mar' }])
    expect((await listed(context)).map(({ minutes }) => minutes)).toEqual([35])
    await context.close()
  })

  test('come back as a form with the reason when they are not accepted @phone-only', async ({
    page,
    context,
  }) => {
    // Its activities end in the future of the server.
    await page.addInitScript(moveDate, HOUR_MS)
    await keepingMember(page, context)
    await context.setOffline(true)
    await write(page, 20)
    await context.setOffline(false)
    await expect(waiting(page)).toContainText(/Não foi aceito: .*não pode terminar no futuro/)
    await expect(toastOf(page, KEPT)).toBeHidden()
    const correct = waiting(page).getByRole('button', { name: /^Corrigir Caminhada/ })
    await correct.scrollIntoViewIfNeeded()
    await expectUncovered(page, 'Um registro não foi aceito', correct)
    await correct.click()
    const time = dialog(page).getByLabel('Hora de início')
    await expect(time).toHaveAccessibleDescription(/não pode terminar no futuro/)
    await time.fill('00:10')
    await dialog(page).getByLabel('Data').fill('01/10/2026')
    await dialog(page).getByRole('button', { name: 'Salvar alterações' }).click()
    await expect(waiting(page)).toHaveCount(0)
    await expect(page.getByRole('article')).toHaveCount(1)
    expect(await listed(context)).toHaveLength(1)
  })

  test('outlive an ended session for their member alone, and a sign-out asks before it deletes them @phone-only', async ({
    page,
    context,
    browser,
  }) => {
    const email = await keepingMember(page, context)
    await context.setOffline(true)
    await write(page, 25)
    const cookies = await context.cookies()
    await context.setOffline(false)
    await context.request.post('/api/logout', { headers: { Origin: new URL(page.url()).origin } })
    await context.addCookies(cookies)
    await page.reload()
    await expect(page).toHaveURL(/\/auth/)
    await signIn(context, email)
    const requestsEnded = watchRequests(page)
    await page.goto('/app/profile')
    await requestsEnded()
    await expectFilesCached(page)
    await page.goto(EXERCISE)
    await expect(page.getByRole('article')).toContainText('25 min')

    await context.setOffline(true)
    await write(page, 26)
    await page.goto('/app/profile')
    await page.getByRole('button', { name: 'Sair da conta' }).click()
    const question = page.getByRole('alertdialog', { name: 'Sair sem enviar?' })
    await expect(question).toContainText('ainda não foi enviado')
    await expectAccessible(page)
    await question.getByRole('button', { name: 'Continuar na conta' }).click()
    await expect(question).toHaveCount(0)
    await page.getByRole('button', { name: 'Sair da conta' }).click()
    await question.getByRole('button', { name: 'Sair e apagar' }).click()
    await expect(page).toHaveURL(/\/auth/)
    const databases = await page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name))
    expect(databases).not.toContain('waiting')
    const elsewhere = await browser.newContext()
    await signIn(elsewhere, email)
    expect((await listed(elsewhere)).map(({ minutes }) => minutes)).toEqual([25])
    await elsewhere.close()
  })

  test('are gone once the sign-in says that their member is blocked @phone-only', async ({
    page,
    context,
  }) => {
    const email = await keepingMember(page, context)
    const { id } = await (await context.request.get('/api/user')).json()
    await context.setOffline(true)
    await write(page, 25)
    const databases = () => page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name))
    await callAdminApi('POST', `/api/admin/members/${id}/block`, {
      reason: 'misuse',
      text: 'Uso por outra pessoa.',
    })
    await context.setOffline(false)
    // As after any ended session: the entries may still be sent after the next sign-in.
    await expect(page).toHaveURL(/\/auth/)
    await expect(page.getByRole('textbox', { name: 'E-mail', exact: true })).toHaveValue(email)
    await expect.poll(databases).not.toContain('vault')
    expect(await databases()).toContain('waiting')
    await page.getByLabel('Senha', { exact: true }).fill(DEMO_PASSWORD)
    await page.getByRole('button', { name: 'Entrar', exact: true }).click()
    await expect(page.getByRole('main').getByRole('alert')).toContainText('Seu acesso está suspenso')
    await expect.poll(databases).not.toContain('waiting')

    await callAdminApi('POST', `/api/admin/members/${id}/unblock`)
    await signIn(context, email)
    await page.goto(EXERCISE)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(waiting(page)).toHaveCount(0)
    expect(await listed(context)).toEqual([])
  })

  test('can be nights, and are gone when somebody else signs in @phone-only', async ({ page, context }) => {
    await keepingMember(page, context, '/app/sleep')
    await context.setOffline(true)
    await writeNight(page, 'Sonho com o mar')
    await expect(waiting(page).getByRole('listitem')).toHaveCount(1)
    await expect(page.getByText('ainda não registrou')).toHaveCount(0)
    // The member's session ends without a sign-out, and somebody else uses the device.
    await page.goto('about:blank')
    await context.clearCookies()
    await context.setOffline(false)
    await newMember(context)
    await page.goto('/app/sleep')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const databases = () => page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name))
    // The page may still load itself again for the other member.
    await expect(async () => expect(await databases()).not.toContain('waiting')).toPass()
    await expect(waiting(page)).toHaveCount(0)
    expect(await (await context.request.get('/api/sleep')).json()).toEqual([])
  })

  test('can be changes of a night, shown at once, sent once, beside what was changed elsewhere @phone-only', async ({
    page,
    context,
    browser,
  }) => {
    const email = await newMember(context)
    const elsewhere = await browser.newContext({ baseURL: instance.memberUrl })
    await signIn(elsewhere, email)
    const headers = { Origin: instance.memberUrl }
    const night = (notes: string, hours = ['T02:00:00.000Z', 'T09:00:00.000Z']) => ({
      sleepStart: `2026-10-07${hours[0]}`,
      sleepEnd: `2026-10-07${hours[1]}`,
      quality: 60,
      notes,
    })
    const added = await elsewhere.request.post('/api/sleep', { data: night('Como anotei'), headers })
    const api = `/api/sleep/${(await added.json()).id}`
    const stored = async (): Promise<object> => (await elsewhere.request.get(api)).json()
    const changeElsewhere = async (data: object) =>
      expect((await elsewhere.request.patch(api, { data, headers })).status()).toBe(200)
    await keepAppAndData(page, '/app/sleep')

    const main = page.getByRole('main')
    const row = page.getByRole('article')
    const question = page.getByRole('dialog', { name: 'Este registro mudou em outro lugar' })
    const edit = page.getByRole('button', { name: /^Editar registro/ })
    const save = async (fields: Record<string, string>) => {
      for (const [label, value] of Object.entries(fields)) await dialog(page).getByLabel(label).fill(value)
      await dialog(page).getByRole('button', { name: 'Salvar alterações' }).click()
      await expect(dialog(page)).toHaveCount(0)
    }

    await context.setOffline(true)
    await row.getByRole('link').click()
    await page.getByRole('button', { name: /^Excluir registro/ }).click()
    await expect(page.getByRole('alertdialog')).toContainText('Para excluir, é preciso internet')
    await page.keyboard.press('Escape')
    await edit.click()
    await expect(dialog(page)).toContainText('fica guardado neste aparelho')
    await save({ 'Hora de término': '06:30', Observações: 'Sonhei com o mar' })
    await expect(waiting(page).getByRole('listitem')).toContainText(
      /06:30.*Alteração de: .*06:00.*Ainda não/s,
    )
    await expect(main.getByText('Sonhei com o mar').last()).toBeVisible()
    await expect(main).not.toContainText('Como anotei')
    await expect(edit).toHaveCount(0)
    await expectAccessible(page)
    await page.reload()
    await expect(main.getByText('Sonhei com o mar').last()).toBeVisible()
    expect(factsIn(await storedText(context, page), ['Sonhei com o mar'])).toEqual([])

    await main.getByRole('link', { name: 'Monitoramento de Sono' }).click()
    await expect(row).toContainText(/06:30.*Sonhei com o mar.*Ainda não enviado/s)
    await expectAccessible(page)
    await page.getByRole('button', { name: /^Descartar/ }).click()
    await expect(row).toContainText(/06:00.*Como anotei/s)
    await page.getByRole('button', { name: /^Desfazer/ }).click()
    await expect(row).toContainText('Sonhei com o mar')
    await waiting(page)
      .getByRole('button', { name: /^Editar/ })
      .click()
    await save({ Observações: 'Sonhei com o rio' })
    await expect(row).toContainText(/06:30.*Sonhei com o rio.*Ainda não enviado/s)

    const sent: number[] = []
    page.on('response', (response) => {
      if (response.request().method() === 'PATCH') sent.push(response.status())
    })
    await context.setOffline(false)
    await expect(waiting(page)).toHaveCount(0)
    await expect(row).toContainText(/06:30.*Sonhei com o rio/s)
    await expect(row).not.toContainText('Ainda não enviado')
    expect(sent).toEqual([200])
    const mine = ['T02:00:00.000Z', 'T09:30:00.000Z']
    expect(await stored()).toMatchObject({ ...night('Sonhei com o rio', mine), version: 2 })

    await context.setOffline(true)
    await row.getByRole('link').click()
    await edit.click()
    await save({ Observações: 'Escritas aqui' })
    await changeElsewhere(night('Escritas ali', mine))
    await context.setOffline(false)
    await expect(waiting(page)).toContainText('Não foi aceito: Este registro mudou')
    await expect(main.getByText('Escritas ali')).toBeVisible()
    await page.getByRole('button', { name: /^Corrigir/ }).click()
    await expect(question.getByRole('definition')).toHaveText(['Escritas aqui', 'Escritas ali'])
    await question.getByRole('button', { name: 'Manter a minha versão' }).click()
    await expect(dialog(page)).toHaveCount(0)
    await expect(waiting(page)).toHaveCount(0)
    await expect(main.getByText('Escritas aqui')).toBeVisible()
    expect(await stored()).toMatchObject(night('Escritas aqui', mine))

    // A nap is added elsewhere where the night is to end.
    await context.setOffline(true)
    await edit.click()
    await save({ 'Hora de término': '07:30' })
    const nap = night('', ['T10:00:00.000Z', 'T11:00:00.000Z'])
    expect((await elsewhere.request.post('/api/sleep', { data: nap, headers })).status()).toBe(201)
    await context.setOffline(false)
    await expect(waiting(page)).toContainText('Não foi aceito: Você já registrou sono neste horário')
    await expectAccessible(page)
    await page.getByRole('button', { name: /^Corrigir/ }).click()
    await expect(dialog(page).getByLabel('Data de início')).toHaveAccessibleDescription(/já registrou sono/)
    await save({ 'Hora de término': '06:45' })
    await expect(waiting(page)).toHaveCount(0)
    await expect.poll(stored).toMatchObject(night('Escritas aqui', ['T02:00:00.000Z', 'T09:45:00.000Z']))

    // With the record goes the change of it that was not accepted.
    await context.setOffline(true)
    await edit.click()
    await save({ 'Hora de término': '07:30' })
    await context.setOffline(false)
    await expect(waiting(page)).toContainText('Não foi aceito')
    await page.getByRole('button', { name: /^Excluir registro/ }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Excluir' }).click()
    await expect(page).toHaveURL(/\/app\/sleep$/)
    await expect(row).toHaveCount(1)
    await expect(waiting(page)).toHaveCount(0)
    await elsewhere.close()
  })

  test('can be notes of a consultation, and show both where they were changed elsewhere @phone-only', async ({
    page,
    context,
    browser,
  }) => {
    const email = await newMember(context)
    const elsewhere = await browser.newContext({ baseURL: instance.memberUrl })
    await signIn(elsewhere, email)
    const headers = { Origin: instance.memberUrl }
    const data = cardiology()
    const added = await elsewhere.request.post('/api/consultations', { data, headers })
    const api = `/api/consultations/${(await added.json()).id}`
    const stored = async (): Promise<object> => (await elsewhere.request.get(api)).json()
    const changeElsewhere = async (change: object) =>
      expect((await elsewhere.request.patch(api, { data: change, headers })).status()).toBe(200)
    await keepAppAndData(page, api.replace('/api', '/app'))

    const main = page.getByRole('main')
    const question = page.getByRole('dialog', { name: 'Este registro mudou em outro lugar' })

    // The form's files may still be loading.
    await page.getByRole('button', { name: /^Editar: Cardiologia/ }).click()
    await expect(dialog(page).getByRole('button', { name: 'Salvar alterações' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expectFilesCached(page)

    await context.setOffline(true)
    await page.getByRole('button', { name: /^Editar: Cardiologia/ }).click()
    await expect(dialog(page)).toContainText('para salvar, é preciso internet')
    const isInactive = (name: string) =>
      dialog(page).getByRole('button', { name }).getAttribute('aria-disabled')
    await expect.poll(() => isInactive('Salvar alterações')).toBe('true')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: CHANGE_NOTES }).click()
    await expect(dialog(page)).toContainText('fica guardado neste aparelho')
    await expect.poll(() => isInactive('Salvar observações')).toBe(null)
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await note(page, CHANGE_NOTES, 'Levar os exames', 'Perguntar da dieta')
    await expect(waiting(page).getByRole('listitem')).toContainText(/Perguntar da dieta.*Ainda não enviado/s)
    await expect(main).not.toContainText('Levar os exames')
    await expect(page.getByRole('button', { name: CHANGE_NOTES })).toHaveCount(0)
    await expectAccessible(page)
    await page.reload()
    await note(page, /^Editar Observações: Cardiologia/, 'Perguntar da dieta', 'Perguntar do remédio')
    expect(factsIn(await storedText(context, page), ['Perguntar do remédio'])).toEqual([])
    await page.getByRole('button', { name: /^Descartar Observações/ }).click()
    await expect(main).toContainText('Levar os exames')
    await page.getByRole('button', { name: /^Desfazer/ }).click()
    await expect(waiting(page).getByRole('listitem')).toContainText('Perguntar do remédio')

    // Something else of the consultation changes meanwhile.
    await changeElsewhere({ ...data, doctorName: 'Dra. Ana Souza' })
    const sent: number[] = []
    page.on('response', (response) => {
      if (response.request().method() === 'PATCH') sent.push(response.status())
    })
    await context.setOffline(false)
    await expect(waiting(page)).toHaveCount(0)
    await expect(main).toContainText(/Dra\. Ana Souza.*Perguntar do remédio/s)
    expect(sent).toEqual([409, 200])
    expect(await stored()).toMatchObject({ notes: 'Perguntar do remédio', doctorName: 'Dra. Ana Souza' })

    await context.setOffline(true)
    await note(page, CHANGE_NOTES, 'Perguntar do remédio', 'Escritas aqui')
    await changeElsewhere({ notes: 'Escritas ali' })
    await context.setOffline(false)
    await expect(waiting(page)).toContainText(/Escritas aqui.*Não foi aceito: Este registro mudou/s)
    await expect(main).toContainText(/Escritas aqui.*Escritas ali/s)
    await expectAccessible(page)
    await page.getByRole('button', { name: /^Corrigir Observações/ }).click()
    await expect(question.getByRole('definition')).toHaveText(['Escritas aqui', 'Escritas ali'])
    await expectAccessible(page)
    await question.getByRole('button', { name: 'Manter a minha versão' }).click()
    await expect(dialog(page)).toHaveCount(0)
    await expect(waiting(page)).toHaveCount(0)
    await expect(main).toContainText('Escritas aqui')
    expect(await stored()).toMatchObject({ notes: 'Escritas aqui' })

    await context.setOffline(true)
    await note(page, CHANGE_NOTES, 'Escritas aqui', '')
    await changeElsewhere({ notes: 'Escritas depois' })
    await main.getByRole('link', { name: 'Consultas', exact: true }).click()
    await expect(waiting(page).getByRole('listitem')).toContainText('Observações apagadas')
    await context.setOffline(false)
    await page.getByRole('button', { name: /^Corrigir Observações: Cardiologia/ }).click()
    await expect(question.getByRole('definition')).toHaveText(['(em branco)', 'Escritas depois'])
    await question.getByRole('button', { name: 'Usar a versão atual' }).click()
    await expect(dialog(page)).toHaveCount(0)
    await expect(waiting(page)).toHaveCount(0)
    await expect(main).toContainText('Escritas depois')
    expect(await stored()).toMatchObject({ notes: 'Escritas depois' })
    await elsewhere.close()
  })
})
