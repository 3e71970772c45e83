import type { Page } from '@playwright/test'
import { expectAccessible } from './support/accessibility.ts'
import { dragToEnd } from './support/charts.ts'
import { currentTime } from './support/clock.ts'
import { currentMinute, noonZone } from './support/dates.ts'
import { instance } from './support/instance.ts'
import { filterList } from './support/list-filters.ts'
import { newMember } from './support/new-member.ts'
import { addMedication } from './support/records.ts'
import { fulfill, holdBack } from './support/requests.ts'
import { DEMO_PASSWORD, reuseSession } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'
import { closeToast, expectUncovered, toastOf } from './support/toasts.ts'

const doses = (page: Page) => page.getByRole('list', { name: /^Doses de / }).getByRole('article')
const rows = (page: Page) => page.getByRole('region', { name: 'Seus medicamentos' }).getByRole('article')
const dialog = (page: Page) => page.getByRole('dialog')
const confirmation = (page: Page) => page.getByRole('alertdialog')

test.describe('a new member’s medications', () => {
  const zone = noonZone()
  test.use({ timezoneId: zone })

  test('adds a medication, records its doses, tracks its stock and deletes it @phone-only @smoke', async ({
    page,
    context,
  }) => {
    await newMember(context)
    await page.goto('/app/medications')
    await page.getByRole('button', { name: 'Adicionar medicamento' }).click()
    const submit = dialog(page).getByRole('button', { name: 'Adicionar medicamento' })
    await dialog(page).getByLabel('Horário 1').fill('')
    await submit.click()
    await expect(dialog(page).getByText('Informe o nome do medicamento')).toBeVisible()
    await expect(dialog(page).getByText('Use o formato HH:MM, como 08:00')).toBeVisible()
    await expect(dialog(page).getByLabel('Nome')).toBeFocused()
    await expectAccessible(page)
    await dialog(page).getByLabel('Nome').fill('Losartana')
    await dialog(page).getByRole('textbox', { name: 'Dose' }).fill('50 mg')
    await page.reload()
    await expect(dialog(page).getByLabel('Nome')).toHaveValue('Losartana')
    await expect(dialog(page).getByRole('textbox', { name: 'Dose' })).toHaveValue('50 mg')
    const due = await currentMinute(zone)
    await dialog(page).getByLabel('Horário 1').fill(due)
    await submit.click()
    await expect(toastOf(page, 'Medicamento adicionado')).toHaveText('Medicamento adicionado')
    await closeToast(page, 'Medicamento adicionado')

    const dose = doses(page).filter({ hasText: 'Losartana 50 mg' })
    await expect(dose).toContainText(due)
    await expect(dose).toContainText('Atrasada')
    await dose.getByRole('button', { name: /em outro horário/ }).click()
    await dialog(page).getByLabel('Hora', { exact: true }).fill('00:07')
    await page.reload()
    await dose.getByRole('button', { name: /em outro horário/ }).click()
    await expect(dialog(page).getByLabel('Hora', { exact: true })).toHaveValue('00:07')
    await dialog(page).getByRole('button', { name: 'Cancelar' }).click()
    await expect(dialog(page)).toBeHidden()
    await dose.getByRole('button', { name: `Tomei Losartana 50 mg, dose das ${due}`, exact: true }).click()
    await expect(dose).toContainText('Tomada às')
    await closeToast(page, 'Dose registrada')
    // The dose is at the bottom of the screen, where the toast appears.
    const { width = 0 } = page.viewportSize() ?? {}
    const { y = 0, height = 0 } = (await dose.boundingBox()) ?? {}
    await page.setViewportSize({ width, height: Math.round(y + height + 80) })
    await dose.getByRole('button', { name: /^Desfazer o registro/ }).click()
    await expectUncovered(page, 'Registro desfeito', dose)
    await expect(dose).toContainText('Atrasada')
    await closeToast(page, 'Registro desfeito')
    // The newer toast about the dose replaces the older one.
    await expect(page.getByRole('status').filter({ hasText: 'Dose registrada' })).toBeHidden()
    await dose.getByRole('button', { name: /^Pular/ }).click()
    await confirmation(page).getByLabel('Motivo').fill('Enjoo')
    await page.reload()
    await dose.getByRole('button', { name: /^Pular/ }).click()
    await expect(confirmation(page).getByLabel('Motivo')).toHaveValue('Enjoo')
    await confirmation(page).getByRole('button', { name: 'Pular dose' }).click()
    await expect(dose).toContainText('Motivo: Enjoo')
    await closeToast(page, 'Dose pulada')

    await rows(page).getByRole('link', { name: 'Losartana 50 mg' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Losartana 50 mg' })).toBeFocused()
    await expect(page).toHaveTitle(/^Medicamento · /)

    // Its page records the dose that is late, and another one as extra.
    const history = page.getByRole('list', { name: 'Doses, as mais recentes primeiro' }).getByRole('listitem')
    await expect(history).toHaveCount(1)
    await expect(dose).toContainText('Motivo: Enjoo')
    await dose.getByRole('button', { name: /^Desfazer o registro/ }).click()
    await closeToast(page, 'Registro desfeito')
    await expect(dose).toContainText('Atrasada')
    await expect(history).toHaveCount(0)
    await expectAccessible(page)
    const otherTime = `Tomei Losartana 50 mg em outro horário, dose das ${due}`
    await dose.getByRole('button', { name: otherTime, exact: true }).click()
    await expect(dialog(page)).toContainText(`Losartana 50 mg, dose das ${due}`)
    await dialog(page).getByRole('button', { name: 'Registrar dose' }).click()
    await closeToast(page, 'Dose registrada')
    await expect(dose).toContainText('Tomada às')
    await expect(history).toHaveCount(1)
    await page.getByRole('button', { name: 'Registrar dose avulsa de Losartana 50 mg' }).click()
    const extra = page.getByRole('dialog', { name: 'Registrar dose avulsa' })
    await extra.getByRole('button', { name: 'Registrar dose' }).click()
    await closeToast(page, 'Dose registrada')
    await expect(doses(page)).toHaveCount(2)
    await expect(doses(page).filter({ hasText: 'Dose avulsa' })).toHaveCount(1)
    await expect(history.filter({ hasText: 'Dose avulsa' })).toHaveCount(1)
    await expect(history).toHaveCount(2)

    await page.getByRole('button', { name: 'Acompanhar estoque de Losartana 50 mg' }).click()
    await dialog(page).getByLabel('Quanto você tem (comprimidos)').fill('2')
    await dialog(page).getByRole('button', { name: 'Salvar estoque' }).click()
    await closeToast(page, 'Estoque atualizado')
    await expect(page.getByText('Acabando').first()).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Repor Losartana 50 mg' }).click()
    await dialog(page).getByLabel('Quanto chegou (comprimidos)').fill('28')
    await page.reload()
    await expect(dialog(page).getByLabel('Quanto chegou (comprimidos)')).toHaveValue('28')
    await dialog(page).getByRole('button', { name: 'Somar ao estoque' }).click()
    await closeToast(page, 'Estoque reposto')
    await expect(page.getByText(/^30 comprimidos/)).toBeVisible()

    await page.getByRole('button', { name: 'Excluir Losartana 50 mg' }).click()
    await expect(confirmation(page)).toContainText('Excluir Losartana 50 mg?')
    await confirmation(page).getByRole('button', { name: 'Excluir medicamento' }).click()
    await closeToast(page, 'Medicamento excluído')
    await expect(page).toHaveURL('/app/medications')
    await expect(page.getByText('Você ainda não adicionou nenhum medicamento.')).toBeVisible()
  })
})

test('shows months of doses: search, adherence, stock @phone-only @smoke', async ({ page, context }) => {
  await reuseSession(context, 'maria@exemplo.com.br')
  await page.goto('/app/medications')
  await expect(page.getByText('Losartana potássica 50 mg: 3 comprimidos')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Quando precisar' })).toBeVisible()
  await expectAccessible(page)

  const day = page.getByRole('tabpanel', { name: 'Doses' }).getByRole('heading', { level: 2 }).first()
  const backToToday = page.getByRole('button', { name: 'Voltar para hoje' })
  await page.getByRole('button', { name: 'Dia anterior' }).click()
  await expect(day).toContainText('ontem')
  await backToToday.click()
  await expect(day).toContainText('hoje')
  await expect(day).toBeFocused()
  await expect(backToToday).toHaveCount(0)
  await expect(page).toHaveURL('/app/medications')

  await page.getByLabel('Buscar medicamento').fill('lorat')
  await expect(rows(page)).toHaveCount(1)
  await expect(rows(page)).toContainText('Pausado desde')
  await page.getByLabel('Buscar medicamento').fill('')
  const row = rows(page).filter({ hasText: 'Losartana potássica 50 mg' })
  await row.getByRole('link').click()
  const history = page.getByRole('list', { name: 'Doses, as mais recentes primeiro' })
  await expect(history.getByRole('listitem').first()).toBeVisible()
  await filterList(page, (fields) => fields.getByLabel('Doses', { exact: true }).selectOption('Puladas'))
  await expect(page).toHaveURL(/\?doses=puladas$/)
  await expect(history).not.toContainText('Tomada às')
  await page.reload()
  await filterList(page, (fields) =>
    expect(fields.getByLabel('Doses', { exact: true })).toHaveValue('skipped'),
  )
  await page.goBack()
  await expect(row.getByRole('link')).toBeFocused()

  await page.getByRole('tab', { name: 'Adesão' }).click()
  await expect(page.getByRole('tabpanel', { name: 'Adesão' })).toContainText(/\d+ de \d+ doses tomadas/)
  await expect(page.getByRole('table', { name: /^Doses por dia/ }).getByRole('row')).toHaveCount(31)
  await expectAccessible(page)
})

test('shows the doses of the day that a tap, key or drag chooses @phone-only', async ({ page, context }) => {
  await reuseSession(context, 'maria@exemplo.com.br')
  await page.goto('/app/medications?aba=adesao')
  await expect(page.getByText(/^Nos últimos 30 dias você tomou \d+ de \d+ doses/)).toBeVisible()
  const chart = page.getByRole('slider', { name: 'Doses por dia nos últimos 30 dias' })
  const readout = page.locator('[data-chart-readout]')
  await expect(readout).toContainText(/\d+ de \d+ doses? tomadas?/)
  await chart.click({ position: { x: 2, y: 20 } })
  await expect(chart).toHaveAttribute('aria-valuenow', '1')
  const first = await readout.textContent()
  await page.keyboard.press('ArrowRight')
  await expect(chart).toHaveAttribute('aria-valuenow', '2')
  await expect(readout).not.toHaveText(first ?? '')
  await dragToEnd(page, chart)
  await expect(chart).toHaveAttribute('aria-valuenow', '30')
  await expectAccessible(page)
})

test('asks about a medication that matches a noted allergy @phone-only', async ({ page, context }) => {
  await newMember(context)
  const saved = await context.request.put(`${instance.memberUrl}/api/health-profile`, {
    data: { allergies: [{ substance: 'Novalgina' }, { substance: 'Camarão' }] },
    headers: { Origin: instance.memberUrl },
  })
  expect(saved.ok()).toBe(true)
  await page.goto('/app/medications')
  await page.getByRole('button', { name: 'Adicionar medicamento' }).click()
  await dialog(page).getByLabel('Nome').fill('Dipirona 500mg')
  const submit = dialog(page).getByRole('button', { name: 'Adicionar medicamento' })
  await submit.click()
  await expect(confirmation(page)).toContainText('Você anotou alergia a “Novalgina”')
  await expect(confirmation(page)).toContainText('Confirme com médico ou farmacêutico.')
  await expectAccessible(page)
  await confirmation(page).getByRole('button', { name: 'Voltar' }).click()
  await expect(confirmation(page)).toBeHidden()
  await expect(dialog(page).getByLabel('Nome')).toHaveValue('Dipirona 500mg')
  await submit.click()
  await confirmation(page).getByRole('button', { name: 'Salvar assim mesmo' }).click()
  await closeToast(page, 'Medicamento adicionado')

  // An unchanged name is not questioned again; a new one is.
  await rows(page).getByRole('link', { name: 'Dipirona 500mg' }).click()
  const change = dialog(page).getByRole('button', { name: 'Salvar alterações' })
  await page.getByRole('button', { name: 'Editar Dipirona 500mg' }).click()
  await dialog(page).getByRole('textbox', { name: 'Dose' }).fill('1 comprimido')
  await change.click()
  await closeToast(page, 'Medicamento atualizado')
  await page.getByRole('button', { name: /^Editar Dipirona/ }).click()
  await dialog(page).getByLabel('Nome').fill('Anador')
  await change.click()
  await expect(confirmation(page)).toContainText('Você anotou alergia a “Novalgina”')
})

test.describe('when the server cannot be reached', () => {
  test.use({ expectedErrors: [/ERR_FAILED/] })

  test('retries the list in place, and saves a medication that it could not compare with allergies @phone-only', async ({
    page,
    context,
  }) => {
    await newMember(context)
    await page.route('**/api/health-profile', (route) => route.abort())
    await page.route('**/api/medications', (route) => route.abort())
    await page.goto('/app/medications')
    await expect(page.getByText('Não conseguimos carregar seus medicamentos.')).toBeVisible()
    await expect(page.getByText('Confira sua internet e tente de novo.')).toBeVisible()
    await page.unroute('**/api/medications')
    await page.getByRole('button', { name: 'Tentar de novo' }).click()
    await expect(page.getByText('Você ainda não adicionou nenhum medicamento.')).toBeVisible()

    await page.getByRole('button', { name: 'Adicionar medicamento' }).first().click()
    await dialog(page).getByLabel('Nome').fill('Dipirona')
    await dialog(page).getByRole('button', { name: 'Adicionar medicamento' }).click()
    await closeToast(
      page,
      'Medicamento adicionado',
      'Não conseguimos comparar com suas alergias. Confirme com médico ou farmacêutico.',
    )
  })
})

test.describe('in another time zone', () => {
  test.use({ timezoneId: 'Europe/Lisbon' })

  test('lets the member choose between home time and device time @phone-only', async ({ page, context }) => {
    await newMember(context)
    const added = await context.request.post(`${instance.memberUrl}/api/medications`, {
      data: {
        name: 'Losartana',
        form: 'tablet',
        kind: 'daily',
        times: ['08:00'],
        startsOn: '2026-01-01',
        timeZone: 'America/Sao_Paulo',
      },
      headers: { Origin: instance.memberUrl },
    })
    expect(added.ok()).toBe(true)
    await page.goto('/app/medications')
    await expect(page.getByText('Seu aparelho está em outro fuso')).toBeVisible()
    await page.getByRole('button', { name: 'Manter o de casa' }).click()
    await expect(page.getByText('Seu aparelho está em outro fuso')).toBeHidden()
    await closeToast(page, 'Seus horários seguem o relógio de casa')
  })
})

test.describe('a dose that cannot be saved', () => {
  test.use({ expectedErrors: [/status of (401|500)|ERR_FAILED|ERR_INTERNET_DISCONNECTED/] })

  test('is late again when saving fails, and keeps the reason of its skip, even when the session ends @phone-only', async ({
    page,
    context,
  }) => {
    const email = await newMember(context)
    const due = await currentMinute()
    const added = await context.request.post(`${instance.memberUrl}/api/medications`, {
      data: {
        name: 'Losartana',
        form: 'tablet',
        kind: 'daily',
        times: [due],
        startsOn: '2026-01-01',
      },
      headers: { Origin: instance.memberUrl, 'X-Time-Zone': 'America/Sao_Paulo' },
    })
    expect(added.ok()).toBe(true)
    await page.goto('/app/medications')
    const dose = doses(page).filter({ hasText: 'Losartana' })
    const take = dose.getByRole('button', { name: `Tomei Losartana, dose das ${due}`, exact: true })
    const url = '**/api/medications/*/doses'

    const rejection = Promise.withResolvers<void>()
    await page.route(url, async (route) => {
      await rejection.promise
      await route.fulfill({ status: 500, json: { message: 'Tente de novo', code: 'internal' } })
    })
    await take.click()
    await expect(dose).toContainText('Tomada')
    await expect(dose).not.toContainText('Atrasada')
    rejection.resolve()
    await expect(dose).toContainText('Atrasada')
    await closeToast(page, 'Não foi possível registrar a dose')
    await page.unroute(url)

    const success = Promise.withResolvers<void>()
    await page.route(url, async (route) => {
      await success.promise
      await route.continue()
    })
    await take.click()
    await expect(dose).toContainText('Tomada')
    await expect(dose.getByRole('button', { name: /^Desfazer o registro/ })).toBeHidden()
    success.resolve()
    await closeToast(page, 'Dose registrada')
    await expect(dose.getByRole('button', { name: /^Desfazer o registro/ })).toBeVisible()
    await expect(dose).toContainText('Tomada')
    await dose.getByRole('button', { name: /^Desfazer o registro/ }).click()
    await closeToast(page, 'Registro desfeito')

    const skip = doses(page).getByRole('button', { name: /^Pular/ })
    await expect(skip).toBeVisible()
    await skip.click()
    await expect(confirmation(page)).toBeVisible()
    // This device keeps nothing, so that nothing can wait for a network either.
    await context.setOffline(true)
    await expect(confirmation(page)).toContainText('para salvar, é preciso internet')
    await expect(confirmation(page).getByRole('button', { name: 'Pular dose' })).toBeDisabled()
    await page.keyboard.press('Escape')
    await expect(take).toBeDisabled()
    await take.dispatchEvent('click')
    await closeToast(page, 'É preciso internet')
    await context.setOffline(false)
    await skip.click()
    await confirmation(page).getByLabel('Motivo').fill('Enjoo')
    await page.route('**/doses', (route) => route.abort())
    await confirmation(page).getByRole('button', { name: 'Pular dose' }).click()
    await closeToast(page, 'Não foi possível registrar a dose')
    await expect(confirmation(page).getByLabel('Motivo')).toHaveValue('Enjoo')
    await page.unroute('**/doses')

    await context.clearCookies()
    await confirmation(page).getByRole('button', { name: 'Pular dose' }).click()
    await page.waitForURL('**/auth?**')
    await page.getByLabel('E-mail').fill(email)
    await page.getByLabel('Senha', { exact: true }).fill(DEMO_PASSWORD)
    await page.getByRole('button', { name: 'Entrar', exact: true }).click()
    await skip.click()
    await expect(confirmation(page).getByLabel('Motivo')).toHaveValue('Enjoo')
    await confirmation(page).getByRole('button', { name: 'Pular dose' }).click()
    await expect(doses(page)).toContainText('Motivo: Enjoo')
  })
})

test('returns from a refill to where it was opened @phone-only', async ({ page, context }) => {
  await reuseSession(context, 'maria@exemplo.com.br')
  await page.goto('/app/medications')
  const heading = page.getByRole('heading', { level: 1, name: 'Losartana potássica 50 mg' })
  const cancel = dialog(page).getByRole('button', { name: 'Cancelar' })
  await rows(page).getByRole('link', { name: 'Losartana potássica 50 mg' }).click()
  await page.getByRole('button', { name: 'Repor Losartana potássica 50 mg' }).click()
  await expect(page).toHaveURL(/janela=repor/)
  await page.reload()
  await cancel.click()
  await expect(dialog(page)).toBeHidden()
  await expect(heading).toBeVisible()
  await expect(page).toHaveURL(/\/app\/medications\/[\w-]+$/)
  await page.goBack()

  // The warning above the list opens the refill on the medication's page; closing it returns to the list, at the row.
  await page.getByRole('link', { name: 'Repor Losartana potássica 50 mg' }).click()
  await expect(page).toHaveURL(/janela=repor/)
  await page.reload()
  await cancel.click()
  await expect(page).toHaveURL('/app/medications')
  await expect(rows(page).getByRole('link', { name: 'Losartana potássica 50 mg' })).toBeFocused()
})

test.describe('when the doses of today fail', () => {
  test.use({ expectedErrors: [/status of 503/] })

  test('keeps the page of a medication and its open question while they load, fail and come @phone-only', async ({
    page,
    context,
  }) => {
    await newMember(context)
    const id = await addMedication(context, 'Losartana', await currentMinute())
    await fulfill(page, '**/api/medications/day?*', { status: 503, json: {} })
    const answer = await holdBack(page, '**/api/medications/day?*')
    const today = page.getByRole('region', { name: 'Doses de hoje' })
    await page.goto(`/app/medications/${id}`)
    await expect(page.getByRole('heading', { name: 'Estoque' })).toBeVisible()
    await expect(today.getByRole('status')).toHaveText('Carregando…')
    await page.getByRole('button', { name: 'Pausar Losartana 50 mg' }).click()
    await expect(confirmation(page)).toBeVisible()
    answer()
    await expect(page.getByText('Não conseguimos carregar as doses de hoje.')).toBeVisible()
    await expect(confirmation(page)).toBeVisible()
    await confirmation(page).getByRole('button', { name: 'Cancelar' }).click()
    await page.unroute('**/api/medications/day?*')
    await today.getByRole('button', { name: 'Tentar de novo' }).click()
    await expect(doses(page)).toContainText('Atrasada')
  })
})

test.describe('where it is eight in the morning', () => {
  // "Etc/GMT+3" is three hours behind UTC, and no zone is more than 12 hours behind or 14 ahead.
  const behind = ((new Date(currentTime()).getUTCHours() - 8 + 36) % 24) - 12
  test.use({ timezoneId: `Etc/GMT${behind < 0 ? behind : `+${behind}`}` })

  test('asks before a dose is recorded long before its time @phone-only', async ({ page, context }) => {
    await newMember(context)
    await page.goto('/app/medications')
    await page.getByRole('button', { name: 'Adicionar medicamento' }).click()
    await dialog(page).getByLabel('Nome').fill('Losartana')
    await dialog(page).getByLabel('Horário 1').fill('20:00')
    await dialog(page).getByRole('button', { name: 'Adicionar medicamento' }).click()
    await closeToast(page, 'Medicamento adicionado')

    const dose = doses(page).filter({ hasText: 'Losartana' })
    const take = dose.getByRole('button', { name: 'Tomei Losartana, dose das 20:00', exact: true })
    await take.click()
    await expect(confirmation(page)).toContainText('Ainda não está na hora desta dose')
    await expect(confirmation(page)).toContainText('você não recebe lembrete dela')
    await expectAccessible(page)
    await confirmation(page).getByRole('button', { name: 'Cancelar' }).click()
    await expect(dose).not.toContainText('Tomada às')
    await take.click()
    await confirmation(page).getByRole('button', { name: 'Sim, já tomei' }).click()
    await expect(dose).toContainText('Tomada às')
  })
})
