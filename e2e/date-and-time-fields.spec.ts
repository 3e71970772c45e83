import type { Locator, Page } from '@playwright/test'
import { currentTime } from './support/clock.ts'
import { currentMinute, typedDate } from './support/dates.ts'
import { instance } from './support/instance.ts'
import { MEMBER_EMAIL } from './support/member-routes.ts'
import { newMember } from './support/new-member.ts'
import { reuseAdminSession, reuseSession } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const wrongFormat = (page: Page) =>
  page.getByText(/[Uu]se o formato|Use uma data como|Data inválida|Informe uma data válida/)

const year = new Date(currentTime()).getFullYear()
const pastDay = `05/03/${year - 1}`
const nextPastDay = `06/03/${year - 1}`
const futureDay = `05/03/${year + 1}`

const date = (label: string, shown: string) => ({ label, shown })
const time = (label: string, shown = '08:30') => ({ label, shown })
type Field = ReturnType<typeof date>

/**
 * What people type for the date or time. Each field takes the first two; one of each kind takes all, which
 * `date-text.test.ts` and `time-field.test.ts` list in full.
 */
function waysToType({ shown }: Field): string[] {
  if (shown.includes(':')) {
    const [hour = '', minute = ''] = shown.split(':')
    const short = Number(hour)
    const others = [':', 'h', '.', ' '].map((with_) => hour + with_ + minute)
    return [hour + minute, `${short}h${minute}`, ...others, `${short}:${minute}`]
  }
  const [day = '', month = '', ofYear = ''] = shown.split('/')
  const parts = [day, month, ofYear]
  const others = ['/', '-', '.', ' '].map((with_) => parts.join(with_))
  const [shortDay, shortMonth] = [Number(day), Number(month)]
  return [
    parts.join(''),
    `${shortDay}-${shortMonth}-${ofYear.slice(2)}`,
    ...others,
    `${shortDay}/${shortMonth}/${ofYear}`,
  ]
}

function wayToPaste({ shown }: Field): string {
  return shown.includes(':') ? shown.replace(':', 'h') : shown.split('/').toReversed().join('-')
}

const caretOf = (input: Locator) => input.evaluate((node: HTMLInputElement) => node.selectionStart)
const setCaret = (input: Locator, caret: number) =>
  input.evaluate((node: HTMLInputElement, at) => node.setSelectionRange(at, at), caret)

interface Form {
  /** Makes the form show the error for a wrong value. */
  submit?: () => Promise<void>
  /** Whether the error stays until the form is submitted again. */
  keepsErrors?: boolean
  /** Whether its fields are tried with all that people type. */
  inEveryWay?: boolean
}

/** Short, because the retry submits the form again; a press that waits for ever would not be retried. */
const SHORT = { timeout: 1000 }

async function enterAsPeopleDo(page: Page, field: Field, { submit, keepsErrors, inEveryWay = false }: Form) {
  const input = page.getByLabel(field.label, { exact: true }).last()
  const separatorAt = field.shown.search(/\D/)
  async function expectAccepted(way: string) {
    await input.blur()
    await expect(input, `${field.label}: ${way}`).toHaveValue(field.shown)
    // A form ignores clicks while a submit is in flight.
    await expect(async () => {
      if (keepsErrors) await submit?.()
      await expect(wrongFormat(page), `${field.label}: ${way}`).toHaveCount(0, SHORT)
    }).toPass()
  }

  await input.fill(field.shown.includes(':') ? '25:00' : '31/02/2026')
  await expect(async () => {
    await submit?.()
    await expect(wrongFormat(page).first()).toBeVisible(SHORT)
  }).toPass()
  for (const typed of waysToType(field).slice(0, inEveryWay ? undefined : 2)) {
    await input.fill('')
    await input.pressSequentially(typed)
    await expectAccepted(`${typed} typed`)
  }

  await input.focus()
  await setCaret(input, separatorAt)
  await input.press('Backspace')
  expect(await input.inputValue()).toBe(
    field.shown.slice(0, separatorAt - 1) + field.shown.slice(separatorAt),
  )
  expect(await caretOf(input)).toBe(separatorAt - 1)
  await input.pressSequentially(field.shown.charAt(separatorAt - 1))
  expect([await input.inputValue(), await caretOf(input)]).toEqual([field.shown, separatorAt])
  await input.press('Delete')
  expect([await input.inputValue(), await caretOf(input)]).toEqual([field.shown, separatorAt + 1])
  await input.press('Backspace')
  expect([await input.inputValue(), await caretOf(input)]).toEqual([field.shown, separatorAt])
  await expectAccepted('corrected')

  await input.fill(field.shown.slice(0, separatorAt))
  await page.evaluate((text) => navigator.clipboard.writeText(text), wayToPaste(field))
  await input.press('ControlOrMeta+v')
  await expectAccepted(`${wayToPaste(field)} pasted`)

  // Type as Android keyboards do, without key codes.
  const devtools = await page.context().newCDPSession(page)
  await input.fill('')
  for (const text of field.shown.replaceAll(/\D/g, '')) await devtools.send('Input.insertText', { text })
  await expectAccepted('inserted')
  await input.fill('')
  let composed = ''
  for (const character of wayToPaste(field)) {
    composed += character
    const end = composed.length
    await devtools.send('Input.imeSetComposition', { text: composed, selectionStart: end, selectionEnd: end })
  }
  await devtools.send('Input.insertText', { text: composed })
  await expectAccepted('composed')
  await devtools.detach()
}

