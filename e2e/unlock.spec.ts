import type { CDPSession, Page } from '@playwright/test'
import { expectAccessible } from './support/accessibility.ts'
import { newMember } from './support/new-member.ts'
import { DEMO_PASSWORD } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'
import { closeToast } from './support/toasts.ts'
import { keepAppAndData, keptKeys, vaultBytes } from './support/vault.ts'

const unlockSwitch = (page: Page) =>
  page.getByRole('switch', { name: 'Pedir a digital, o rosto ou o PIN ao abrir' })
const locked = (page: Page) => page.getByRole('heading', { name: 'Seus dados estão bloqueados' })
const passwordAsked = (page: Page) => page.getByRole('heading', { name: 'Entre com a senha' })
const unlock = (page: Page) => page.getByRole('button', { name: 'Desbloquear' })

async function addAuthenticator(page: Page, hasPrf: boolean): Promise<void> {
  const session: CDPSession = await page.context().newCDPSession(page)
  await session.send('WebAuthn.enable')
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      ctap2Version: 'ctap2_1',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
      hasPrf,
    },
  })
}

/** Until the page ends, the device recognises nobody. The virtual one would stay blocked after some failures. */
const refuse = (page: Page) =>
  page.evaluate(() => {
    navigator.credentials.get = () => Promise.reject(new DOMException('not recognised', 'NotAllowedError'))
  })

async function addPasskey(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Adicionar chave de acesso' }).click()
  await closeToast(page, 'Chave de acesso adicionada')
}

/** Switches the lock on, and waits until the data is written under it. */
async function lock(page: Page): Promise<void> {
  await unlockSwitch(page).click()
  await closeToast(page, 'O aplicativo passa a pedir o desbloqueio ao abrir')
  await expect(unlockSwitch(page)).toBeChecked()
  await expect.poll(() => keyIn(page)).toBe('encrypted')
  await expect.poll(() => vaultBytes(page)).toBeGreaterThan(500)
}

/** How the key of the vault is stored. */
const keyIn = async (page: Page) => (await lockIn(page)).key
const lockId = async (page: Page) => (await lockIn(page)).id

const lockIn = (page: Page) =>
  page.evaluate(async () => {
    if (!(await indexedDB.databases()).some(({ name }) => name === 'vault')) return { id: '', key: 'none' }
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open('vault')
      opening.onsuccess = () => resolve(opening.result)
      opening.onerror = () => reject(opening.error)
    })
    const { transaction } = IDBDatabase.prototype
    const reading = transaction.call(database, 'lock').objectStore('lock').get('lock')
    const found = await new Promise<{ id: string; key: unknown } | undefined>((resolve) => {
      reading.onsuccess = () => resolve(reading.result)
    })
    database.close()
    return { id: found?.id, key: found ? (found.key instanceof CryptoKey ? 'usable' : 'encrypted') : 'none' }
  })

