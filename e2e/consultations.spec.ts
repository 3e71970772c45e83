import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expectAccessible } from './support/accessibility.ts'
import { atRest } from './support/at-rest.ts'
import { currentTime } from './support/clock.ts'
import { DAY_MS, noonZone, typedDate } from './support/dates.ts'
import { instance } from './support/instance.ts'
import { filterList } from './support/list-filters.ts'
import { newMember } from './support/new-member.ts'
import { completeConsultation, create } from './support/records.ts'
import { reuseSession } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'
import { closeToast } from './support/toasts.ts'

const dateField = (page: Page) => page.getByLabel('Data', { exact: true })
const timeField = (page: Page) => page.getByLabel('Horário', { exact: true })
const submit = (page: Page) => page.getByRole('button', { name: 'Agendar consulta' })

const row = (page: Page, name: string) => page.getByRole('article').filter({ hasText: name })
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const onlyNoted = (page: Page) =>
  page.getByText('Anotada só aqui: confirme com a clínica').filter({ visible: true })
const back = (page: Page) => page.getByRole('main').getByRole('link', { name: 'Consultas', exact: true })

test('adds, edits, completes and deletes a consultation @phone-only @smoke', async ({ page, context }) => {
  await newMember(context)
  const day = typedDate(4)
  await page.goto('/app/consultations')
  await expect(page.getByText('Você não tem consultas agendadas.')).toBeVisible()

  await page.getByRole('button', { name: 'Agendar nova consulta' }).click()
  await expect(timeField(page)).toHaveValue('08:00')
  await expect(page.getByRole('radio', { name: 'Presencial' })).toBeChecked()
  await dateField(page).fill(day)
  await page.getByLabel(/^Médico/).fill('Dra. Ana Souza')
  await page.getByLabel(/^Especialidade/).fill('Cardiologia')
  await page.getByLabel(/^Observações/).fill('Levar os exames')
  await expect(onlyNoted(page)).toBeVisible()
  await submit(page).click()
  await closeToast(page, 'Consulta Agendada', 'Sua consulta foi agendada com sucesso!')
  await expect(onlyNoted(page)).toBeVisible()
  await expect(dateField(page)).toBeHidden()
  await expect(page.getByRole('tab', { name: 'Próximas' })).toHaveText(/Próximas\s*1/)
  const listed = row(page, 'Cardiologia')
  await expect(listed).toContainText(/Dra\. Ana Souza · Presencial.*Levar os exames.*Agendada.*08:00/s)
  await expect(listed.getByRole('link')).toHaveAccessibleName(/^Cardiologia, .+ ·\s08:00$/)
  await expect(listed.getByRole('button')).toHaveCount(0)

  await page.getByRole('link', { name: 'Viver Bem, página inicial' }).filter({ visible: true }).click()
  const banner = page.getByRole('region', { name: 'Próxima consulta' })
  await expect(banner).toContainText('Cardiologia com Dra. Ana Souza')
  await expect(banner).toContainText('· 08:00')
  await banner.getByRole('link').click()
  await expect(heading(page, 'Cardiologia')).toBeFocused()
  await expect(page).toHaveTitle(`Consulta de ${day} · Viver Bem`)
  await expectAccessible(page)

  const edit = page.getByRole('button', { name: /^Editar: Cardiologia, .+ · 08:00$/ })
  await edit.click()
  const dialog = page.getByRole('dialog', { name: 'Editar consulta' })
  await expect(dialog.getByLabel('Data', { exact: true })).toHaveValue(day)
  await dialog.getByLabel(/^Médico/).fill('Dr. Paulo Lima')
  await page.reload()
  await expect(dialog.getByLabel(/^Médico/)).toHaveValue('Dr. Paulo Lima')
  await page.goBack()
  await expect(dialog).toBeHidden()
  await edit.click()
  await dialog.getByRole('button', { name: 'Cancelar' }).click()
  await expect(dialog).toBeHidden()
  await edit.click()
  await expect(dialog.getByLabel(/^Médico/)).toHaveValue('Dra. Ana Souza')
  await dialog.getByLabel('Horário', { exact: true }).fill('15:30')
  await dialog.getByText('Telefone', { exact: true }).click()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Salvar alterações' }).click()
  await closeToast(page, 'Consulta Atualizada')
  await expect(dialog).toBeHidden()
  const facts = page.getByRole('region', { name: 'Quando e onde' })
  await expect(facts).toContainText(/15:30.*Telefone/s)
  await expect(facts).not.toContainText('minutos')
  await expect(onlyNoted(page)).toBeVisible()

  const complete = page.getByRole('button', { name: 'Concluir: Cardiologia' })
  await complete.click()
  const question = page.getByRole('alertdialog', { name: 'Concluir antes da data?' })
  await question.getByRole('button', { name: 'Voltar' }).click()
  await expect(page.getByRole('main')).toContainText('Agendada')
  await complete.click()
  await question.getByRole('button', { name: 'Concluir consulta' }).click()
  await closeToast(page, 'Status Atualizado')
  await expect(page.getByRole('main')).toContainText('Concluída')
  await expect(complete).toBeHidden()
  await expect(page.getByRole('button', { name: 'Cancelar consulta' })).toBeHidden()
  await expect(page.locator('body')).not.toBeFocused()
  await expectAccessible(page)

  await back(page).click()
  await expect(page.getByText('Você não tem consultas agendadas.')).toBeVisible()
  await page.getByRole('tab', { name: 'Passadas' }).click()
  await expect(page).toHaveURL('/app/consultations?aba=passadas')
  await expect(listed).toContainText('Concluída')
  const address = (await listed.getByRole('link').getAttribute('href')) ?? ''
  await listed.getByRole('link').click()
  const asked: string[] = []
  page.once('dialog', (native) => {
    asked.push(native.type(), native.message())
    void native.dismiss()
  })
  await page.getByRole('button', { name: /^Excluir: Cardiologia/ }).click()
  expect(asked).toEqual([
    'confirm',
    expect.stringMatching(/^Tem certeza que deseja excluir esta consulta\?\nCardiologia.*15:30$/),
  ])
  await expect(heading(page, 'Cardiologia')).toBeVisible()
  page.once('dialog', (native) => void native.accept())
  await page.getByRole('button', { name: /^Excluir: Cardiologia/ }).click()
  await expect(page.getByText('Consulta Excluída')).toBeVisible()
  await expect(page).toHaveURL('/app/consultations?aba=passadas')
  await expect(page.getByText('Você ainda não tem consultas passadas.')).toBeVisible()
  await page.getByRole('button', { name: /^Desfazer: Cardiologia, .+ · 15:30$/ }).click()
  await closeToast(page, 'Consulta restaurada')
  await expect(listed).toContainText('Concluída')
  await expect(listed.getByRole('link')).toHaveAttribute('href', address)
})

