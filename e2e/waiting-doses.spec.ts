import type { BrowserContext, Page } from '@playwright/test'
import { expectAccessible } from './support/accessibility.ts'
import { currentMinute, noonZone, typedDate } from './support/dates.ts'
import { serveDeployments } from './support/deployment.ts'
import { instance } from './support/instance.ts'
import { newMember } from './support/new-member.ts'
import { signIn } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'
import { expectUncovered } from './support/toasts.ts'
import { keepAppAndData, keptQueries, wholeEntry } from './support/vault.ts'

const waiting = (page: Page) => page.getByRole('region', { name: 'Aguardando envio' })
const dialog = (page: Page) => page.getByRole('dialog')

test.describe('doses without a network', () => {
  const zone = noonZone()
  test.use({
    timezoneId: zone,
    serviceWorkers: 'allow',
    expectedErrors: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|NetworkError|status of (401|409|422)/],
  })

  const dose = (page: Page) => page.getByRole('list', { name: /^Doses de / }).getByRole('article')
  const take = (page: Page) => dose(page).getByRole('button', { name: /^Tomei Losartana, dose das/ })

  async function skip(page: Page, reason: string): Promise<void> {
    await dose(page)
      .getByRole('button', { name: /^Pular/ })
      .click()
    await page.getByRole('alertdialog').getByLabel('Motivo').fill(reason)
    await page.getByRole('alertdialog').getByRole('button', { name: 'Pular dose' }).click()
    await expect(dose(page)).toContainText(`Motivo: ${reason}`)
  }

  async function refill(page: Page, opener: RegExp, units: string): Promise<void> {
    await page.getByRole('button', { name: opener }).click()
    await expect(dialog(page)).toContainText('fica guardado neste aparelho')
    await dialog(page).getByLabel('Quanto chegou (comprimidos)').fill(units)
    await dialog(page).getByRole('button', { name: 'Somar ao estoque' }).click()
    await expect(dialog(page)).toHaveCount(0)
  }

  /**
   * Adds a medication with stock and a dose that is late, and one as needed, and loads the app with its data. Returns what the
   * member's other device reads and decides of the first one.
   */
  async function withMedications(page: Page, context: BrowserContext) {
    const email = await newMember(context)
    const today = typedDate(0, zone).split('/').reverse().join('-')
    const due = await currentMinute(zone)
    const medication = { form: 'tablet', startsOn: today, timeZone: zone }
    const headers = { Origin: instance.memberUrl, 'X-Time-Zone': zone }
    for (const more of [
      { name: 'Losartana', kind: 'daily', times: [due] },
      { name: 'Dipirona', kind: 'as_needed', minHours: 6 },
    ]) {
      const data = { ...medication, ...more }
      const added = await context.request.post('/api/medications', { data, headers })
      expect(added.status()).toBe(201)
      if (more.kind === 'as_needed') continue
      const stocked = await context.request.put(`/api/medications/${(await added.json()).id}/stock`, {
        data: { units: 10, unitsPerDose: 1, warnDays: 0 },
        headers: { ...headers, 'If-Match': added.headers().etag ?? '' },
      })
      expect(stocked.status()).toBe(204)
    }
    await keepAppAndData(page, '/app/medications')
    const elsewhere = await page.context().browser()?.newContext()
    if (!elsewhere) throw new Error('no browser')
    await signIn(elsewhere, email)
    const list: { id: string; name: string }[] = await (
      await elsewhere.request.get(`${instance.memberUrl}/api/medications`)
    ).json()
    const { id = '' } = list.find(({ name }) => name === 'Losartana') ?? {}
    const stock = async (): Promise<number> =>
      (await (await elsewhere.request.get(`${instance.memberUrl}/api/medications/${id}`)).json()).stock.units
    const recorded = async (): Promise<{ name: string; state: string; record: object | null }[]> => {
      const day = await elsewhere.request.get(`${instance.memberUrl}/api/medications/day?date=${today}`, {
        headers,
      })
      return (await day.json()).doses
    }
    const decide = (data: object) =>
      elsewhere.request.post(`${instance.memberUrl}/api/medications/${id}/doses`, {
        data: { slot: `${today}T${due}`, ...data },
        headers,
      })
    return { recorded, decide, stock }
  }

  test('are shown as decided, can be taken back, and are sent once @phone-only', async ({
    page,
    context,
  }) => {
    const { recorded } = await withMedications(page, context)
    await context.setOffline(true)
    await take(page).click()
    await expect(dose(page)).toContainText('Ainda não enviado')
    await expect(dose(page)).toContainText('Tomada')
    await expect(page.getByText('1 de 1 dose tomada')).toBeVisible()
    await expect(waiting(page)).toHaveCount(0)
    await expectAccessible(page)
    await dose(page)
      .getByRole('button', { name: /^Desfazer o registro de Losartana/ })
      .click()
    await expect(dose(page)).toContainText('Atrasada')
    await take(page).click()
    await expect(dose(page)).toContainText('Ainda não enviado')

    await page.getByRole('button', { name: 'Registrar dose de Dipirona' }).click()
    await dialog(page).getByRole('button', { name: 'Registrar dose' }).click()
    await expect(waiting(page).getByRole('listitem')).toHaveText([/^Dipirona · Tomada: hoje/])
    await expect(page.getByRole('region', { name: 'Quando precisar' })).toContainText('Última dose: hoje')
    await page.getByRole('button', { name: 'Registrar dose de Dipirona' }).click()
    await expect(dialog(page)).toContainText('Antes do intervalo que você anotou')
    await page.keyboard.press('Escape')
    await waiting(page)
      .getByRole('button', { name: /^Editar Dipirona/ })
      .click()
    await dialog(page).getByLabel('Hora', { exact: true }).fill('00:07')
    await dialog(page).getByRole('button', { name: 'Registrar dose' }).click()
    await expect(waiting(page).getByRole('listitem')).toHaveText([/^Dipirona · Tomada: hoje, 00:07/])
    await page.reload()
    await expect(waiting(page).getByRole('listitem')).toHaveCount(1)
    await expect(dose(page)).toContainText('Ainda não enviado')
    expect((await recorded()).map(({ state }) => state)).toEqual(['late'])

    // The network comes for so short a time that only the entries arrive.
    let sent = 0
    page.on('response', (response) => {
      if (response.request().method() === 'POST' && response.url().endsWith('/doses')) sent += 1
    })
    await context.route('**/api/**', (route) =>
      route.request().method() === 'GET' ? route.abort() : route.continue(),
    )
    await context.setOffline(false)
    await expect.poll(() => sent).toBe(2)
    await expect(waiting(page).getByRole('listitem')).toHaveText([/^Dipirona .*Enviado\./])
    await expect
      .poll(async () => JSON.stringify(await keptQueries(page)))
      .toMatch(/"state":"taken".*"lastTakenAt":"|"lastTakenAt":".*"state":"taken"/)
    await context.setOffline(true)
    await context.unroute('**/api/**')
    const failed: string[] = []
    page.on('requestfailed', (request) => failed.push(new URL(request.url()).pathname))
    await page.reload()
    await expect(dose(page)).toContainText('Tomada')
    await expect(take(page)).toHaveCount(0)
    await expect(page.getByRole('region', { name: 'Quando precisar' })).toContainText('hoje, 00:07')
    // A page that starts without a network has given up by then.
    const isDay = (path: string) => path === '/api/medications/day'
    await expect.poll(() => failed.filter(isDay).length).toBeGreaterThan(1)

    await context.setOffline(false)
    await expect(dose(page)).toHaveCount(2)
    await expect(waiting(page)).toHaveCount(0)
    expect((await recorded()).map(({ name, state }) => `${name} ${state}`).toSorted()).toEqual([
      'Dipirona taken',
      'Losartana taken',
    ])
  })

  test('can be taken on the home screen, and are joined by refills, which are added once @phone-only', async ({
    page,
    context,
  }) => {
    const { recorded, stock } = await withMedications(page, context)
    await page.goto('/')
    const row = page.getByRole('listitem').filter({ hasText: 'Losartana' })
    await expect(row.getByRole('button', { name: /^Tomei Losartana/ })).toBeVisible()
    await context.setOffline(true)
    await row.getByRole('button', { name: /^Tomei Losartana/ }).click()
    await expect(row).toContainText('Ainda não enviado')
    await expectUncovered(page, 'Guardado neste aparelho', row)
    await expectAccessible(page)
    await row.getByRole('link', { name: 'Losartana' }).click()
    await expect(dose(page)).toContainText('Ainda não enviado')
    await context.setOffline(false)
    await expect.poll(recorded).toMatchObject([{ state: 'taken' }])

    await page.getByRole('link', { name: 'Losartana' }).click()
    // The lists have been answered: until then the dose is shown as sent.
    await expect(page.getByText(/^9 comprimidos/)).toBeVisible()
    await expect(dose(page).getByRole('button', { name: /^Desfazer o registro/ })).toBeVisible()
    await context.setOffline(true)
    await refill(page, /^Repor Losartana/, '28')
    await expect(waiting(page).getByRole('listitem')).toHaveText([/^Reposição: 28 comprimidos/])
    await expectAccessible(page)
    await refill(page, /^Editar Reposição/, '30')
    await page.reload()
    await expect(waiting(page).getByRole('listitem')).toHaveText([/^Reposição: 30 comprimidos/])
    expect(await stock()).toBe(9)
    await context.setOffline(false)
    await expect(waiting(page)).toHaveCount(0)
    await expect(page.getByText('39 comprimidos')).toBeVisible()
    expect(await stock()).toBe(39)
  })

  test('wait with refills while the server refuses connections, although the browser is online, and are sent once it accepts them @phone-only', async ({
    browser,
    request,
  }) => {
    await using deployments = await serveDeployments(request)
    const context = await browser.newContext({ baseURL: deployments.url, timezoneId: zone })
    const page = await context.newPage()
    const { recorded, stock } = await withMedications(page, context)
    await expect.poll(() => wholeEntry(page)).toBe(deployments.present.entry)
    const answered: string[] = []
    page.on('response', (response) => {
      const { pathname } = new URL(response.url())
      if (response.request().method() !== 'GET') answered.push(pathname.slice(pathname.lastIndexOf('/')))
    })

    await deployments.setRunning(false)
    // It is sent before the app knows.
    await skip(page, 'Enjoo')
    await expect(dose(page)).toContainText('Pode já ter chegado')
    await expect(page.getByText(/^A rede não chega ao servidor\./)).toBeVisible()
    await page.getByRole('button', { name: 'Registrar dose de Dipirona' }).click()
    await dialog(page).getByRole('button', { name: 'Registrar dose' }).click()
    await expect(waiting(page)).toContainText(/Dipirona · Tomada: hoje.*Ainda não enviado/s)
    await page.getByRole('link', { name: 'Losartana' }).click()
    await refill(page, /^Repor Losartana/, '28')
    const row = waiting(page).getByRole('listitem').filter({ hasText: 'Reposição: 28 comprimidos' })
    await expect(row).toContainText('Ainda não enviado')
    expect(await page.evaluate(() => navigator.onLine)).toBe(true)
    expect(answered).toEqual([])

    await deployments.setRunning(true)
    await expect(waiting(page)).toHaveCount(0)
    await expect(page.getByText('38 comprimidos')).toBeVisible()
    expect(answered).toEqual(['/doses', '/doses', '/refills'])
    expect(await stock()).toBe(38)
    expect((await recorded()).map(({ name, state }) => `${name} ${state}`).toSorted()).toEqual([
      'Dipirona taken',
      'Losartana skipped',
    ])
    await context.close()
  })

  test('meet what somebody else has recorded: the same is one dose, another is asked about @phone-only', async ({
    page,
    context,
  }) => {
    const { recorded, decide } = await withMedications(page, context)
    // The request arrives, its answer does not.
    await page.route('**/doses', async (route) => {
      await route.fetch()
      await route.abort()
    })
    await take(page).click()
    await expect(dose(page)).toContainText('Pode já ter chegado')
    await page.unroute('**/doses')
    await page.reload()
    await expect(dose(page).getByRole('button', { name: /^Desfazer o registro/ })).toBeVisible()
    await expect(page.getByText('Não foi aceito')).toHaveCount(0)
    expect(await recorded()).toMatchObject([{ state: 'taken' }])

    await dose(page)
      .getByRole('button', { name: /^Desfazer o registro/ })
      .click()
    await expect(take(page)).toBeVisible()
    await context.setOffline(true)
    await skip(page, 'Enjoo')
    expect((await decide({ decision: 'taken' })).status()).toBe(201)
    await context.setOffline(false)
    await expect(dose(page)).toContainText('Pulada · Não foi aceito: Esta dose já foi registrada.')
    await expect(dose(page)).toContainText('Tomada')
    await expectAccessible(page)
    await dose(page)
      .getByRole('button', { name: /^Corrigir o registro de Losartana/ })
      .click()
    const question = page.getByRole('alertdialog', { name: 'Esta dose já foi registrada' })
    await expect(question.getByRole('definition')).toHaveText([/^Tomada: hoje/, 'Pulada', 'Motivo: Enjoo'])
    await expectAccessible(page)
    await expect(question.getByRole('button').last()).toHaveText('Manter o que já está registrado')
    await question.getByRole('button', { name: 'Trocar pelo deste aparelho' }).click()
    await expect(question).toHaveCount(0)
    await expect(dose(page)).toContainText('Motivo: Enjoo')
    await expect(dose(page)).not.toContainText('Não foi aceito')
    expect(await recorded()).toMatchObject([{ state: 'skipped', record: { reason: 'Enjoo' } }])
  })
})
