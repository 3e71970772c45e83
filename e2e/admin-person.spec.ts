import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expectAccessible } from './support/accessibility.ts'
import { instance } from './support/instance.ts'
import { registerAndConfirm } from './support/new-member.ts'
import { addressOf, button, list, number, policyPdf, rejection, uploads } from './support/policy-reviews.ts'
import { holdBack } from './support/requests.ts'
import { callAdminApi, reuseAdminSession } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'

test.use({ expectedErrors: [/status of (404|409|503)|ERR_FAILED/] })

const panelOf = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

/** A surname that no other test uses. */
const newSurname = () => `Prado${randomUUID().replaceAll(/[^a-f]/g, '')}`

test('shows earlier requests, what changed since, and who may be the same person @desktop-only', async ({
  page,
  context,
  playwright,
}) => {
  const surname = newSurname()
  const [earlierName, name] = [`R. ${surname}`, `Rodrigo ${surname}`]
  const api = await playwright.request.newContext()
  const { id } = await registerAndConfirm(api, earlierName)
  const rejection = { reason: 'data_mismatch', text: 'O nome está abreviado.' }
  await callAdminApi('POST', `/api/admin/registrations/${id}/reject`, rejection)
  const corrected = await api.patch(`${instance.memberUrl}/api/registration`, {
    data: { fullName: name },
    headers: { Origin: instance.memberUrl },
  })
  expect(corrected.ok(), await corrected.text()).toBe(true)
  const twin = await registerAndConfirm(await playwright.request.newContext(), name.toUpperCase())

  await reuseAdminSession(context)
  const panel = panelOf(page, name)
  const earlier = panel.getByRole('listitem').filter({ hasText: /^Recusado em/ })
  const alike = panel.getByRole('listitem').filter({ hasText: 'Mesmo nome' })
  for (const path of [`/membros/${id}`, `/cadastros/${id}`]) {
    await page.goto(instance.adminUrl + path)
    await expect(earlier).toContainText(/^Recusado em \d\d\/\d\d\/\d{4} por Ana Diretora/)
    await expect(earlier).toContainText('Motivo: Os dados não conferem')
    await expect(earlier).toContainText('“O nome está abreviado.”')
    await expect(earlier).toContainText(`Nome corrigido: ${earlierName} → ${name}`)
    await expect(earlier.locator('del')).toHaveText(earlierName)
    await expect(alike).toContainText(twin.email)
    await expect(alike).toContainText('Mesmo nome · Aguardando')
    await expectAccessible(page)
  }
  await alike.getByRole('link', { name: twin.fullName }).press('Enter')
  await expect(page).toHaveURL(new RegExp(`/membros/${twin.id}$`))
  await expect(panelOf(page, twin.fullName).getByRole('link', { name })).toBeVisible()
})