test.describe('at noon', () => {
  const zone = noonZone()
  test.use({ timezoneId: zone })

  test('moves a cancelled consultation to its tab, and a past one to “Passadas” @phone-only @smoke', async ({
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
    await closeToast(page, 'Consulta Agendada')
    const link = page.getByRole('article').getByRole('link')
    await expect(link).toBeFocused()
    await link.press('Enter')
    const cancel = page.getByRole('button', { name: /^Cancelar consulta: Consulta, / })
    await cancel.press('Enter')
    const question = page.getByRole('alertdialog', { name: 'Cancelar esta consulta?' })
    await expect(question).toContainText(/^Cancelar esta consulta\?Consulta, .+ ·\s08:00\..*Avise a clínica/s)
    await expect(question.getByRole('link')).toHaveCount(0)
    await expectAccessible(page)
    await question.getByRole('button', { name: 'Voltar' }).click()
    await expect(page.getByRole('main')).toContainText('Agendada')
    await expect(cancel).toBeFocused()
    await cancel.click()
    await question.getByRole('button', { name: 'Cancelar consulta' }).click()
    await closeToast(page, 'Status Atualizado')
    await expect(page.getByRole('main')).toContainText('Cancelada')
    await expect(
      page.getByRole('button', { name: /^(Editar|Concluir|Cancelar consulta|Na agenda)/ }),
    ).toHaveCount(0)
    await expect(page.getByRole('button', { name: /^Excluir/ })).toBeVisible()
    await page.goto(`${page.url()}?editar=1`)
    await expect(page.getByRole('button', { name: /^Excluir/ })).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)

    await page.goto('/app/consultations')
    await page.getByRole('tab', { name: 'Canceladas' }).click()
    await expect(page.getByRole('article')).toContainText('Cancelada')
    await expectAccessible(page)

    await page.getByRole('button', { name: 'Agendar nova consulta' }).click()
    await dateField(page).fill(typedDate(0, zone))
    await timeField(page).fill('00:00')
    await submit(page).click()
    await closeToast(page, 'Consulta Agendada')
    await expect(page.getByRole('tab', { name: 'Passadas' })).toHaveAttribute('aria-selected', 'true')
    await expect(page).toHaveURL('/app/consultations?aba=passadas')
    await expect(page.getByRole('article')).toContainText('Aconteceu?')
    await expect(page.getByRole('article')).not.toContainText('Agendada')
    await page.getByRole('article').getByRole('link').click()
    await expect(page.getByRole('heading', { name: 'Aconteceu?' })).toBeVisible()
    await expect(page.getByRole('main')).not.toContainText('Agendada')
    await page.getByRole('button', { name: /^Não aconteceu/ }).click()
    await page.getByRole('button', { name: /^Remarcar/ }).click()
    const dialog = page.getByRole('dialog', { name: 'Editar consulta' })
    await dateField(page).fill(typedDate(2, zone))
    await dialog.getByRole('button', { name: 'Salvar alterações' }).click()
    await closeToast(page, 'Consulta Atualizada')
    await expect(page.getByRole('heading', { name: 'Aconteceu?' })).toHaveCount(0)
    await expect(page.getByRole('button', { name: /^Concluir/ })).toBeVisible()
  })
})

