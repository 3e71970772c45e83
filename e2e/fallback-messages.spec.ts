import type { BrowserContext, Page } from '@playwright/test'
import { textPdf } from '#worker/seed/pdf.ts'
import { typedDate } from './support/dates.ts'
import { instance } from './support/instance.ts'
import { holdBack } from './support/requests.ts'
import { reuseAdminSession, reuseSession } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'

test.use({ expectedErrors: [/status of (401|500)/] })

/** Responds with HTML instead of JSON, as a proxy would. */
async function makeUnreadable(page: Page, path: string, method: string): Promise<void> {
  await page.route(path, (route) =>
    route.request().method() === method ? route.fulfill({ status: 200, body: '<p>' }) : route.fallback(),
  )
}

async function expectFailure(page: Page, title: string, text: string): Promise<void> {
  const alert = page.getByRole('alert').filter({ hasText: title })
  await expect(alert).toContainText(text)
}

/**
 * Loses scripts that have not loaded, and the question whether the server answers.
 * @returns brings the network back, at first in name only
 */
async function cutOff(context: BrowserContext): Promise<() => Promise<void>> {
  let questions = 0
  let isBack = false
  await context.route(/\/assets\/.*\.js/, (route) => (isBack ? route.continue() : route.abort()))
  await context.route('**/', (route) => {
    if (route.request().method() !== 'HEAD') return route.fallback()
    questions += 1
    return isBack ? route.continue() : route.abort()
  })
  return async () => {
    await context.setOffline(true)
    await context.setOffline(false)
    await expect.poll(() => questions).toBeGreaterThan(0)
    isBack = true
  }
}

test('shows the sign-in’s fallback message for an unreadable response @phone-only', async ({ page }) => {
  await page.goto('/auth')
  await makeUnreadable(page, '**/api/login', 'POST')
  await page.getByLabel('E-mail').fill('joao@exemplo.com.br')
  await page.getByLabel('Senha', { exact: true }).fill('demonstracao')
  await page.getByRole('button', { name: 'Entrar', exact: true }).click()
  await expectFailure(page, 'Falha no login', 'Falha na autenticação')
})

