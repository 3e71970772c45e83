import { expectAccessible } from './support/accessibility.ts'
import { emailsTo, waitForEmail } from './support/emails.ts'
import { instance } from './support/instance.ts'
import { registerAndConfirm } from './support/new-member.ts'
import { callAdminApi, reuseAdminSession } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'
import { closeToast } from './support/toasts.ts'

// Chromium logs the failed request that the test provokes.
test.use({ expectedErrors: [/status of 409/] })

test('reverses a rejection by keyboard, after a colleague was first, and tells the person', async ({
  context,
  page,
  playwright,
}) => {
  const fullName = 'Rita Revista'
  const { id, email } = await registerAndConfirm(await playwright.request.newContext(), fullName)
  await callAdminApi('POST', `/api/admin/registrations/${id}/reject`, {
    reason: 'incomplete',
    text: 'Falta o contrato.',
  })
  await reuseAdminSession(context)
  await page.goto(`${instance.adminUrl}/cadastros/${id}?status=rejected`)
  const panel = page.getByRole('region', { name: fullName })
  await expect(panel).toContainText('Falta o contrato.')
  const open = panel.getByRole('button', { name: 'Reverter decisão…' })
  await open.press('Enter')

  const form = page.getByRole('form', { name: 'Reverter decisão' })
  const reason = form.getByLabel('Motivo')
  await expect(reason).toBeFocused()
  await expect(panel).toContainText('Falta o contrato.')
  await page.keyboard.press('Control+Enter')
  await expect(form.getByText('Explique o motivo em pelo menos 3 caracteres')).toBeVisible()
  await expectAccessible(page)
  await reason.fill('O contrato chegou depois.')
  const preview = form.getByRole('region', { name: 'O que a pessoa vai ler' })
  await expect(preview).toContainText('Seu cadastro voltou para análise')
  await expect(preview.getByRole('blockquote')).toHaveText('O contrato chegou depois.')

  // Escape returns to the button, and the words are kept.
  await page.keyboard.press('Escape')
  await expect(form).toBeHidden()
  await expect(open).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(reason).toHaveValue('O contrato chegou depois.')
  await expect(reason).toBeFocused()

  // A colleague changed the decision: the form says who, and keeps the words.
  await page.route('**/reverse', (route) =>
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
  )
  await page.keyboard.press('Control+Enter')
  await expect(form.getByRole('alert')).toContainText(
    'A decisão já mudou. Decisão revertida por Bia Lima em 04/03',
  )
  await expect(reason).toHaveValue('O contrato chegou depois.')
  await page.unroute('**/reverse')

  // Once the rejection can no longer be undone, it can be reversed.
  await waitForEmail(email, /precisa de atenção/)
  await reason.press('Control+Enter')
  await closeToast(page, `O cadastro de ${fullName} voltou para a fila`)
  await expect(form).toBeHidden()
  await expect(panel).toContainText(/Recusa revertida em .* por Ana Diretora/)
  await expect(panel).toContainText('O contrato chegou depois.')
  await expect(panel.getByRole('heading', { name: fullName })).toBeFocused()
  await expect(panel.getByRole('button', { name: 'Aprovar', exact: true })).toBeVisible()
  await expectAccessible(page)
  const mail = await waitForEmail(email, /voltou para análise/)
  expect(mail.text).toContain('> O contrato chegou depois.')
  expect(
    emailsTo(email)
      .map(({ subject }) => subject)
      .slice(-2),
  ).toEqual(['Seu cadastro precisa de atenção', 'Seu cadastro voltou para análise'])
})