test('shows place, telephone, calendar entry and what to bring @phone-only', async ({ page, context }) => {
  await newMember(context)
  const headers = { Origin: instance.memberUrl }
  const api = (path: string, data: object) =>
    context.request.post(`${instance.memberUrl}/api/${path}`, { headers, data })
  const exam = await api('exams', {
    date: '2026-10-06',
    laboratory: 'Laboratório São Lucas',
    fasting: 'yes',
    values: [],
  })
  expect(exam.status()).toBe(201)
  const tablet = { form: 'tablet', kind: 'as_needed', times: [], startsOn: '2026-01-01' }
  for (const name of ['Dipirona', 'Losartana'])
    expect((await api('medications', { ...tablet, name })).status()).toBe(201)

  await page.goto('/app/consultations?agendar=1')
  await dateField(page).fill(typedDate(4))
  await page.getByLabel(/^Especialidade/).fill('Cardiologia')
  await page.getByText('Local, endereço e telefone').click()
  await page.getByLabel(/^Local \(/).fill('Clínica Vila Nova')
  await page.getByLabel(/^Endereço/).fill('Rua das Acácias, 120 & fundos')
  await page.getByLabel(/^Telefone do local/).fill('ligue já')
  await page.getByText('Documentos, exames e o que mais precisar').click()
  await page.getByLabel(/^O que levar/).fill('Documento\n\n  Exames de outubro ')
  await page.getByRole('checkbox', { name: 'Exame (Laboratório São Lucas, 06/10/2026)' }).check()
  await page.getByText('Local, endereço e telefone').click()
  await expect(page.getByLabel(/^Endereço/)).toBeHidden()
  await submit(page).click()
  await expect(page.getByLabel(/^Telefone do local/)).toBeFocused()
  await expect(page.getByText('Escreva um telefone sem letras, com pelo menos 3 números.')).toBeVisible()
  await expectAccessible(page)
  await expect(page.getByRole('link', { name: /^Ligar/ })).toHaveCount(0)
  await page.getByLabel(/^Telefone do local/).fill('(11) 4002-8922')
  const call = page.getByRole('link', { name: 'Ligar: (11) 4002-8922' })
  await expect(call).toHaveAttribute('href', 'tel:1140028922')
  await submit(page).click()
  await closeToast(page, 'Consulta Agendada')
  await expect(call).toBeVisible()

  await row(page, 'Cardiologia').getByRole('link').click()
  await expect(page.getByRole('region', { name: 'Quando e onde' })).toContainText(
    /Clínica Vila Nova.*Rua das Acácias, 120 & fundos/s,
  )
  const directions = page.getByRole('link', { name: /^Como chegar: Clínica Vila Nova/ })
  await expect(directions).toHaveAttribute(
    'href',
    'https://www.google.com/maps/search/?api=1&query=Cl%C3%ADnica+Vila+Nova%2C+Rua+das+Ac%C3%A1cias%2C+120+%26+fundos',
  )
  await expect(directions).toHaveAttribute('rel', 'noopener noreferrer')
  await expect(page.getByRole('link', { name: /^Ligar: \(11\)/ })).toHaveAttribute('href', 'tel:1140028922')
  const toBring = page.getByRole('region', { name: 'Para levar' })
  await expect(toBring.getByRole('listitem')).toHaveText([
    'Documento',
    'Exames de outubro',
    'Exame (Laboratório São Lucas, 06/10/2026)',
    'Lista de 2 medicamentos',
  ])
  await expect(toBring.getByRole('link', { name: /medicamentos/ })).toHaveAttribute(
    'href',
    '/app/medications',
  )
  await expectAccessible(page)

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: /^Na agenda: salvar Cardiologia/ }).click()
  const file = await download
  expect(file.suggestedFilename()).toMatch(/^consulta-\d{4}-\d\d-\d\d\.ics$/)
  const entry = readFileSync(await file.path(), 'utf8')
  expect(entry).toContain('\r\nSUMMARY:Cardiologia\r\n')
  expect(entry).toContain('LOCATION:Clínica Vila Nova\\, Rua das Acácias\\, 120 & fundos')
  expect(entry).toContain('DTSTART;TZID=America/Sao_Paulo:')
  await closeToast(page, 'Arquivo do calendário pronto', file.suggestedFilename())

  await page.getByRole('button', { name: /^Cancelar consulta/ }).click()
  const cancelling = page.getByRole('alertdialog')
  await expect(cancelling.getByRole('link', { name: /^Ligar/ })).toHaveAttribute('href', 'tel:1140028922')
  await cancelling.getByRole('button', { name: 'Cancelar consulta' }).click()
  await closeToast(page, 'Status Atualizado')
  await expect(page.getByText('Avise a clínica')).toBeVisible()
  await expect(call).toBeVisible()

  await toBring.getByRole('link', { name: /São Lucas/ }).click()
  await expect(page).toHaveURL(`/app/exams/${(await exam.json()).id}`)
})

