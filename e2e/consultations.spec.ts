import type { Page } from '@playwright/test'
import { expectAccessible } from './support/accessibility.ts'
import { typedDate } from './support/dates.ts'
import { instance } from './support/instance.ts'
import { newMember } from './support/new-member.ts'
import { reuseSession } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'

const dateField = (page: Page) => page.getByLabel('Data', { exact: true })
const timeField = (page: Page) => page.getByLabel('Horário', { exact: true })
const submit = (page: Page) => page.getByRole('button', { name: 'Agendar consulta' })

async function expectToast(page: Page, title: string, text?: string) {
  const toast = page.getByRole('status').or(page.getByRole('alert')).filter({ hasText: title })
  await expect(toast).toBeVisible()
  if (text) await expect(toast).toContainText(text)
  await toast.getByRole('button', { name: 'Fechar' }).click()
  await expect(toast).toBeHidden()
}

test('schedules, edits, completes and deletes a consultation @phone-only', async ({ page, context }) => {
  await newMember(context)
  await page.goto('/app/consultations')
  await expect(page.getByText('Você não tem consultas agendadas.')).toBeVisible()

  await page.getByRole('button', { name: 'Agendar nova consulta' }).click()
  await expect(timeField(page)).toHaveValue('08:00')
  await expect(page.getByRole('radio', { name: 'Presencial' })).toBeChecked()
  await dateField(page).fill(typedDate(4))
  await page.getByLabel(/^Médico/).fill('Dra. Ana Souza')
  await page.getByLabel(/^Especialidade/).fill('Cardiologia')
  await page.getByLabel(/^Observações/).fill('Levar os exames')
  await submit(page).click()
  await expectToast(page, 'Consulta Agendada', 'Sua consulta foi agendada com sucesso!')
  await expect(dateField(page)).toBeHidden()
  await expect(page.getByRole('tab', { name: 'Próximas' })).toHaveText(/Próximas\s*1/)
  const card = page.getByRole('article', { name: 'Cardiologia' })
  await expect(card).toContainText(/Agendada.*Dra\. Ana Souza.*08:00.*Presencial.*Levar os exames/s)

  await page.getByRole('link', { name: 'Viver Bem, página inicial' }).filter({ visible: true }).click()
  const banner = page.getByRole('region', { name: 'Próxima consulta' })
  await expect(banner).toContainText('Cardiologia com Dra. Ana Souza')
  await expect(banner).toContainText('· 08:00')
  await banner.getByRole('link').click()

  await card.getByRole('button', { name: 'Editar' }).click()
  const dialog = page.getByRole('dialog', { name: 'Editar consulta' })
  await expect(dialog.getByLabel('Data', { exact: true })).toHaveValue(typedDate(4))
  await dialog.getByLabel(/^Médico/).fill('Dr. Paulo Lima')
  await page.reload()
  await expect(dialog.getByLabel(/^Médico/)).toHaveValue('Dr. Paulo Lima')
  await page.goBack()
  await expect(dialog).toBeHidden()
  await card.getByRole('button', { name: 'Editar' }).click()
  await dialog.getByRole('button', { name: 'Cancelar' }).click()
  await expect(dialog).toBeHidden()
  await card.getByRole('button', { name: 'Editar' }).click()
  await expect(dialog.getByLabel(/^Médico/)).toHaveValue('Dra. Ana Souza')
  await dialog.getByLabel('Horário', { exact: true }).fill('15:30')
  await dialog.getByText('Telefone').click()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Salvar alterações' }).click()
  await expectToast(page, 'Consulta Atualizada')
  await expect(dialog).toBeHidden()
  await expect(card).toContainText(/15:30.*Telefone/s)

  await card.getByRole('button', { name: 'Concluir' }).click()
  const question = page.getByRole('alertdialog', { name: 'Concluir antes da data?' })
  await question.getByRole('button', { name: 'Voltar' }).click()
  await expect(card).toContainText('Agendada')
  await card.getByRole('button', { name: 'Concluir' }).click()
  await question.getByRole('button', { name: 'Concluir consulta' }).click()
  await expectToast(page, 'Status Atualizado')
  await expect(page.getByText('Você não tem consultas agendadas.')).toBeVisible()

  await page.getByRole('tab', { name: 'Passadas' }).click()
  await expect(card).toContainText('Concluída')
  await expect(card.getByRole('button', { name: 'Concluir' })).toBeHidden()
  await expect(card.getByRole('button', { name: 'Cancelar consulta' })).toBeHidden()
  page.once('dialog', (native) => void native.dismiss())
  await card.getByRole('button', { name: 'Excluir' }).click()
  await expect(card).toBeVisible()
  page.once('dialog', (native) => void native.accept())
  await card.getByRole('button', { name: 'Excluir' }).click()
  await expectToast(page, 'Consulta Excluída')
  await expect(page.getByText('Você ainda não tem consultas passadas.')).toBeVisible()
})