test('delays neither the panel nor its keys, reloads with its button, and opens an e-mail’s text, which it then logs @desktop-only', async ({
  page,
  context,
  playwright,
}) => {
  const name = `Ivo ${newSurname()}`
  const { id } = await registerAndConfirm(await playwright.request.newContext(), name)
  await reuseAdminSession(context)
  const openings = async () => {
    const log = await page.request.get(
      `${instance.adminUrl}/api/admin/logs/audit?person=${id}&action=message.opened`,
    )
    return (await log.json()).items.length
  }
  await page.route('**/person', (route) => route.abort())
  const release = await holdBack(page, '**/person')
  await page.goto(`${instance.adminUrl}/cadastros/${id}`)
  const panel = panelOf(page, name)
  await expect(panel.getByRole('button', { name: /^Aprovar/ })).toBeVisible()
  await page.keyboard.press('r')
  await expect(page.getByRole('form', { name: 'Recusar cadastro' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(panel.getByRole('button', { name: /^Aprovar/ })).toBeVisible()
  release()
  await expect(panel.getByRole('alert')).toContainText('Não conseguimos carregar o que se sabe desta pessoa.')
  await page.unroute('**/person')
  await panel.getByRole('button', { name: 'Tentar de novo' }).press('Enter')
  await expect(panel.getByRole('heading', { name: 'Contatos e mensagens' })).toBeVisible()
  await expect(panel.getByRole('heading', { name: /^Pedidos? anterior|^Parecidos/ })).toHaveCount(0)

  // It is opened by keyboard, without its link.
  const message = panel.getByRole('listitem').filter({ hasText: 'Confirmação de e-mail' })
  const summary = message.getByRole('button', { name: /^Confirmação de e-mail/ })
  await expect(summary).toHaveAttribute('aria-expanded', 'false')
  await expect(summary).toContainText('Enviado')
  expect(await openings()).toBe(0)

  await page.route('**/api/admin/messages/*', (route) => route.fulfill({ status: 503, json: {} }))
  await summary.press('Enter')
  const retry = message.getByRole('button', { name: 'Tentar de novo' })
  await expect(message.getByRole('alert')).toContainText('Não conseguimos abrir a mensagem.')
  await page.unroute('**/api/admin/messages/*')
  await retry.press('Enter')
  await expect(message).toContainText('Confirme seu e-mail na')
  await expect(message).toContainText('Botão: Confirmar e-mail')
  await expect(message).not.toContainText(/https?:|token/)
  await expectAccessible(page)
  expect(await openings()).toBe(1)

  // Closing and opening again counts as the same reading.
  await summary.press('Space')
  await expect(message).not.toContainText('Botão')
  await summary.press('Space')
  await expect(message).toContainText('Botão: Confirmar e-mail')
  expect(await openings()).toBe(1)
})

test('is prefetched for the next person in a list @desktop-only', async ({ page, context, playwright }) => {
  const surname = newSurname()
  for (const name of ['Ada', 'Bia'])
    await registerAndConfirm(await playwright.request.newContext(), `${name} ${surname}`)
  await reuseAdminSession(context)
  for (const path of ['/', '/membros']) {
    const first = page.waitForResponse(/\/person$/)
    await page.goto(`${instance.adminUrl}${path}?search=${surname}`)
    const rows = page.locator('[data-list] [data-record]')
    await expect(rows).toHaveCount(2)
    // The first J finds its record prefetched too.
    expect((await first).url()).toContain(`/${await rows.first().getAttribute('data-record')}/`)
    const next = (await rows.last().getAttribute('data-record')) ?? ''
    const ahead = page.waitForResponse((response) => response.url().endsWith(`/${next}/person`))
    await page.keyboard.press('j')
    await (await ahead).finished()
    await expect(page.getByRole('heading', { name: 'Contatos e mensagens' })).toBeVisible()
    // No request is answered from here on.
    await page.route('**/person', () => {})
    await page.keyboard.press('j')
    const panel = panelOf(page, (await rows.last().getByRole('link').textContent()) ?? '')
    await expect(panel.getByRole('heading', { name: 'Contatos e mensagens' })).toBeVisible()
    await page.unroute('**/person')
  }
})

test('leaves a note for colleagues, changes it, and takes its deletion back @desktop-only', async ({
  page,
  context,
  playwright,
}) => {
  const name = `Nélio ${newSurname()}`
  const { id } = await registerAndConfirm(await playwright.request.newContext(), name)
  await reuseAdminSession(context)
  await page.goto(`${instance.adminUrl}/cadastros/${id}`)
  const panel = panelOf(page, name)
  const field = panel.getByRole('textbox', { name: 'Nova nota' })
  await panel.getByRole('button', { name: 'Salvar nota' }).click()
  await expect(field).toHaveAccessibleDescription(/Escreva a nota/)
  // A letter that is a shortcut elsewhere is only a letter here.
  await field.pressSequentially('a carteirinha não chegou')
  await field.press('Control+Enter')
  const note = panel.getByRole('listitem').filter({ hasText: 'a carteirinha' })
  await expect(note).toContainText('a carteirinha não chegou')
  await expect(note).toContainText(/Ana Diretora, \d\d\/\d\d\/\d{4}/)
  await expect(field).toHaveValue('')
  // The next key is the screen's again, and after Escape too, which keeps what was typed.
  const title = panel.getByRole('heading', { name })
  await expect(title).toBeFocused()
  await field.pressSequentially('falta')
  await field.press('Escape')
  await expect(title).toBeFocused()
  await expect(field).toHaveValue('falta')
  await field.fill('')
  await expectAccessible(page)

  await note.getByRole('button', { name: 'Alterar' }).click()
  const change = panel.getByRole('textbox', { name: 'Alterar a nota' })
  await expect(change).toBeFocused()
  await expect(change).toHaveValue('a carteirinha não chegou')
  await change.fill('a carteirinha chegou')
  await change.press('Control+Enter')
  await expect(note).toContainText('a carteirinha chegou')
  await expect(note).toContainText('(alterada)')

  // Another tab changes the note meanwhile: both versions are shown, and the typed text can be kept.
  await note.getByRole('button', { name: 'Alterar' }).click()
  await change.fill('a carteirinha chegou na segunda')
  const person = await context.request.get(`${instance.adminUrl}/api/admin/members/${id}/person`)
  const { notes } = await person.json()
  await callAdminApi('PUT', `/api/admin/notes/${notes[0].id}`, { text: 'a carteirinha chegou ontem' })
  await change.press('Control+Enter')
  const conflict = page.getByRole('dialog', { name: 'Este registro mudou em outro lugar' })
  await expect(conflict).toContainText('a carteirinha chegou ontem')
  await expect(conflict).toContainText('a carteirinha chegou na segunda')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(conflict).toBeHidden()
  await expect(change).toHaveValue('a carteirinha chegou na segunda')
  await change.press('Control+Enter')
  await conflict.getByRole('button', { name: 'Manter a minha versão' }).click()
  await expect(change).toBeHidden()
  await expect(note).toContainText('a carteirinha chegou na segunda')

  // Another tab deletes the note meanwhile: the typed text becomes a new note.
  await note.getByRole('button', { name: 'Alterar' }).click()
  await change.fill('a carteirinha chegou na terça')
  await callAdminApi('DELETE', `/api/admin/notes/${notes[0].id}`)
  await change.press('Control+Enter')
  await expect(panel.getByRole('alert')).toContainText('A nota foi excluída')
  await expectAccessible(page)
  await panel.getByRole('button', { name: 'Salvar como nota nova' }).click()
  await expect(change).toBeHidden()
  await expect(note).toHaveCount(1)
  await expect(note).toContainText('a carteirinha chegou na terça')

  await note.getByRole('button', { name: 'Excluir' }).click()
  await expect(note).toBeHidden()
  await page.getByRole('button', { name: 'Desfazer' }).click()
  await expect(note).toContainText('a carteirinha chegou na terça')
  await page.goto(`${instance.adminUrl}/membros/${id}`)
  await expect(note).toContainText('a carteirinha chegou na terça')
  await expectAccessible(page)
})

test('keeps notes and sent messages beside a policy, prefetched for the next one @desktop-only', async ({
  browser,
  page,
}) => {
  const [name, mark] = [`Ália ${newSurname()}`, `notas-${randomUUID().slice(0, 8)}`]
  // A namesake, whom the panel of a registration would name as a likely duplicate.
  const first = await uploads(browser, name, [[`${mark}-a.pdf`, policyPdf()]])
  const { member, id } = await uploads(browser, name, [[`${mark}-b.pdf`, policyPdf()]])
  const { id: personId } = await (await member.request.get(`${instance.memberUrl}/api/user`)).json()
  await callAdminApi('POST', `/api/admin/members/${personId}/notes`, { text: 'ligou por causa da apólice' })

  await reuseAdminSession(page.context())
  const ahead = page.waitForResponse((response) => response.url().endsWith(`/${personId}/person`))
  await page.goto(addressOf(first.id, mark))
  await expect(list(page).getByRole('listitem')).toHaveCount(2)
  await (await ahead).finished()
  // No request is answered while the next policy opens.
  await page.route('**/person', () => {})
  await page.getByRole('heading', { level: 1 }).click()
  await page.keyboard.press('j')
  const panel = panelOf(page, name)
  const note = panel.getByRole('listitem').filter({ hasText: 'ligou por causa' })
  await expect(note).toContainText(/Ana Diretora, \d\d\/\d\d\/\d{4}/)
  await expect(panel.getByRole('heading', { name: /^Pedidos? anterior|^Parecidos/ })).toHaveCount(0)
  await page.unroute('**/person')

  const message = panel.getByRole('listitem').filter({ hasText: 'Cadastro aprovado' })
  await message.getByRole('button').press('Enter')
  await expect(message).toContainText('Abrir uma mensagem fica registrado')
  // Letters and digits are shortcuts elsewhere.
  const field = panel.getByRole('textbox', { name: 'Nova nota' })
  await field.pressSequentially('ar 12=')
  await field.press('Control+Enter')
  await expect(panel.getByRole('listitem').filter({ hasText: 'ar 12=' })).toBeVisible()
  await expect(number(page)).toHaveValue('')
  await expectAccessible(page)

  // The rejection form has the panel to itself.
  await button(page, 'Recusar').click()
  await expect(rejection(page)).toBeVisible()
  await expect(note).toBeHidden()
  await page.keyboard.press('Escape')
  await expect(note).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`/apolices/${id}`))
  await member.close()
  await first.member.close()
})