test('searches and filters past consultations; the URL keeps tab, filters and record @phone-only', async ({
  page,
  context,
}) => {
  await reuseSession(context, 'maria@exemplo.com.br')
  await page.goto('/app/consultations')
  await page.getByRole('tab', { name: 'Passadas' }).click()
  const rows = page.getByRole('article')
  await expect(rows.first()).toBeVisible()
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(/^\S+ de 20\d\d$/)
  const all = await atRest(page, () => rows.count())
  // The filters come from the URL; such a short list does not show them by itself.
  await page.goto('/app/consultations?aba=passadas&tipo=video')
  await page.getByRole('button', { name: 'Limpar filtros' }).click()
  await expect(rows).toHaveCount(all)
  // A busy browser goes back late, when what was typed last has been applied meanwhile.
  await page.evaluate(() => {
    const back = history.back.bind(history)
    history.back = () => void setTimeout(back, 500)
  })
  await filterList(page, (fields) => fields.getByLabel('Buscar').fill('nutricao'))
  await expect(rows.filter({ hasText: 'Nutrição' })).toHaveCount(2)
  await expect(rows).toHaveCount(2)
  await expectAccessible(page)
  await filterList(page, (fields) => fields.getByLabel('Tipo', { exact: true }).selectOption('Telefone'))
  await expect(page.getByText('Nenhuma consulta combina com a busca e os filtros.')).toBeVisible()
  await expect(page).toHaveURL('/app/consultations?aba=passadas&tipo=telefone')
  await page.getByRole('button', { name: 'Limpar busca e filtros' }).click()
  await expect(rows).toHaveCount(all)

  const year = typedDate(0).slice(-4)
  await filterList(page, async (fields) => {
    await expect(fields.getByLabel('Buscar')).toHaveValue('')
    await fields.getByLabel('Ano', { exact: true }).selectOption(year)
    await fields.getByLabel('Tipo', { exact: true }).selectOption('Vídeo')
  })
  await expect(page).toHaveURL(`/app/consultations?aba=passadas&ano=${year}&tipo=video`)
  await page.reload()
  await filterList(page, (fields) => expect(fields.getByLabel('Tipo', { exact: true })).toHaveValue('Video'))
  await expect(rows.first()).toContainText('Vídeo')
  await rows.nth(1).getByRole('link').click()
  await expect(page).toHaveURL(/\/app\/consultations\/demo-consultation-\d+$/)
  await back(page).click()
  await expect(page).toHaveURL(`/app/consultations?aba=passadas&ano=${year}&tipo=video`)
  await expect(rows.nth(1).getByRole('link')).toBeFocused()
})

