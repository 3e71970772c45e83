import type { BrowserContext, Page } from '@playwright/test'
import { moveDate } from '#testing/test-clock.ts'
import { expectAccessible } from './support/accessibility.ts'
import { newMember } from './support/new-member.ts'
import { signIn } from './support/sign-in.ts'
import { factsIn, storedText } from './support/storages.ts'
import { expect, test } from './support/test.ts'
import { keepAppAndData } from './support/vault.ts'

const EXERCISE = '/app/exercise'
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

test.describe('entries without a network', () => {
  test.use({
    serviceWorkers: 'allow',
    expectedErrors: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|NetworkError|status of (401|422)/],
  })

  test('wait encrypted, can be changed and taken back, and are sent once, before any list is asked for @phone-only', async ({
    page,
    context,
  }) => {
    await keepingMember(page, context)
    await context.setOffline(true)
    await page.getByRole('button', { name: 'Adicionar', exact: true }).click()
    await expect(dialog(page).getByText('fica guardado neste aparelho')).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await write(page, 41, 'Na serra do Caparaó')
    await write(page, 52)
    await expect(waiting(page).getByRole('listitem')).toHaveCount(2)
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
    // The list's own retry is over, which would be answered once there is a network.
    await expect.poll(() => failed).toBe(2)
    expect(factsIn(await storedText(context, page), ['Na serra do Caparaó'])).toEqual([])

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
    await expect(page.getByRole('article').filter({ hasText: 'Na serra do Caparaó' })).toContainText('43 min')
    await expect(page.locator('html')).not.toHaveAttribute('data-vanished')
    expect(answered.slice(0, 2)).toEqual(['POST /api/exercise', 'POST /api/exercise'])
    expect(answered.filter((request) => request.startsWith('POST'))).toHaveLength(2)
    expect((await listed(context)).map(({ minutes }) => minutes).toSorted()).toEqual([43, 52])
  })

  test('are locked once they may have arrived, and not added twice @phone-only', async ({
    page,
    context,
  }) => {
    await keepingMember(page, context)
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
    await expect(page.getByRole('article')).toHaveCount(1)
    expect(await listed(context)).toHaveLength(1)
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
    await waiting(page)
      .getByRole('button', { name: /^Corrigir Caminhada/ })
      .click()
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

  test('can be nights, and are gone when somebody else signs in @phone-only', async ({ page, context }) => {
    await keepingMember(page, context, '/app/sleep')
    await context.setOffline(true)
    await page.getByRole('button', { name: 'Adicionar', exact: true }).click()
    await dialog(page).getByLabel('Observações').fill('Sonho com o mar')
    await dialog(page).getByRole('button', { name: 'Adicionar registro' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Sim, salvar' }).click()
    await expect(dialog(page)).toHaveCount(0)
    await expect(waiting(page).getByRole('listitem')).toHaveCount(1)
    // The member's session ends without a sign-out, and somebody else uses the device.
    await page.goto('about:blank')
    await context.clearCookies()
    await context.setOffline(false)
    await newMember(context)
    await page.goto('/app/sleep')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const databases = () => page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name))
    await expect.poll(databases).not.toContain('waiting')
    await expect(waiting(page)).toHaveCount(0)
    expect(await (await context.request.get('/api/sleep')).json()).toEqual([])
  })
})
