import type { BrowserContext, Page } from '@playwright/test'
import { expectAccessible } from './support/accessibility.ts'
import { atRest } from './support/at-rest.ts'
import { instance } from './support/instance.ts'
import { newMember } from './support/new-member.ts'
import { expectFilesCached, reloadThroughServiceWorker } from './support/offline-files.ts'
import { watchRequests } from './support/requests.ts'
import { expect, test } from './support/test.ts'
import { keepData } from './support/vault.ts'

const PATH = '/app/health-profile'
const save = (page: Page) => page.getByRole('button', { name: 'Salvar perfil de saúde' })
const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

const headers = { Origin: instance.memberUrl }

const profile = {
  bloodType: 'O-',
  allergies: [
    { substance: 'Camarão', reaction: 'Coceira', severity: 'mild' },
    { substance: 'Penicilina', reaction: 'Inchaço no rosto', severity: 'severe' },
  ],
  conditions: [{ name: 'Asma', notes: 'Desde 2010' }],
  emergencyContact: { name: 'Paulo Teste', relation: 'Irmão', phone: '(11) 91234-5678' },
}

async function saveProfile(context: BrowserContext, fields = {}) {
  const answer = await context.request.put('/api/health-profile', {
    data: { ...profile, ...fields },
    headers,
  })
  expect(answer.status()).toBe(200)
}

async function addMedication(context: BrowserContext, name = 'Losartana') {
  const data = {
    ...{ name, dose: '50 mg', form: 'tablet', kind: 'daily', times: ['08:00', '20:00'] },
    ...{ startsOn: '2026-01-01', timeZone: 'America/Sao_Paulo' },
  }
  expect((await context.request.post('/api/medications', { data, headers })).status()).toBe(201)
}

test('fills the profile in, with the medications in use beside it @phone-only', async ({ page, context }) => {
  await newMember(context)
  await addMedication(context)
  await page.goto('/app/onboarding/anamnesis')
  await page.getByRole('link', { name: 'Perfil de saúde' }).filter({ visible: true }).last().click()
  await expect(page).toHaveURL(PATH)
  await expect(page).toHaveTitle(/^Perfil de saúde/)
  await expect(section(page, 'Medicamentos em uso')).toContainText('Losartana 50 mg')
  await expectAccessible(page)

  await page.getByRole('link', { name: 'Preencher perfil de saúde' }).click()
  await expect(page).toHaveTitle(/^Editar perfil de saúde/)
  await page.getByLabel('Tipo sanguíneo').selectOption('O−')
  await page.getByRole('button', { name: 'Adicionar alergia' }).click()
  const substance = page.getByLabel('A que você tem alergia')
  await expect(substance).toBeFocused()
  await page.getByLabel('Gravidade').selectOption('Grave')
  await page.getByRole('button', { name: 'Adicionar condição' }).click()
  await page.getByLabel('Condição', { exact: true }).fill('Asma')
  await page.getByRole('button', { name: 'Adicionar condição' }).click()
  await page.getByLabel('Nome do contato').fill('Paulo Teste')
  await save(page).click()
  await expect(substance).toBeFocused()
  await expect(substance).toHaveAccessibleDescription(/Informe a que você tem alergia/)
  await expect(page.getByLabel('Telefone com DDD')).toHaveAccessibleDescription(/Informe um telefone com DDD/)
  await expectAccessible(page)

  await substance.fill('Penicilina')
  await page.getByLabel('Telefone com DDD').fill('(11) 91234-5678')
  await save(page).click()
  await expect(page).toHaveURL(PATH)
  await expect(page.getByText('Perfil de saúde salvo')).toBeVisible()
  await expect(section(page, 'Tipo sanguíneo')).toContainText('O negativo')
  await expect(section(page, 'Alergias')).toContainText(/Penicilina.*Grave/s)
  await expect(section(page, 'Condições de saúde').getByRole('listitem')).toHaveText(['Asma'])
  await expect(section(page, 'Medicamentos em uso')).toContainText('Todo dia às 08:00 e 20:00')
  await expect(page.getByRole('link', { name: 'Ligar para Paulo Teste, (11) 91234-5678' })).toHaveAttribute(
    'href',
    'tel:11912345678',
  )
  await expect(page.getByRole('switch', { name: 'Mostrar meu perfil no balcão' })).not.toBeChecked()
  await expectAccessible(page)
})