test('shows thirty past consultations at a time, and still those that were asked for after one was open @desktop-only', async ({
  page,
  context,
}) => {
  await newMember(context)
  const addPast = async (day: number) => {
    const date = new Date(currentTime() + day * DAY_MS).toISOString()
    const fields = { type: 'Video', doctorName: '', specialty: `Sessão ${day}`, notes: '' }
    const { id } = await create(context, '/api/consultations', { ...fields, date, status: 'Scheduled' })
    await completeConsultation(context, id)
  }
  await Promise.all(Array.from({ length: 32 }, (_, index) => addPast(index + 1)))
  await page.goto('/app/consultations?aba=passadas')
  const rows = page.getByRole('region', { name: 'Passadas' }).getByRole('article')
  const more = page.getByRole('button', { name: 'Mostrar mais' })
  await expect(rows).toHaveCount(30)
  // The others are there already.
  const list = '**/api/consultations?*'
  await page.route(list, (route) => route.abort())
  await more.click()
  await expect(rows).toHaveCount(32)
  await expect(more).toBeHidden()
  await page.unroute(list)
  await rows.last().getByRole('link').click()
  await expect(heading(page, 'Sessão 1')).toBeVisible()
  await back(page).click()
  await expect(rows).toHaveCount(32)
})

test.describe('while the server fails once', () => {
  test.use({ expectedErrors: [/status of 400/] })

  test('shows thirty more past consultations after a page of them failed to load @desktop-only', async ({
    page,
    context,
  }) => {
    await newMember(context)
    const date = new Date(currentTime() + DAY_MS).toISOString()
    const fields = { type: 'Video', doctorName: '', specialty: 'Pediatria', notes: '', status: 'Scheduled' }
    const { id } = await create(context, '/api/consultations', { ...fields, date })
    await completeConsultation(context, id)
    const [past] = await (await context.request.get(`${instance.memberUrl}/api/consultations`)).json()
    const copies = (first: number, count: number) =>
      Array.from({ length: count }, (_, index) => ({ ...past, id: `copy-${first + index}` }))
    let furtherPages = 0
    await page.route(
      ({ pathname }) => pathname === '/api/consultations',
      (route) => {
        const isFirst = !new URL(route.request().url()).searchParams.has('cursor')
        const headers = { Link: '</api/consultations?cursor=second>; rel="next"' }
        if (isFirst) return route.fulfill({ json: copies(0, 30), headers })
        furtherPages += 1
        const failed = { status: 400, json: { message: 'Tente mais tarde' } }
        return route.fulfill(furtherPages === 1 ? failed : { json: copies(30, 32) })
      },
    )
    await page.goto('/app/consultations?aba=passadas')
    const rows = page.getByRole('region', { name: 'Passadas' }).getByRole('article')
    const more = page.getByRole('button', { name: 'Mostrar mais' })
    await expect(rows).toHaveCount(30)
    await more.click()
    await expect(page.getByRole('main').getByRole('alert')).toHaveText('Tente mais tarde')
    await more.click()
    await expect(rows).toHaveCount(60)
    await more.click()
    await expect(rows).toHaveCount(62)
    await expect(more).toBeHidden()
  })
})

test.describe('with a conflicting consultation', () => {
  // Chromium logs the 409 that leads to the question.
  test.use({ expectedErrors: [/status of 409/] })

  test('asks before two consultations overlap @phone-only', async ({ page, context }) => {
    await newMember(context)
    await page.goto('/app/consultations')
    const schedule = async (time: string) => {
      await page.getByRole('button', { name: 'Agendar nova consulta' }).click()
      await dateField(page).fill(typedDate(3))
      await timeField(page).fill(time)
      await page.getByLabel(/^Especialidade/).fill('Cardiologia')
      await submit(page).click()
    }
    await schedule('08:00')
    await closeToast(page, 'Consulta Agendada')
    await schedule('08:29')
    const question = page.getByRole('alertdialog', { name: 'Agendar mesmo assim?' })
    await expect(question).toContainText(/Você já tem Cardiologia em \d\d\/\d\d, às 08:00\./)
    await expectAccessible(page)
    await question.getByRole('button', { name: 'Mudar o horário' }).click()
    await expect(question).toBeHidden()
    await expect(timeField(page)).toHaveValue('08:29')
    await submit(page).click()
    await question.getByRole('button', { name: 'Agendar mesmo assim' }).click()
    await closeToast(page, 'Consulta Agendada')
    await expect(page.getByRole('article')).toHaveCount(2)
    await schedule('08:59')
    await closeToast(page, 'Consulta Agendada')

    await page.getByRole('article').last().getByRole('link').click()
    await page.getByRole('button', { name: /^Editar/ }).click()
    const dialog = page.getByRole('dialog', { name: 'Editar consulta' })
    await timeField(page).fill('08:00')
    await dialog.getByRole('button', { name: 'Salvar alterações' }).click()
    const moving = page.getByRole('alertdialog', { name: 'Salvar mesmo assim?' })
    await expect(moving).toContainText(/Você já tem Cardiologia em \d\d\/\d\d, às 08:00\./)
    await moving.getByRole('button', { name: 'Salvar mesmo assim' }).click()
    await closeToast(page, 'Consulta Atualizada')
    await expect(page.getByRole('region', { name: 'Quando e onde' })).toContainText('08:00')
  })
})