test.describe('a lock on the kept data', () => {
  test.use({
    serviceWorkers: 'allow',
    expectedErrors: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|NetworkError|status of (401|403|422)/],
  })

  test('opens with the device, and after three failures with the password alone @phone-only', async ({
    page,
    context,
  }) => {
    await newMember(context, 'Inês Tranca')
    await addAuthenticator(page, true)
    await keepAppAndData(page, '/app/profile')
    await unlockSwitch(page).click()
    await closeToast(page, 'Adicione antes uma chave de acesso')
    await expect(unlockSwitch(page)).not.toBeChecked()
    await addPasskey(page)
    await expect.poll(async () => (await keptKeys(page)).flat()).toContain('membership-card')
    await lock(page)

    // Without a network: nothing of the member is shown before, and two presses lead from the icon to the card.
    await context.setOffline(true)
    await page.goto('/')
    await expect(locked(page)).toBeVisible()
    await expect(page.getByText('Inês Tranca')).toHaveCount(0)
    await unlock(page).click()
    await page.getByRole('main').getByRole('link', { name: 'Carteirinha' }).click()
    const card = page.getByRole('group', { name: 'Cartão de associado, frente' })
    await expect(card.getByText('Inês Tranca')).toBeVisible()

    await page.goto('/app/profile')
    await expect(locked(page)).toBeVisible()
    await expectAccessible(page)
    await refuse(page)
    await unlock(page).click()
    await expect(page.getByRole('alert')).toContainText('mais duas vezes')
    // Loading the page again does not give more attempts.
    await page.reload()
    await expect(locked(page)).toBeVisible()
    await refuse(page)
    await unlock(page).click()
    await expect(page.getByRole('alert')).toContainText('mais uma vez')
    await unlock(page).click()
    await expect(passwordAsked(page)).toBeVisible()
    await expect(page.getByRole('alert')).toContainText('três tentativas')
    await expectAccessible(page)
    await page.reload()
    await expect(passwordAsked(page)).toBeVisible()
    await expect(unlock(page)).toHaveCount(0)
    expect(await keyIn(page)).toBe('encrypted')
    await page.getByLabel('Sua senha', { exact: true }).fill(DEMO_PASSWORD)
    // Beside a virtual authenticator, Chromium's `navigator.onLine` notices only a change of the open page's network.
    await context.setOffline(false)
    await context.setOffline(true)
    await expect(page.getByText('Para entrar com a senha, é preciso internet.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Confirmar' })).toHaveAttribute('aria-disabled', 'true')

    const before = await lockId(page)
    await context.setOffline(false)
    await page.getByLabel('Sua senha', { exact: true }).fill('outra senha qualquer')
    await page.getByRole('button', { name: 'Confirmar' }).click()
    await expect(page.getByText('A senha atual não confere.')).toBeVisible()
    await page.getByLabel('Sua senha', { exact: true }).fill(DEMO_PASSWORD)
    await page.getByRole('button', { name: 'Confirmar' }).click()
    await expect(unlockSwitch(page)).toBeChecked()
    await expect.poll(() => lockId(page)).not.toBe(before)
    await expect.poll(() => vaultBytes(page)).toBeGreaterThan(500)

    // What was kept since opens with the device again.
    await context.setOffline(true)
    await page.goto('/app/profile')
    await unlock(page).click()
    await expect(page.getByText('Inês Tranca').first()).toBeVisible()
    await context.setOffline(false)
    await expect(page.getByText(/^(Você está sem conexão|A rede não chega ao servidor)/)).toBeHidden()
    // Whoever holds the open app does not remove it.
    await refuse(page)
    await unlockSwitch(page).click()
    await closeToast(page, 'O desbloqueio continua ligado')
    await expect(unlockSwitch(page)).toBeChecked()
    await page.reload()
    await unlock(page).click()
    await unlockSwitch(page).click()
    await closeToast(page, 'O aplicativo abre sem desbloqueio')
    await expect.poll(() => keyIn(page)).toBe('usable')
    await page.reload()
    await expect(unlockSwitch(page)).not.toBeChecked()
  })

  test('also holds with a network, on the way from a public screen, and where the device derives no secret @phone-only', async ({
    page,
    context,
  }) => {
    await newMember(context, 'Davi Tranca')
    await addAuthenticator(page, false)
    await keepAppAndData(page, '/app/profile')
    await addPasskey(page)
    await lock(page)
    await page.goto('/auth')
    await expect(locked(page)).toBeVisible()
    await expect(page.getByText('Davi')).toHaveCount(0)
    await unlock(page).click()
    await expect(page).toHaveURL(/\/$/)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await context.setOffline(true)
    await page.goto('/app/profile')
    await unlock(page).click()
    await expect(page.getByText('Davi Tranca').first()).toBeVisible()
    await context.setOffline(false)
    // A lock whose keys the browser has deleted ends with the password, and the data is kept again.
    await page.evaluate(
      () =>
        new Promise((resolve) => {
          indexedDB.deleteDatabase('unlock').onsuccess = resolve
        }),
    )
    await page.reload()
    await page.getByRole('button', { name: 'Usar a senha' }).click()
    await page.getByLabel('Sua senha', { exact: true }).fill(DEMO_PASSWORD)
    await page.getByRole('button', { name: 'Confirmar' }).click()
    await expect(unlockSwitch(page)).not.toBeChecked()
    await expect.poll(() => keyIn(page)).toBe('usable')
    await expect.poll(() => vaultBytes(page)).toBeGreaterThan(500)
    // A sign-out takes the lock with it.
    await lock(page)
    await page.getByRole('button', { name: 'Sair da conta' }).click()
    await expect(page).toHaveURL(/\/auth/)
    await newMember(context, 'Outra Pessoa')
    await page.goto('/app/profile')
    await expect(page.getByText('Outra Pessoa').first()).toBeVisible()
  })
})