test('names the medications in use that match an allergy @phone-only', async ({ page, context }) => {
  await newMember(context)
  await addMedication(context)
  await addMedication(context, 'Amoxicilina')
  await page.goto(`${PATH}/edit`)
  await page.getByRole('button', { name: 'Adicionar alergia' }).click()
  await page.getByLabel('A que você tem alergia').fill('Penicilina')
  await save(page).click()
  const main = page.getByRole('main')
  await expect(main).toContainText(
    'Você anotou alergia a “Penicilina”, que pode ter a ver com Amoxicilina 50 mg.',
  )
  await expect(main).toContainText('Confirme com médico ou farmacêutico.')
  await expect(main).not.toContainText('pode ter a ver com Losartana')
  await expectAccessible(page)
})

test('shows the most severe allergy first; a removed row can be put back, and a draft discarded @phone-only', async ({
  page,
  context,
}) => {
  await newMember(context)
  await saveProfile(context)
  await page.goto(PATH)
  await expect(section(page, 'Alergias').getByRole('listitem')).toHaveText([/Penicilina/, /Camarão/])
  await page.getByRole('link', { name: 'Editar perfil de saúde' }).click()
  await page.getByRole('button', { name: 'Remover alergia Camarão' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Adicionar alergia' })).toBeFocused()
  const substances = page.getByLabel('A que você tem alergia')
  await expect(substances).toHaveCount(1)
  await page.getByRole('button', { name: 'Desfazer: Camarão' }).click()
  await expect(substances).toHaveCount(2)
  await expect(substances.first()).toHaveValue('Camarão')
  await expect(substances.first()).toBeFocused()
  await expect(page.getByLabel('O que acontece').first()).toHaveValue('Coceira')
  await expect(page.getByLabel('Gravidade').first()).toHaveValue('mild')
  // So can one without a name that holds something else.
  await substances.first().fill('')
  await page.getByRole('button', { name: 'Remover alergia 1' }).press('Enter')
  await expect(substances).toHaveCount(1)
  await page.getByRole('button', { name: 'Desfazer: Alergia 1' }).click()
  await expect(substances).toHaveCount(2)
  await expect(page.getByLabel('O que acontece').first()).toHaveValue('Coceira')
  await page.getByRole('button', { name: 'Remover alergia 1' }).press('Enter')
  await expect(substances).toHaveCount(1)
  await page.reload()
  const discard = page.getByRole('button', { name: 'Descartar mudanças' })
  await expect(discard).toBeVisible()
  // It would discard this edit too.
  await page.getByLabel('Nome do contato').fill('Rita Teste')
  await expect(discard).toBeHidden()
  await page.getByLabel('Nome do contato').fill('Paulo Teste')
  await discard.click()
  await expect(substances).toHaveCount(2)
  await expect(substances.first()).toHaveValue('Camarão')
  await expect(page.getByText('Recuperamos o que você mudou')).toHaveCount(0)
  await page.getByRole('button', { name: 'Remover alergia Camarão' }).press('Enter')
  await expect(substances).toHaveValue('Penicilina')
  await page.getByRole('button', { name: 'Remover alergia Penicilina' }).press('Enter')
  await save(page).click()
  await expect(section(page, 'Alergias')).toContainText('Nenhuma alergia anotada.')
})

test('puts a removed row back into a full list once it has room @phone-only', async ({ page, context }) => {
  await newMember(context)
  const conditions = Array.from({ length: 30 }, (_, n) => ({ name: `Condição ${n}`, notes: 'Desde 2010' }))
  await saveProfile(context, { conditions })
  await page.goto(`${PATH}/edit`)
  const names = page.getByLabel('Condição', { exact: true })
  const undo = page.getByRole('button', { name: 'Desfazer: Condição 4' })
  await page.getByRole('button', { name: 'Remover condição Condição 4', exact: true }).press('Enter')
  await expect(names).toHaveCount(29)
  await page.getByRole('button', { name: 'Adicionar condição' }).press('Enter')
  await expect(names).toHaveCount(30)
  await undo.click()
  await expect(page.getByText('A lista está cheia: remova um item para desfazer')).toBeVisible()
  await expect(names).toHaveCount(30)
  await page.getByRole('button', { name: 'Remover condição 30', exact: true }).press('Enter')
  await expect(names).toHaveCount(29)
  await undo.click()
  await expect(names).toHaveCount(30)
  await expect(names.nth(4)).toHaveValue('Condição 4')
})

test('keeps what was typed across a reload @phone-only', async ({ page, context }) => {
  await newMember(context)
  await page.goto(`${PATH}/edit`)
  await page.getByRole('button', { name: 'Adicionar condição' }).click()
  await page.getByLabel('Condição', { exact: true }).fill('Asma')
  await page.getByLabel('Nome do contato').fill('Paulo')
  await page.reload()
  await expect(page.getByText('Recuperamos o que você mudou e ainda não salvou.')).toBeVisible()
  await expect(page.getByLabel('Condição', { exact: true })).toHaveValue('Asma')
  await expect(page.getByLabel('Nome do contato')).toHaveValue('Paulo')
  await page.getByRole('button', { name: 'Cancelar' }).click()
  await page.goto(`${PATH}/edit`)
  await expect(page.getByLabel('Nome do contato')).toHaveValue('')
})

test.describe('changed on another device', () => {
  test.use({ expectedErrors: [/409/] })

  test('asks which version to keep @phone-only', async ({ page, context }) => {
    await newMember(context)
    await saveProfile(context)
    await page.goto(`${PATH}/edit`)
    await page.getByLabel('Nome do contato').fill('Rita Teste')
    await saveProfile(context, {
      emergencyContact: { name: 'Ana Teste', relation: 'Irmão', phone: '(11) 91234-5678' },
    })
    await save(page).click()
    const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'))
    await expect(dialog).toContainText('Rita Teste')
    await expect(dialog).toContainText('Ana Teste')
    await expectAccessible(page)
  })

  test('resends the form if only the switch has changed @phone-only', async ({ page, context }) => {
    await newMember(context)
    await saveProfile(context)
    await page.goto(`${PATH}/edit`)
    await page.getByLabel('Nome do contato').fill('Rita Teste')
    await saveProfile(context, { shownAtCounter: true })
    await save(page).click()
    await expect(page).toHaveURL(PATH)
    await expect(section(page, 'Contato de emergência')).toContainText('Rita Teste')
    await expect(page.getByRole('switch')).toBeChecked()
  })
})

test('shows the profile at the counter if the member wants it @phone-only', async ({ page, context }) => {
  await newMember(context, 'Clara Teste')
  await addMedication(context)
  await saveProfile(context)
  const counter = page.getByRole('dialog', { name: 'Carteirinha para mostrar no balcão' })
  await page.goto('/app/membership-card')
  await page.getByRole('button', { name: 'Mostrar no balcão' }).click()
  await expect(counter.getByRole('button', { name: 'Ver o verso' })).toBeVisible()
  await expect(counter.getByRole('button', { name: 'Ver perfil de saúde' })).toHaveCount(0)

  await page.goto(PATH)
  const wish = page.getByRole('switch', { name: 'Mostrar meu perfil no balcão' })
  await wish.focus()
  await page.keyboard.press('Space')
  await expect(wish).toBeChecked()
  await expect(page.getByText('Seu perfil aparece no balcão', { exact: true })).toBeVisible()
  await page.goto('/app/membership-card')
  await page.getByRole('button', { name: 'Mostrar no balcão' }).click()
  await counter.getByRole('button', { name: 'Ver perfil de saúde' }).click()
  for (const text of ['O negativo', 'Penicilina (grave)', 'Asma', 'Losartana 50 mg', 'Paulo Teste']) {
    await expect(counter).toContainText(text)
  }
  await expect(counter.getByRole('link', { name: /^Ligar para Paulo Teste/ })).toBeVisible()
  await expect(counter).toContainText(/Dados de .*\d\d:\d\d\./)
  await expectAccessible(page)
  await counter.getByRole('button', { name: 'Ver a frente' }).click()
  await expect(counter).not.toContainText('Penicilina')
})

test('prints the profile on one A4 page @desktop-only', async ({ page, context }) => {
  await newMember(context, 'Clara Teste')
  for (let n = 1; n <= 12; n += 1) await addMedication(context, `Medicamento ${n}`)
  const anamnesis = { age: 41, weightKg: 70, heightCm: 170, activityLevel: 'LIGHT', goal: 'HEALTH' }
  await context.request.post('/api/anamnesis', { data: anamnesis, headers })
  await saveProfile(context, {
    allergies: Array.from({ length: 30 }, (_, n) => ({ substance: `Alergia ${n}`, reaction: 'Coceira' })),
    conditions: Array.from({ length: 30 }, (_, n) => ({ name: `Condição ${n}`, notes: 'Desde 2010' })),
  })
  const { number } = await (await context.request.get('/api/membership-card')).json()
  await page.goto(PATH)
  await expect(page.getByRole('button', { name: 'Imprimir perfil de saúde em uma página' })).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  const sheet = page.getByRole('article')
  for (const text of [
    'Clara Teste',
    String(number).slice(0, 4),
    '41 anos',
    'O−',
    'Alergia 29',
    'Condição 29',
  ]) {
    await expect(sheet).toContainText(text)
  }
  await expect(sheet).toContainText('Medicamento 12 50 mg: Comprimido · Todo dia às 08:00 e 20:00')
  await expect(sheet).toContainText(/Impresso em \d\d\/\d\d\/\d{4} \d\d:\d\d/)
  await expect(page.getByRole('heading', { name: 'Perfil de saúde' })).toHaveCount(1)
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  expect(pdf.match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(1)
  // Nothing is cut off at the end of the page.
  const cutOff = () => sheet.evaluate((element) => element.scrollHeight - element.clientHeight)
  expect(await atRest(page, cutOff)).toBeLessThanOrEqual(1)
})

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow', expectedErrors: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|NetworkError/] })

  test('shows the profile at the counter until it is off @phone-only', async ({ page, context }) => {
    await newMember(context, 'Clara Teste')
    await saveProfile(context, { shownAtCounter: true })
    const requestsEnded = watchRequests(page)
    await keepData(page, '/app/membership-card')
    await reloadThroughServiceWorker(page)
    await expect(page.getByRole('button', { name: 'Mostrar no balcão' })).toBeVisible()
    await requestsEnded()
    await expectFilesCached(page)
    await context.setOffline(true)
    await page.reload()
    await page.getByRole('button', { name: 'Mostrar no balcão' }).click()
    await page.getByRole('button', { name: 'Ver perfil de saúde' }).click()
    await expect(page.getByRole('dialog')).toContainText('Penicilina (grave)')
    await context.setOffline(false)
    await saveProfile(context, { shownAtCounter: false })
    await page.goto(PATH)
    await expect(page.getByRole('switch')).not.toBeChecked()
    await page.goto('/app/membership-card')
    await page.getByRole('button', { name: 'Mostrar no balcão' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Ver perfil de saúde' })).toHaveCount(0)
  })
})