test('shows a message for each invalid value, focuses the first @phone-only', async ({ page, context }) => {
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

  test('retries a failed list in place, keeps the values of a failed request with its idempotency key, and reverts a rejected change @phone-only', async ({
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

    await submit(page).click()
    await expect(page.getByRole('button', { name: 'Agendar nova consulta' })).toBeFocused()
    await expect(submit(page)).toHaveCount(1)
    await dateField(page).fill(typedDate(2))
    await page.getByLabel(/^Médico/).fill('Dr. Paulo Lima')
    const keys: (string | undefined)[] = []
    await page.route('**/api/consultations', async (route) => {
      if (route.request().method() !== 'POST') return route.fallback()
      keys.push(route.request().headers()['idempotency-key'])
      return route.abort()
    })
    await submit(page).click()
    await closeToast(page, 'Erro ao Agendar', 'O que você escreveu continua aqui.')
    await expect(page.getByLabel(/^Médico/)).toHaveValue('Dr. Paulo Lima')

    await page.unroute('**/api/consultations')
    page.on('request', (sent) => {
      if (sent.method() === 'POST' && sent.url().endsWith('/api/consultations'))
        keys.push(sent.headers()['idempotency-key'])
    })
    await submit(page).click()
    await closeToast(page, 'Consulta Agendada')
    expect(keys[0]).toMatch(/^[\w-]{36}$/)
    expect(keys[1]).toBe(keys[0])

    await page.getByRole('button', { name: 'Agendar nova consulta' }).click()
    await expect(page.getByLabel(/^Médico/)).toHaveValue('')
    await page.getByLabel(/^Médico/).fill('Dra. Helena')
    await page.reload()
    await expect(page.getByText('Recuperamos o que você tinha começado a preencher.')).toBeVisible()
    await expect(page.getByLabel(/^Médico/)).toHaveValue('Dra. Helena')
    await page.goto('/app/consultations')
    const closed = {
      message: 'Esta consulta já foi concluída ou cancelada.',
      code: 'consultation_already_closed',
    }
    await page.route('**/api/consultations/*', (route) =>
      route.request().method() === 'PATCH' ? route.fulfill({ status: 409, json: closed }) : route.fallback(),
    )
    await page.getByRole('article').getByRole('link').click()
    await page.getByRole('button', { name: /^Cancelar consulta/ }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancelar consulta' }).click()
    await closeToast(page, 'Erro', closed.message)
    await expect(page.getByRole('main')).toContainText('Agendada')

    await page.getByRole('button', { name: /^Editar/ }).click()
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
    const start = currentTime()
    const headers = { Origin: instance.memberUrl }
    const path = `${instance.memberUrl}/api/consultations`
    const fields = { type: 'Video', doctorName: 'Dra. Ana Souza', specialty: 'Cardiologia', notes: '' }
    const created = await context.request.post(path, {
      headers,
      data: { ...fields, date: new Date(start + 72 * 3_600_000).toISOString() },
    })
    const { id, version } = await created.json()
    await page.goto('/app/consultations')
    await row(page, 'Cardiologia').getByRole('link').click()
    await page.getByRole('button', { name: /^Editar/ }).click()
    const form = page.getByRole('dialog', { name: 'Editar consulta' })
    await form.getByLabel(/^Observações/).fill('Levar os exames')
    const date = new Date(start + 96 * 3_600_000).toISOString()
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
    await closeToast(page, 'Consulta Atualizada')
    const [saved] = await (await context.request.get(path)).json()
    expect(saved).toMatchObject({ notes: 'Levar os exames', version: version + 2 })
    // The form works in whole minutes.
    expect(saved.date.slice(0, 16)).toBe(date.slice(0, 16))
  })
})