test('moves a cancelled consultation to its tab, and a past one to “Passadas” @phone-only', async ({
  page,
  context,
}) => {
  await newMember(context)
  await page.goto('/app/consultations?agendar=1')
  await page.getByRole('button', { name: 'Abrir calendário' }).click()
  await page
    .getByRole('button', { name: /^Escolher/ })
    .last()
    .click()
  await submit(page).click()
  const toast = page.getByRole('status').filter({ hasText: 'Consulta Agendada' })
  // The pointer on the toast keeps it open, so that only the dialog can close it.
  await toast.hover()
  await page.getByRole('article').getByRole('button', { name: 'Cancelar consulta' }).press('Enter')
  await expect(toast).toBeHidden()
  const question = page.getByRole('alertdialog', { name: 'Cancelar esta consulta?' })
  await expect(question).toContainText(/^Cancelar esta consulta\?Consulta, .+ · 08:00\./)
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Voltar' }).click()
  await expect(page.getByRole('article')).toContainText('Agendada')
  await page.getByRole('article').getByRole('button', { name: 'Cancelar consulta' }).click()
  await question.getByRole('button', { name: 'Cancelar consulta' }).click()
  await expectToast(page, 'Status Atualizado')
  await page.getByRole('tab', { name: 'Canceladas' }).click()
  await expect(page.getByRole('article')).toContainText('Cancelada')
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Agendar nova consulta' }).click()
  await dateField(page).fill(typedDate(0))
  await timeField(page).fill('00:00')
  await submit(page).click()
  await expectToast(page, 'Consulta Agendada')
  await expect(page.getByRole('tab', { name: 'Passadas' })).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByRole('article')).toContainText('Agendada')
})

test('shows a message for each invalid value and focuses the first @phone-only', async ({
  page,
  context,
}) => {
  await reuseSession(context, 'joao@exemplo.com.br')
  await page.goto('/app/consultations?agendar=1')
  await dateField(page).waitFor()
  await submit(page).click()
  await expect(page.getByText('Por favor, selecione uma data')).toBeVisible()
  await expect(dateField(page)).toBeFocused()
  await dateField(page).fill('31/02/2030')
  await expect(page.getByText('Data inválida. Use o formato DD/MM/AAAA.')).toBeVisible()
  await dateField(page).fill(typedDate(-1))
  await expect(page.getByText('Escolha uma data a partir de hoje.')).toBeVisible()
  await dateField(page).fill(typedDate(1))

  await timeField(page).fill('')
  await submit(page).click()
  await expect(page.getByText('Por favor, selecione um horário')).toBeVisible()
  await expect(timeField(page)).toBeFocused()
  await timeField(page).fill('--:--')
  await expect(
    page.getByText('Horário inválido. Selecione um horário válido no formato HH:MM.'),
  ).toBeVisible()
  await timeField(page).fill('oito')
  await expect(page.getByText('Formato de horário inválido. Use o formato HH:MM.')).toBeVisible()
  await expectAccessible(page)
})

