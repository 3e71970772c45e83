import type { Page } from '@playwright/test'
import { expectAccessible } from './support/accessibility.ts'
import { signIn } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'

const CHAT = 'https://chat.example/bot'
const agree = (page: Page) => page.getByRole('button', { name: 'Concordar e abrir o chat' })

/** The company as it is, with a chat of another company. */
async function withExternalChat(page: Page): Promise<void> {
  await page.route('**/api/company', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), chatUrl: CHAT } })
  })
}

test('the assistant finds what was asked, leads to the screen, and admits what it does not know', async ({
  page,
  context,
}) => {
  await signIn(context, 'joao@exemplo.com.br')
  await page.goto('/app/chat')
  const iframe = page.getByTitle('Assistente de ajuda')
  await expect(iframe).toHaveAttribute('sandbox', /^(?!.*allow-same-origin).*allow-scripts/)
  const frame = iframe.contentFrame()
  const log = frame.getByRole('log')
  await expect(log.getByRole('button', { name: 'Como agendo uma consulta?' })).toBeVisible()
  await expectAccessible(page)

  const box = await iframe.boundingBox()
  const bar = await page.locator('[data-tab-bar]').boundingBox()
  if (bar) expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(bar.y)
  else expect(box?.height).toBe(700)

  const field = frame.getByLabel('Escreva sua dúvida')
  await field.fill('qual a capital da frança?')
  await field.press('Enter')
  await expect(log).toContainText('Não encontrei resposta para isso')
  await expect(log.getByRole('link', { name: 'Ligar para 0800 123 4567' })).toHaveAttribute(
    'href',
    'tel:08001234567',
  )
  await field.fill('como agnedo uma consutla')
  await frame.getByRole('button', { name: 'Enviar' }).click()
  await expect(field).toHaveValue('')
  await expect(log).toContainText('Abra a Agenda e toque em “Agendar nova consulta”.')
  await expectAccessible(page)
  await log.getByRole('link', { name: 'Abrir Agenda' }).click()
  await expect(page).toHaveURL('/app/consultations')
})

test.describe('a chat of another company', () => {
  // The address of a chat is part of the policy that is made with the build.
  test.use({ bypassCSP: true, serviceWorkers: 'block' })

  test('is loaded after the consent, and not before', async ({ page, context }) => {
    await signIn(context, 'joao@exemplo.com.br')
    await withExternalChat(page)
    let asked = 0
    await page.route(`${CHAT}**`, (route) => {
      asked += 1
      return route.fulfill({
        contentType: 'text/html; charset=utf-8',
        body: '<title>Robô</title><p>Olá do robô</p>',
      })
    })
    await page.goto('/app/chat')
    await expect(page.getByText(/Quem responde é o serviço de chat\.example/)).toBeVisible()
    await expect(page.getByRole('link', { name: 'Prefiro ligar: 0800 123 4567' })).toBeVisible()
    await expectAccessible(page)
    expect(asked).toBe(0)

    await agree(page).click()
    const iframe = page.getByTitle('Chat de chat.example')
    await expect(iframe.contentFrame().getByText('Olá do robô')).toBeVisible()
    await expect(iframe).toHaveAttribute('allow', 'microphone https://chat.example')
    await expect(iframe).toHaveAttribute('sandbox', /allow-same-origin/)
    await page.reload()
    await expect(iframe.contentFrame().getByText('Olá do robô')).toBeVisible()
    await expect(agree(page)).toBeHidden()
  })

  test('that does not answer gives way to the phone line after ten seconds', async ({ page, context }) => {
    await signIn(context, 'joao@exemplo.com.br')
    await withExternalChat(page)
    let answering = false
    await page.route(`${CHAT}**`, (route) =>
      answering
        ? route.fulfill({ contentType: 'text/html; charset=utf-8', body: '<p>Olá do robô</p>' })
        : undefined,
    )
    await page.goto('/app/chat')
    await page.clock.install()
    await expect(agree(page)).toBeVisible()
    // Under the clock's jump a request that is still on its way would run into its own time limit.
    await page.waitForLoadState('networkidle')
    await page.clock.pauseAt(Date.now() + 2_000)
    await agree(page).click()
    await expect(page.getByText('Abrindo o chat…')).toBeAttached()
    await page.clock.runFor(9_900)
    const message = page.getByText(
      'O chat não respondeu. Tente de novo em instantes ou ligue para 0800 123 4567.',
    )
    await expect(message).toBeHidden()
    await page.clock.runFor(200)
    await expect(message).toBeVisible()
    await expect(page.locator('iframe')).toHaveCount(0)
    await page.clock.resume()
    await expectAccessible(page)

    answering = true
    await page.getByRole('button', { name: 'Tentar de novo' }).click()
    await expect(
      page.getByTitle('Chat de chat.example').contentFrame().getByText('Olá do robô'),
    ).toBeVisible()
  })
})

test.describe('without the company', () => {
  test.use({ expectedErrors: [/status of 500|ApiError/] })

  test('nobody’s chat is opened until it is known whose it is', async ({ page, context }) => {
    await signIn(context, 'joao@exemplo.com.br')
    let failing = true
    await page.route('**/api/company', (route) =>
      failing ? route.fulfill({ status: 500, json: {} }) : route.fallback(),
    )
    await page.goto('/app/chat')
    const failed = page.getByText(/^O chat não respondeu\..*no verso da sua carteirinha\.$/)
    await expect(failed).toBeVisible()
    await expect(page.locator('iframe')).toHaveCount(0)
    await expectAccessible(page)
    failing = false
    await page.getByRole('button', { name: 'Tentar de novo' }).click()
    await expect(page.getByTitle('Assistente de ajuda')).toBeVisible()
    await expect(failed).toBeHidden()
  })
})

test.describe('a chat that cannot be reached', () => {
  test.use({ bypassCSP: true, serviceWorkers: 'block', expectedErrors: [/chat\.example/] })

  test('says so at once', async ({ page, context }) => {
    await signIn(context, 'joao@exemplo.com.br')
    await withExternalChat(page)
    await page.route(`${CHAT}**`, (route) => route.abort('connectionrefused'))
    await page.goto('/app/chat')
    await agree(page).click()
    await expect(page.getByText(/^O chat não respondeu/)).toBeVisible()
    await expect(page.getByRole('link', { name: 'Ligar para 0800 123 4567' }).first()).toBeVisible()
  })
})
