import type { BrowserContext } from '@playwright/test'
import { expectAccessible } from './support/accessibility.ts'
import { emailsTo, waitForEmail } from './support/emails.ts'
import { instance } from './support/instance.ts'
import { registerAndConfirm } from './support/new-member.ts'
import { askForProof } from './support/requests.ts'
import { callAdminApi, DEMO_PASSWORD, reuseAdminSession } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'
import { closeToast } from './support/toasts.ts'

// Chromium logs the failed requests that the tests provoke.
test.use({ expectedErrors: [/status of (403|409)/] })

/**
 * A registration that the demonstration data rejected days ago, so that its decision can be reversed immediately. Each
 * retry gets its own.
 */
async function rejectedLongAgo(
  context: BrowserContext,
): Promise<{ id: string; fullName: string; email: string }> {
  const id = `demo-associado-${6 + 9 * test.info().retry}`
  const answer = await context.request.get(`${instance.adminUrl}/api/admin/registrations/${id}`)
  const registration = await answer.json()
  expect(registration).toMatchObject({ id, status: 'rejected' })
  return registration
}

test('asks for a fresh proof, reverses a rejection by keyboard after a colleague was first, and notifies the person @desktop-only', async ({
  context,
  page,
}) => {
  await reuseAdminSession(context)
  const { id, fullName, email } = await rejectedLongAgo(context)
  // A colleague decides first, once. Set before the page loads: Chromium lets a request pass that closely follows the
  // first route.
  await page.route(
    '**/reverse',
    (route) =>
      route.fulfill({
        status: 409,
        json: {
          message: 'A decisão deste cadastro já mudou.',
          code: 'decision_changed',
          decision: {
            status: 'email_confirmed',
            by: 'Bia Lima',
            at: '2020-03-04T15:20:00.000Z',
            own: false,
          },
        },
      }),
    { times: 1 },
  )
  await askForProof(page, '**/reverse')
  await page.goto(`${instance.adminUrl}/cadastros/${id}?status=rejected`)
  const panel = page.getByRole('region', { name: fullName })
  await expect(panel).toContainText('Não encontramos um contrato em seu nome.')
  const open = panel.getByRole('button', { name: 'Reverter decisão…' })
  await open.press('Enter')

  const form = page.getByRole('form', { name: 'Reverter decisão' })
  const reason = form.getByLabel('Motivo')
  await expect(reason).toBeFocused()
  await expect(panel).toContainText('Não encontramos um contrato em seu nome.')
  await page.keyboard.press('Control+Enter')
  await expect(form.getByText('Explique o motivo em pelo menos 3 caracteres')).toBeVisible()
  await expectAccessible(page)
  const preview = form.getByRole('region', { name: 'O que a pessoa vai ler' })
  await expect(preview).toContainText('(o texto que você escrever aparece aqui)')
  await reason.fill('O contrato chegou depois.')
  await expect(preview).toContainText('Seu cadastro voltou para análise')
  await expect(preview.getByRole('blockquote')).toHaveText('O contrato chegou depois.')
  await expect(preview).not.toContainText('o texto que você escrever')

  // Escape returns to the button, and the text is kept.
  await page.keyboard.press('Escape')
  await expect(form).toBeHidden()
  await expect(open).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(reason).toHaveValue('O contrato chegou depois.')
  await expect(reason).toBeFocused()

  // The form says who changed the decision, and keeps the text.
  await page.keyboard.press('Control+Enter')
  const proof = page.getByRole('dialog', { name: 'Confirme que é você' })
  await proof.getByLabel('Sua senha', { exact: true }).fill(DEMO_PASSWORD)
  await page.keyboard.press('Enter')
  await expect(form.getByRole('alert')).toContainText(
    'A decisão já mudou. Decisão revertida por Bia Lima em 04/03',
  )
  await expect(reason).toHaveValue('O contrato chegou depois.')

  // The panel never offers to reverse the decision that was just reversed.
  await page.evaluate(() => {
    const isOffered = () => (document.body.textContent ?? '').includes('Reverter decisão…')
    document.documentElement.dataset.offered = String(isOffered())
    new MutationObserver(() => {
      if (isOffered()) document.documentElement.dataset.offered = 'true'
    }).observe(document.body, { childList: true, subtree: true })
  })
  await reason.press('Control+Enter')
  await closeToast(page, `O cadastro de ${fullName} voltou para a fila`)
  await expect(form).toBeHidden()
  await expect(panel).toContainText(/Recusa revertida em .* por Ana Diretora/)
  // The earlier decision is listed too, without mentioning the reversal again.
  await expect(panel.getByRole('listitem').filter({ hasText: /^Recusado em/ })).toContainText(
    'Não encontramos um contrato em seu nome.',
  )
  await expect(panel.getByText('O contrato chegou depois.')).toHaveCount(1)
  await expect(panel.getByRole('heading', { name: fullName })).toBeFocused()
  await expect(panel.getByRole('button', { name: 'Aprovar', exact: true })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('data-offered', 'false')
  await expectAccessible(page)
  const mail = await waitForEmail(email, /voltou para análise/)
  expect(mail.text).toContain('> O contrato chegou depois.')
  expect(emailsTo(email).map(({ subject }) => subject)).toEqual(['Seu cadastro voltou para análise'])
})

test('disables the decision keys in an open reversal, which opening another record closes @desktop-only', async ({
  context,
  page,
  playwright,
}) => {
  const names = ['Tânia Reversa', 'Tadeu Reverso']
  const ids: string[] = []
  for (const name of names) {
    const { id } = await registerAndConfirm(await playwright.request.newContext(), name)
    await callAdminApi('POST', `/api/admin/registrations/${id}/reject`, {
      reason: 'incomplete',
      text: 'Falta o contrato.',
    })
    ids.push(id)
  }
  const [id = '', otherId = ''] = ids
  const [fullName = '', other = ''] = names
  await reuseAdminSession(context)
  await page.route('**/reverse', (route) =>
    route.fulfill({ status: 409, json: { message: 'A decisão mudou.', code: 'member_blocked' } }),
  )
  await page.goto(`${instance.adminUrl}/cadastros/${id}?status=rejected`)
  const panel = page.getByRole('region', { name: fullName })
  const list = page.getByRole('list', { name: 'Recusados' })
  const linkTo = (record: string) => list.locator(`a[href*="${record}"]`)
  const form = page.getByRole('form', { name: 'Reverter decisão' })
  const open = panel.getByRole('button', { name: 'Reverter decisão…' })
  await open.click()
  await expect(form).toBeVisible()
  await linkTo(otherId).click()
  await expect(page.getByRole('region', { name: other })).toBeVisible()
  await linkTo(id).click()
  await expect(open).toBeVisible()
  await expect(form).toBeHidden()

  // A colleague reversed it first, so the registration is waiting while the form is open.
  await page.goto(`${instance.adminUrl}/cadastros/${id}`)
  await open.click()
  await page.route(`**/api/admin/registrations/${id}`, async (route) => {
    const response = await route.fetch()
    const json = { ...(await response.json()), status: 'email_confirmed', rejection: null }
    await route.fulfill({ response, json })
  })
  const decisions: string[] = []
  page.on('request', (request) => {
    if (/\/(approve|reject)$/.test(request.url())) decisions.push(request.url())
  })
  await form.getByLabel('Motivo').fill('O contrato chegou depois.')
  await page.keyboard.press('Control+Enter')
  await expect(form.getByRole('alert')).toBeVisible()
  await expect(panel).not.toContainText('Falta o contrato.')
  await panel.getByRole('heading', { name: fullName }).focus()
  await page.keyboard.press('a')
  await page.keyboard.press('r')
  await expect(page.getByRole('form', { name: 'Recusar' })).toHaveCount(0)
  await expect(form).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(form).toBeHidden()
  await expect(panel.getByRole('button', { name: 'Aprovar', exact: true })).toBeVisible()
  expect(decisions).toEqual([])
})