test.describe('when a request fails', () => {
  test.use({ expectedErrors: [/status of (404|409|503)|ERR_FAILED/] })

  test('keeps the typed values and retries with the same idempotency key @phone-only', async ({
    page,
    context,
  }) => {
    await newMember(context)
    await page.goto('/app/consultations?agendar=1')
    await dateField(page).fill(typedDate(2))
    await page.getByLabel(/^Médico/).fill('Dr. Paulo Lima')
    const keys: (string | undefined)[] = []
    await page.route('**/api/consultations', async (route) => {
      if (route.request().method() !== 'POST') return route.fallback()
      keys.push(route.request().headers()['idempotency-key'])
      return route.abort()
    })
    await submit(page).click()
    await expectToast(page, 'Erro ao Agendar', 'O que você escreveu continua aqui.')
    await expect(page.getByLabel(/^Médico/)).toHaveValue('Dr. Paulo Lima')

    await page.unroute('**/api/consultations')
    page.on('request', (sent) => {
      if (sent.method() === 'POST') keys.push(sent.headers()['idempotency-key'])
    })
    await submit(page).click()
    await expectToast(page, 'Consulta Agendada')
    expect(keys[0]).toMatch(/^[\w-]{36}$/)
    expect(keys[1]).toBe(keys[0])

    await page.getByRole('button', { name: 'Agendar nova consulta' }).click()
    await expect(page.getByLabel(/^Médico/)).toHaveValue('')
    await page.getByLabel(/^Médico/).fill('Dra. Helena')
    await page.reload()
    await expect(page.getByText('Recuperamos o que você tinha começado a preencher.')).toBeVisible()
    await expect(page.getByLabel(/^Médico/)).toHaveValue('Dra. Helena')
  })

  test('retries a failed list in place, and reverts a rejected change @phone-only', async ({
    page,
    context,
  }) => {
    await newMember(context)
    const unavailable = { message: 'O serviço está indisponível.', code: 'temporarily_unavailable' }
    await page.route('**/api/consultations', (route) => route.fulfill({ status: 503, json: unavailable }))
    await page.goto('/app/consultations')
    await expect(page.getByText(/Não conseguimos carregar suas consultas/)).toBeVisible()
    await page.unroute('**/api/consultations')
    await page.getByRole('button', { name: 'Tentar de novo' }).click()
    await expect(page.getByText('Você não tem consultas agendadas.')).toBeVisible()

    await page.getByRole('button', { name: 'Marcar consulta' }).click()
    await dateField(page).fill(typedDate(2))
    await submit(page).click()
    await expectToast(page, 'Consulta Agendada')
    const closed = {
      message: 'Esta consulta já foi concluída ou cancelada.',
      code: 'consultation_already_closed',
    }
    await page.route('**/api/consultations/*', (route) =>
      route.request().method() === 'PATCH' ? route.fulfill({ status: 409, json: closed }) : route.fallback(),
    )
    await page.getByRole('article').getByRole('button', { name: 'Cancelar consulta' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancelar consulta' }).click()
    await expectToast(page, 'Erro', closed.message)
    await expect(page.getByRole('article')).toContainText('Agendada')

    await page.getByRole('article').getByRole('button', { name: 'Editar' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Salvar alterações' }).click()
    const problem = page.getByRole('dialog').getByRole('alert')
    await expect(problem).toContainText('Erro ao Atualizar')
    await expect(problem).toContainText(closed.message)

    await page.unroute('**/api/consultations/*')
    const [consultation] = await (await context.request.get('/api/consultations')).json()
    await context.request.delete(`/api/consultations/${consultation.id}`, {
      headers: { Origin: instance.memberUrl },
    })
    await page
      .getByRole('dialog')
      .getByLabel(/^Médico/)
      .fill('Dra. Helena')
    await page.getByRole('dialog').getByRole('button', { name: 'Salvar alterações' }).click()
    await expect(problem).toContainText('Esta consulta foi excluída')
    await expect(page.getByText('Você não tem consultas agendadas.')).toBeAttached()
    await expect(page.getByRole('dialog').getByLabel(/^Médico/)).toHaveValue('Dra. Helena')
  })
})

test.describe('with another device', () => {
  // Chromium logs the 409 of the stale save.
  test.use({ expectedErrors: [/status of 409/] })

  test('compares both versions when another device moved the consultation, and merges them @phone-only', async ({
    page,
    context,
  }) => {
    await newMember(context)
    const now = Date.now()
    const headers = { Origin: instance.memberUrl }
    const path = `${instance.memberUrl}/api/consultations`
    const fields = { type: 'Video', doctorName: 'Dra. Ana Souza', specialty: 'Cardiologia', notes: '' }
    const created = await context.request.post(path, {
      headers,
      data: { ...fields, date: new Date(now + 72 * 3_600_000).toISOString() },
    })
    const { id, version } = await created.json()
    await page.goto('/app/consultations')
    await page.getByRole('article', { name: 'Cardiologia' }).getByRole('button', { name: 'Editar' }).click()
    const form = page.getByRole('dialog', { name: 'Editar consulta' })
    await form.getByLabel(/^Observações/).fill('Levar os exames')
    const date = new Date(now + 96 * 3_600_000).toISOString()
    await context.request.patch(`${path}/${id}`, { headers, data: { ...fields, date } })
    await form.getByRole('button', { name: 'Salvar alterações' }).click()

    const conflict = page.getByRole('dialog', { name: 'Este registro mudou em outro lugar' })
    await expect(conflict.getByRole('listitem')).toHaveCount(2)
    await expect(conflict.getByRole('listitem').last()).toContainText(
      /Observações.*A sua versão.*Levar os exames.*A versão atual.*\(em branco\)/s,
    )
    await expectAccessible(page)
    await conflict.getByRole('button', { name: 'Fechar' }).click()
    await expect(form.getByLabel(/^Observações/)).toHaveValue('Levar os exames')
    await form.getByRole('button', { name: 'Salvar alterações' }).click()
    await conflict.getByRole('button', { name: 'Juntar as duas' }).click()
    await expectToast(page, 'Consulta Atualizada')
    const [saved] = await (await context.request.get(path)).json()
    expect(saved).toMatchObject({ notes: 'Levar os exames', version: version + 2 })
    // The form has whole minutes.
    expect(saved.date.slice(0, 16)).toBe(date.slice(0, 16))
  })
})
