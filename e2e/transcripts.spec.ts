import { settle } from './support/at-rest.ts'
import { currentMinute } from './support/dates.ts'
import { newMember } from './support/new-member.ts'
import { addMedication } from './support/records.ts'
import { watchRequests } from './support/requests.ts'
import { readAloud } from './support/screen-reader.ts'
import { reuseSession } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'

test('reads the sign-in and a new member’s home aloud @phone-only', async ({ page, context }) => {
  const requestsEnded = watchRequests(page)
  await page.goto('/auth')
  await requestsEnded()
  expect(await readAloud(page, 'main')).toMatchSnapshot('sign-in.txt')
  await newMember(context)
  await page.goto('/')
  await expect(page.getByRole('region', { name: 'Comece por aqui' })).toBeVisible()
  await settle(page)
  expect(await readAloud(page, 'main')).toMatchSnapshot('home.txt')
})

test('reads a dose that is recorded aloud @phone-only', async ({ page, context }) => {
  await newMember(context)
  await addMedication(context, 'Losartana', await currentMinute())
  await page.goto('/app/medications')
  const dose = page.getByRole('article').filter({ hasText: 'Losartana 50 mg' }).first()
  const take = dose.getByRole('button', { name: /^Tomei Losartana 50 mg, dose/ })
  await expect(take).toBeVisible()
  await settle(page)
  expect(await readAloud(page, 'main article')).toMatchSnapshot('dose-due.txt')
  await take.press('Enter')
  await expect(dose.getByRole('button', { name: /^Desfazer/ })).toBeFocused()
  // Hovering the message stops its timer.
  await page.locator('[data-scope=toast][data-part=root]').hover()
  expect(await readAloud(page, 'main article')).toMatchSnapshot('dose-taken.txt')
  expect(await readAloud(page, '[data-scope=toast][data-part=root]')).toMatchSnapshot('dose-message.txt')
})

test('reads the form of a consultation, and the card, aloud @phone-only', async ({ page, context }) => {
  await newMember(context)
  await page.goto('/app/consultations?agendar=1')
  await expect(page.getByRole('textbox', { name: /^Médico/ })).toBeVisible()
  await settle(page)
  expect(await readAloud(page, 'form')).toMatchSnapshot('schedule-consultation.txt')
  await page.goto('/app/membership-card')
  await expect(page.getByRole('button', { name: 'Mostrar no balcão' })).toBeVisible()
  await settle(page)
  const card = await readAloud(page, 'main')
  expect(card.replaceAll(/\d{4} \d{4} \d{4}( \d{1,4})*/g, 'NÚMERO')).toMatchSnapshot('membership-card.txt')
})

test('reads an exam, and the answer to a person in danger, aloud @phone-only', async ({ page, context }) => {
  await reuseSession(context, 'maria@exemplo.com.br')
  await page.goto('/app/exams/demo-exam-1')
  await expect(page.getByRole('heading', { name: 'Hemoglobina', exact: true })).toBeVisible()
  await settle(page)
  expect(await readAloud(page, 'main')).toMatchSnapshot('exam.txt')
  await page.goto('/app/chat')
  const element = await page.getByTitle('Assistente de ajuda').elementHandle()
  const frame = await element?.contentFrame()
  if (!frame) throw new Error('the chat has no frame')
  await frame.getByLabel('Escreva sua dúvida').fill('quero morrer')
  await frame.getByLabel('Escreva sua dúvida').press('Enter')
  await expect(frame.getByRole('log').getByRole('link', { name: /188/ })).toBeVisible()
  expect(await readAloud(frame, '[role=log]')).toMatchSnapshot('crisis-answer.txt')
})