test.describe('signed in', () => {
  test.beforeEach(async ({ context }) => reuseSession(context, 'maria@exemplo.com.br'))

  test('shows each form’s fallback message for an unreadable response @phone-only', async ({ page }) => {
    await makeUnreadable(page, '**/api/consultations', 'POST')
    await page.goto('/app/consultations?agendar=1')
    await page.getByLabel('Data', { exact: true }).fill(typedDate(3))
    await page.getByRole('button', { name: 'Agendar consulta' }).click()
    await expectFailure(page, 'Erro ao Agendar', 'Não foi possível agendar sua consulta. Tente novamente.')

    await makeUnreadable(page, '**/api/sleep', 'POST')
    await page.goto('/app/sleep?registrar=1')
    // Yesterday at midnight is valid at any time of day; from 22:00 on, the form's default exceeds 24 hours.
    await page.getByLabel('Data de término').fill(typedDate(-1))
    await page.getByLabel('Data de início').fill(typedDate(-1))
    await page.getByLabel('Hora de início').fill('00:00')
    await page.getByLabel('Hora de término').fill('00:01')
    await page.getByRole('button', { name: 'Adicionar registro' }).click()
    await page.getByRole('button', { name: 'Sim, salvar' }).click()
    await expectFailure(page, 'Erro ao Salvar', 'Não foi possível salvar seu registro de sono')

    await makeUnreadable(page, '**/api/anamnesis', 'POST')
    await page.goto('/app/onboarding/anamnesis')
    await page.getByRole('button', { name: 'Atualizar anamnese' }).click()
    await page.getByRole('button', { name: 'Sim, salvar' }).click()
    await expectFailure(
      page,
      'Erro ao enviar a anamnese',
      'Não foi possível enviar sua anamnese. Tente novamente.',
    )

    await makeUnreadable(page, '**/api/insurance', 'POST')
    await page.goto('/app/insurance')
    const chooser = page.waitForEvent('filechooser')
    await page.getByRole('button', { name: 'Selecionar arquivo' }).first().click()
    const file = {
      name: 'nova.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from(textPdf('Apólice', [])),
    }
    await (await chooser).setFiles(file)
    await page.getByRole('button', { name: 'Enviar', exact: true }).click()
    await expectFailure(page, 'Erro ao fazer upload', 'Ocorreu um erro ao enviar o arquivo. Tente novamente.')
  })

  test('keeps a policy that cannot be deleted and shows why @phone-only', async ({ page }) => {
    await page.route('**/api/insurance/*', (route) =>
      route.request().method() === 'DELETE'
        ? route.fulfill({ status: 500, json: { message: 'Tente de novo em instantes.', code: 'unexpected' } })
        : route.fallback(),
    )
    await page.goto('/app/insurance')
    await page.getByRole('link', { name: /^apolice-saude-2026\.pdf/ }).click()
    const remove = page.getByRole('button', { name: 'Excluir apolice-saude-2026.pdf' })
    await remove.click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Excluir apólice' }).click()
    await expectFailure(page, 'Erro ao remover apólice', 'Tente de novo em instantes.')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancelar' }).click()
    await expect(remove).toBeVisible()
  })

  test('redirects short URLs to the screens @phone-only', async ({ page }) => {
    for (const [short, path] of [
      ['/anamnese', '/app/onboarding/anamnesis'],
      ['/sono', '/app/sleep'],
      ['/consultas', '/app/consultations'],
      ['/carteirinha', '/app/membership-card'],
    ] as const) {
      await page.goto(short)
      await expect(page).toHaveURL(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    }
  })

  test('greets a user without a name as a visitor @phone-only', async ({ page }) => {
    await page.route('**/api/user', async (route) => {
      const user = await (await route.fetch()).json()
      await route.fulfill({ json: { ...user, fullName: '' } })
    })
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1, name: 'Bem-vindo, Visitante' })).toBeVisible()
  })

  test('shows a loading state until the session is known @phone-only', async ({ page }) => {
    const respond = await holdBack(page, '**/api/user')
    await page.goto('/app/sleep', { waitUntil: 'commit' })
    await expect(page.getByRole('status').filter({ hasText: 'Carregando' })).toBeAttached()
    await expect(page).toHaveURL('/app/sleep')
    respond()
    await expect(page.getByRole('heading', { level: 1, name: 'Monitoramento de Sono' })).toBeVisible()
  })

  test.describe('when the company’s details fail to load', () => {
    test.use({ expectedErrors: [/status of 500|ApiError/] })

    test('works without the company’s details and logs the failure @phone-only', async ({ page }) => {
      const logged = page.waitForEvent('console', (message) => message.text().includes('ApiError'))
      await page.route('**/api/company', (route) => route.fulfill({ status: 500, json: {} }))
      await page.goto('/app/insurance')
      await logged
      await expect(page.getByText('O telefone da central está na sua carteirinha.')).toBeVisible()
    })
  })

  test.describe('when a screen’s file fails to load', () => {
    test.use({
      expectedErrors: [/ERR_FAILED|ERR_INTERNET_DISCONNECTED|Failed to fetch dynamically imported module/],
    })

    test('opens the screen by itself once the network is back @phone-only', async ({ context, page }) => {
      await page.goto('/todos-servicos')
      const restore = await cutOff(context)
      await page.getByRole('link', { name: 'Exames', exact: true }).click()
      await expect(page.getByRole('heading', { name: 'Não conseguimos abrir esta tela' })).toBeVisible()
      await restore()
      await expect(page.getByRole('heading', { level: 1, name: 'Exames', exact: true })).toBeVisible()
    })
  })
})

test.describe('when the file of a dashboard’s screen fails to load', () => {
  test.use({
    expectedErrors: [/ERR_FAILED|ERR_INTERNET_DISCONNECTED|Failed to fetch dynamically imported module/],
  })

  test('opens the screen by itself once the network is back, on the same page @desktop-only', async ({
    context,
    page,
  }) => {
    await reuseAdminSession(context)
    await page.goto(`${instance.adminUrl}/relatorios`)
    const screens = page.getByRole('navigation', { name: 'Áreas do painel' })
    await expect(screens).toBeVisible()
    // Lost if the page reloads.
    await page.evaluate(() => {
      document.documentElement.dataset.opened = 'once'
    })
    const restore = await cutOff(context)
    await screens.getByRole('link', { name: 'Segurança' }).click()
    await expect(page.getByRole('heading', { name: 'Não conseguimos abrir esta tela' })).toBeVisible()
    await restore()
    await expect(page.getByRole('heading', { level: 1, name: 'Segurança', exact: true })).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('data-opened', 'once')
  })
})