async function enterEach(page: Page, fields: Field[], form: Form = {}) {
  for (const field of fields) await test.step(field.label, () => enterAsPeopleDo(page, field, form))
}

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

const memberForms = [
  {
    path: '/app/consultations?agendar=1',
    submit: 'Agendar consulta',
    fields: [date('Data', futureDay), time('Horário')],
  },
  {
    path: '/app/exercise?registrar=1',
    submit: 'Adicionar atividade',
    fields: [date('Data', pastDay), time('Hora de início')],
    inEveryWay: true,
  },
  {
    path: '/app/sleep?registrar=1',
    submit: 'Adicionar registro',
    fields: [
      date('Data de início', pastDay),
      time('Hora de início'),
      date('Data de término', pastDay),
      time('Hora de término'),
    ],
  },
  { path: '/app/exams/new', submit: 'Salvar exame', fields: [date('Data do exame', pastDay)] },
]

for (const { path, submit, fields, inEveryWay = false } of memberForms) {
  test(`takes dates and times as people enter them at ${path} @phone-only`, async ({ page, context }) => {
    await reuseSession(context, MEMBER_EMAIL)
    await page.goto(path)
    await enterEach(page, fields, { submit: () => button(page, submit).click(SHORT), inEveryWay })
  })
}

test('takes dates and times as people enter them for a medication and its dose @phone-only', async ({
  page,
  context,
}) => {
  await newMember(context)
  await page.goto('/app/medications?janela=novo')
  const dialog = page.getByRole('dialog')
  const submit = () => button(page, 'Adicionar medicamento').last().click(SHORT)
  await dialog.getByRole('radio', { name: 'De tantas em tantas horas' }).check()
  await enterEach(page, [date('Dia da primeira dose', futureDay), time('Horário da primeira dose')], {
    submit,
  })
  await dialog.getByRole('radio', { name: 'Todo dia, em horários certos' }).check()
  const until = date('Até (opcional)', futureDay)
  await enterEach(page, [time('Horário 1'), date('Desde', futureDay), until], { submit })

  await dialog.getByLabel('Nome').fill('Losartana')
  await dialog.getByRole('textbox', { name: 'Dose' }).fill('50 mg')
  await dialog.getByLabel('Desde').fill(typedDate(0))
  const due = await currentMinute()
  await dialog.getByLabel('Horário 1').fill('')
  await dialog.getByLabel('Horário 1').pressSequentially(due.replace(':', 'h'))
  await dialog.getByLabel(until.label).fill('')
  await dialog.getByLabel(until.label).pressSequentially(`5-3-${String(year + 1).slice(2)}`)
  const sent = page.waitForRequest((request) => request.method() === 'POST')
  // Submits without leaving the field.
  await dialog.getByLabel(until.label).press('Enter')
  expect((await sent).postDataJSON()).toMatchObject({ times: [due], endsOn: `${year + 1}-03-05` })

  await page.getByRole('button', { name: /em outro horário, dose das/ }).click()
  await enterEach(page, [date('Data', pastDay), time('Hora')], {
    submit: () => button(page, 'Registrar dose').click(SHORT),
  })
})

test.describe('in the dashboard', () => {
  const range = [date('De', pastDay), date('Até', nextPastDay)]
  const isoRange = { from: `${year - 1}-03-05`, to: `${year - 1}-03-06` }
  const inUrl = new RegExp(`from=${isoRange.from}&to=${isoRange.to}`)
  const submitRange = (page: Page) => ({
    submit: () => page.getByLabel('De', { exact: true }).press('Enter'),
    keepsErrors: true,
  })

  test.beforeEach(({ context }) => reuseAdminSession(context))

  test('takes dates as people enter them in the logs @desktop-only', async ({ page }) => {
    await page.goto(`${instance.adminUrl}/registros`)
    await button(page, 'Mais filtros').click()
    await enterEach(page, range, { inEveryWay: true })
    await expect(page).toHaveURL(inUrl)
  })

  test('takes dates as people enter them in the statistics @desktop-only', async ({ page }) => {
    await page.goto(`${instance.adminUrl}/estatisticas?from=${year - 1}-03-01&to=${year - 1}-03-07`)
    await enterEach(page, range, submitRange(page))
    await expect(page).toHaveURL(inUrl)
  })

  test('takes dates as people enter them in the reports @desktop-only', async ({ page }) => {
    await page.goto(`${instance.adminUrl}/relatorios`)
    const asked: unknown[] = []
    await page.route('**/api/admin/reports', (route) => {
      if (route.request().method() !== 'POST') return route.continue()
      asked.push(route.request().postDataJSON())
      return route.fulfill({ status: 201, json: {} })
    })
    await enterEach(page, range, submitRange(page))
    expect(asked.at(-1)).toMatchObject(isoRange)
  })

  test('takes dates as people enter them in the configuration @desktop-only', async ({ page }) => {
    await page.goto(`${instance.adminUrl}/configuracao`)
    await enterEach(page, [date('Dia', futureDay)], {
      submit: () => button(page, 'Adicionar dia').click(SHORT),
      keepsErrors: true,
    })
  })
})
