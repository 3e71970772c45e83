import { expectAccessible } from './support/accessibility.ts'
import { settle } from './support/at-rest.ts'
import { currentTime } from './support/clock.ts'
import { instance } from './support/instance.ts'
import { fulfill, holdBack } from './support/requests.ts'
import { reuseAdminSession } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'
import { target } from './support/waiting-target.ts'

// Chromium logs the 422 that this test provokes.
test.use({ expectedErrors: [/status of (404|422)/] })

test('shows failed, empty, paged and offline queues @desktop-only', async ({ context, page }) => {
  const queue = '**/api/admin/registrations*'
  const today = { count: 112, medianMinutes: 200 }
  const waitingFor = (hours: number, id: string) => {
    const since = new Date(currentTime() - hours * 3_600_000 - 120_000).toISOString()
    return {
      id,
      fullName: `Pessoa ${id}`,
      email: `${id}@exemplo.com.br`,
      status: 'email_confirmed',
      createdAt: since,
      emailConfirmedAt: since,
      statusSince: since,
      rejection: null,
      decidedBy: null,
      reversal: null,
    }
  }
  await page.addInitScript(() => localStorage.setItem('ui-theme', 'dark'))
  await reuseAdminSession(context)
  let failures = 0
  await page.route(queue, (route) => {
    failures += 1
    return route.fulfill({ status: 422, json: { message: 'Página inválida', code: 'invalid_parameter' } })
  })
  await page.goto(instance.adminUrl)
  await expect(page.getByRole('alert')).toContainText('Não conseguimos carregar os cadastros.')
  // Clicking a button in an inactive window focuses the window first; the button must not move.
  const failedBefore = failures
  await page.evaluate(() => dispatchEvent(new Event('focus')))
  await settle(page)
  expect(failures).toBe(failedBefore)

  await page.unroute(queue)
  await fulfill(page, queue, { json: { registrations: [], nextCursor: null, waiting: 0, target, today } })
  await page.getByRole('button', { name: 'Tentar de novo' }).click()
  await expect(page.getByText('Ninguém aguarda aprovação').last()).toBeVisible()
  await expect(page.getByText('Quem confirmar o e-mail aparece aqui')).toBeVisible()

  await page.unroute(queue)
  await page.route(queue, (route) => {
    const more = new URL(route.request().url()).searchParams.get('cursor') === 'mais'
    const registrations = more ? [waitingFor(3, 'tres')] : [waitingFor(52, 'um'), waitingFor(30, 'dois')]
    const { statusSince: dueSince } = waitingFor(29, 'limite')
    const counts = { waiting: 3, target: { ...target, late: 1, dueToday: 2, dueSince }, today }
    return route.fulfill({ json: { registrations, nextCursor: more ? null : 'mais', ...counts } })
  })
  await page.getByRole('button', { name: 'Atualizar lista' }).click()
  await expect(page.getByRole('link', { name: 'Aguardando 3' })).toBeVisible()
  await expect(page.getByText('112 decididos hoje · mediana aproximada 3 h 20 min')).toBeVisible()
  await expect(page.getByText('1 acima da meta de 48 h · mais 2 ainda hoje')).toBeVisible()
  const rows = page.getByRole('list', { name: 'Aguardando' }).getByRole('listitem')
  await expect(rows.nth(0)).toContainText('2 dias e 4 horas, acima da meta')
  await expect(rows.nth(1)).toContainText('1 dia e 6 horas, passa da meta ainda hoje')
  await expect(rows.nth(1)).not.toContainText('Espera')
  await page.getByRole('button', { name: 'Mostrar mais' }).click()
  await expect(rows.nth(2)).toContainText('3 h')
  await expect(rows.nth(2)).not.toContainText('meta')
  await expect(page.getByRole('button', { name: 'Mostrar mais' })).toBeHidden()
  await expectAccessible(page)

  await page.getByRole('checkbox', { name: 'Selecionar Pessoa um' }).check()
  await page.getByRole('checkbox', { name: 'Selecionar Pessoa tres' }).click({ modifiers: ['Shift'] })
  await expect(page.getByText('3 selecionados')).toBeVisible()
  await page.getByRole('button', { name: 'Limpar seleção' }).click()
  await expect(page.getByText(/selecionad/)).toHaveCount(0)
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0)
  await rows.nth(2).getByRole('link').focus()
  await page.keyboard.press('Shift+K')
  await expect(page.getByText('2 selecionados')).toBeVisible()
  await expect(page).toHaveURL(/\/cadastros\/dois$/)
  await page.keyboard.press('Shift+K')
  await expect(page.getByText('3 selecionados')).toBeVisible()
  await page.keyboard.press('r')
  const rejection = page.getByRole('region', { name: 'Recusar 3 cadastros?' })
  await expect(rejection).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(rejection).toBeHidden()
  await expect(rows.nth(0).getByRole('link')).toBeFocused()

  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Atalhos de teclado' })).toBeVisible()
  await page.getByRole('checkbox', { name: /Usar atalhos de uma tecla/ }).uncheck()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.keyboard.press('j')
  await expect(page).toHaveURL(/\/cadastros\/um$/)

  // The page's clock jumps back before the response, so that the undo offer cannot expire while axe runs.
  const start = currentTime()
  await page.route('**/registrations/approve', async (route) => {
    await page.clock.setFixedTime(start)
    await route.fulfill({ json: { decided: ['um', 'dois', 'tres'], before: [], missing: [], today } })
  })
  await fulfill(page, '**/registrations/undo', { json: { undone: ['um', 'dois', 'tres'], kept: [] } })
  await page.clock.setFixedTime(start + 300_000)
  await page.getByRole('button', { name: 'Aprovar 3' }).click()
  const offer = page.getByRole('region', { name: 'Decisões que podem ser desfeitas' })
  await expect(offer).toContainText('3 aprovados')
  await expect(rows).toHaveCount(0)
  await expectAccessible(page)
  await offer.getByRole('button', { name: 'Desfazer' }).click()
  await expect(page.getByRole('status').filter({ hasText: '3 pessoas voltaram para a fila' })).toBeVisible()
  await expect(rows).toHaveCount(3)

  const field = page.getByLabel('Buscar por nome ou e-mail')
  await page.keyboard.press('/')
  await expect(field).not.toBeFocused()
  await expect(field).not.toHaveAttribute('aria-keyshortcuts')

  // A late answer to an undo does not take the focus from a field being typed in.
  await fulfill(page, '**/registrations/um/approve', { json: { id: 'um', status: 'approved', today } })
  await fulfill(page, '**/registrations/um/undo', { json: { id: 'um', status: 'email_confirmed' } })
  const answerUndo = await holdBack(page, '**/registrations/um/undo')
  const first = page.getByRole('region', { name: 'Pessoa um' })
  await rows.nth(0).getByRole('link').click()
  await first.getByRole('button', { name: 'Aprovar', exact: true }).click()
  await offer.getByRole('button', { name: 'Desfazer' }).click()
  await field.focus()
  answerUndo()
  await expect(page.getByRole('status').filter({ hasText: 'Pessoa um' })).toContainText('voltou para a fila')
  await expect(rows).toHaveCount(3)
  await settle(page)
  await expect(field).toBeFocused()
  await expect(page).toHaveURL(/\/cadastros\/dois$/)

  await context.setOffline(true)
  await expect(page.getByText(/Você está sem conexão\. Atualizado às \d\d:\d\d/)).toBeVisible()
  await expect(rows).toHaveCount(3)
})
