import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from './support/accessibility.ts'
import { atRest } from './support/at-rest.ts'
import { installClock } from './support/clock.ts'
import { fulfill, watchRequests } from './support/requests.ts'
import { reuseSession } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'

const CHAT = 'https://chat.example/bot'
/** SAMU, CVV, fire brigade, police, Ligue 180 and Disque 100. */
const PUBLIC_NUMBERS = ['192', '188', '193', '190', '180', '100']

/** Expects links that call these numbers with one tap, each large enough for a finger. */
async function expectPhones(part: Locator, phones: string[]): Promise<void> {
  const links = part.getByRole('link', { name: /\d/ })
  const shown = () =>
    links.evaluateAll((all) =>
      all.map((link) => ({
        href: link.getAttribute('href'),
        isLarge: link.getBoundingClientRect().height >= 44,
      })),
    )
  await expect.poll(shown).toEqual(phones.map((phone) => ({ href: `tel:${phone}`, isLarge: true })))
}

const agree = (page: Page) => page.getByRole('button', { name: 'Concordar e abrir o chat' })

/** Adds the URL of an external chat to the company's details. */
async function withExternalChat(page: Page): Promise<void> {
  await page.route('**/api/company', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), chatUrl: CHAT } })
  })
}

test('answers a question, links to the screen, and admits when it has no answer @phone-only', async ({
  page,
  context,
}) => {
  await reuseSession(context, 'joao@exemplo.com.br')
  await page.goto('/app/chat')
  const iframe = page.getByTitle('Assistente de ajuda')
  await expect(iframe).toHaveAttribute('sandbox', /^(?!.*allow-same-origin).*allow-scripts/)
  const frame = iframe.contentFrame()
  const log = frame.getByRole('log')
  await expect(log.getByRole('button', { name: 'Como agendo uma consulta?' })).toBeVisible()
  await expectAccessible(page)

  const bottom = () => iframe.evaluate((element) => element.getBoundingClientRect().bottom)
  const bar = () => page.locator('[data-tab-bar]').evaluate((element) => element.getBoundingClientRect().top)
  const covered = await atRest(page, async () => (await bottom()) - (await bar()))
  expect(covered).toBeLessThanOrEqual(0)

  const field = frame.getByLabel('Escreva sua dúvida')
  await field.fill('qual a capital da frança?')
  await field.press('Enter')
  await expect(log).toContainText('Não encontrei resposta para isso')
  await expect(log.getByRole('link', { name: 'Ligar para 0800 123 4567' })).toHaveAttribute(
    'href',
    'tel:08001234567',
  )
  const notFound = log.locator('> *', { hasText: 'Não encontrei resposta para isso' })
  await expectPhones(notFound, ['08001234567', ...PUBLIC_NUMBERS.slice(0, 3)])
  await notFound.getByText('Outros').click()
  // Customer service first, the plan's emergency line last.
  await expectPhones(notFound, ['08001234567', ...PUBLIC_NUMBERS, '08001234567'])
  await field.fill('ando muito triste e sem vontade de nada')
  await field.press('Enter')
  const answer = log.locator('> *').last()
  await expect(answer).toContainText('Sinto muito que esteja passando por isso.')
  await expectPhones(answer, ['188'])
  for (const [question, text, path] of [
    ['Quando é minha próxima consulta?', 'está em Consultas, na aba Próximas.', '/app/consultations'],
    ['qual meu próximo remédio?', 'estão em Medicamentos, na aba Doses.', '/app/medications'],
    ['posso tomar dipirona com ibuprofeno?', 'Pergunte ao farmacêutico ou a quem receitou', undefined],
    ['obrigada!', 'De nada!', undefined],
    ['oi, tudo bem?', 'Tudo bem por aqui!', undefined],
    ['tchau', 'Combinado!', undefined],
  ] as const) {
    await field.fill(question)
    await field.press('Enter')
    await expect(answer).toContainText(text)
    const paths = () =>
      answer.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href')))
    expect(await paths()).toEqual(path ? [path] : [])
  }
  const below = page.locator('#main').getByRole('listitem')
  await expectPhones(below, ['08001234567', ...PUBLIC_NUMBERS])
  await field.fill('como agnedo uma consutla')
  await frame.getByRole('button', { name: 'Enviar' }).click()
  await expect(field).toHaveValue('')
  await expect(log).toContainText('Abra Consultas e toque em “Agendar nova consulta”.')
  await expectAccessible(page)
  await log.locator('> *').last().getByRole('link', { name: 'Abrir Consultas' }).click()
  await expect(page).toHaveURL('/app/consultations')
})

/** A question for each kind of danger, with the numbers in its answer. */
const dangers: [question: string, numbers: string[]][] = [
  ['qro morrer', ['188', '192']],
  ['to me cortando', ['188', '192']],
  ['dor no peito', ['192']],
  ['minha mãe está com a boca torta', ['192']],
  ['não consigo respirar', ['192']],
  ['não para de sangrar', ['192']],
  ['tomei remédio demais', ['192', '08007226001', '188']],
  ['meu bebê engasgou', ['192', '193']],
  ['meu filho está tendo uma convulsão', ['192']],
  ['meu pai desmaiou e não acorda', ['192']],
  ['grávida com sangramento', ['192']],
  ['minha garganta está fechando, comi camarão', ['192']],
  ['meu marido me bate', ['190', '180', '100']],
  ['minha casa está pegando fogo', ['193', '192']],
]

test('answers a person in danger with the numbers to call for every kind of danger, never with an article @phone-only', async ({
  page,
  context,
}) => {
  await reuseSession(context, 'joao@exemplo.com.br')
  await page.goto('/app/chat')
  const frame = page.getByTitle('Assistente de ajuda').contentFrame()
  const log = frame.getByRole('log')
  const field = frame.getByLabel('Escreva sua dúvida')
  const below = page.locator('#main').getByRole('link', { name: /SAMU 192/ })
  await expect(below).toHaveAttribute('href', 'tel:192')

  const answers = log.locator('> *', { hasText: 'Não sou um serviço médico' })
  for (const [at, [question, numbers]] of dangers.entries()) {
    await field.fill(question)
    await field.press('Enter')
    await expect(answers).toHaveCount(at + 1)
    const links = () =>
      answers
        .last()
        .getByRole('link')
        .evaluateAll((all) => all.map((link) => link.getAttribute('href')))
    // The last one is the provider's line.
    await expect
      .poll(links, { message: question })
      .toEqual([...numbers, '08001234567'].map((number) => `tel:${number}`))
  }
  await expect(answers.first().getByRole('link')).toHaveText([
    'Ligar para CVV 188',
    'Ligar para SAMU 192',
    'Ligar para Emergência 24 h do plano 0800 123 4567',
  ])
  await expectPhones(answers.first(), ['188', '192', '08001234567'])
  await expect(log.getByRole('link', { name: /^Abrir/ })).toHaveCount(0)
  await expectAccessible(page)
})

test.describe('an external chat', () => {
  // The CSP that is built into the page allows no external chat.
  test.use({ bypassCSP: true })

  test('loads only after consent @phone-only', async ({ page, context }) => {
    await reuseSession(context, 'joao@exemplo.com.br')
    await withExternalChat(page)
    let requests = 0
    await page.route(`${CHAT}**`, (route) => {
      requests += 1
      return route.fulfill({
        contentType: 'text/html; charset=utf-8',
        body: '<title>Robô</title><p>Olá do robô</p>',
      })
    })
    await page.goto('/app/chat')
    await expect(page.getByText(/Quem responde é o serviço de chat\.example/)).toBeVisible()
    await expect(page.getByRole('link', { name: 'Prefiro ligar: 0800 123 4567' })).toBeVisible()
    await expectAccessible(page)
    expect(requests).toBe(0)

    await agree(page).click()
    const iframe = page.getByTitle('Chat de chat.example')
    await expect(iframe.contentFrame().getByText('Olá do robô')).toBeVisible()
    await expect(iframe).toHaveAttribute('allow', 'microphone https://chat.example')
    await expect(iframe).toHaveAttribute('sandbox', /allow-same-origin/)
    await page.reload()
    await expect(iframe.contentFrame().getByText('Olá do robô')).toBeVisible()
    await expect(agree(page)).toBeHidden()
  })

  test('offers the phone line after ten seconds without a chat @phone-only', async ({ page, context }) => {
    await reuseSession(context, 'joao@exemplo.com.br')
    await withExternalChat(page)
    let isAnswering = false
    await page.route(`${CHAT}**`, (route) =>
      isAnswering
        ? route.fulfill({ contentType: 'text/html; charset=utf-8', body: '<p>Olá do robô</p>' })
        : undefined,
    )
    const pauseClock = await installClock(page)
    const requestsEnded = watchRequests(page)
    await page.goto('/app/chat')
    await expect(agree(page)).toBeVisible()
    // Jumping the clock would time out a request in flight.
    await requestsEnded()
    await pauseClock()
    await agree(page).click()
    await expect(page.getByText('Abrindo o chat…')).toBeAttached()
    await page.clock.runFor(9_900)
    const message = page.getByText(
      'O chat não respondeu. Tente de novo em instantes ou ligue para 0800 123 4567.',
    )
    await expect(message).toBeHidden()
    await page.clock.runFor(200)
    await expect(message).toBeVisible()
    await expect(page.locator('iframe')).toHaveCount(0)
    await expect(page.getByRole('link', { name: /CVV 188/ })).toHaveAttribute('href', 'tel:188')
    await page.clock.resume()
    await expectAccessible(page)

    isAnswering = true
    await page.getByRole('button', { name: 'Tentar de novo' }).click()
    await expect(
      page.getByTitle('Chat de chat.example').contentFrame().getByText('Olá do robô'),
    ).toBeVisible()
  })
})

test('gives the service line for a chat that this deployment may not show, and asks for no consent @phone-only', async ({
  page,
  context,
}) => {
  await reuseSession(context, 'joao@exemplo.com.br')
  await page.route('**/api/company', async (route) => {
    const response = await route.fetch()
    const json = { ...(await response.json()), chatUrl: CHAT, chatAllowed: false }
    await route.fulfill({ response, json })
  })
  await page.goto('/app/chat')
  await expect(page.getByText('O chat ainda não está disponível por aqui.')).toBeVisible()
  await expectPhones(page.getByRole('main'), ['08001234567', '08001234567', ...PUBLIC_NUMBERS])
  await expect(agree(page)).toHaveCount(0)
  await expect(page.locator('iframe')).toHaveCount(0)
  await expectAccessible(page)
})

test.describe('when the company’s details fail to load', () => {
  test.use({ expectedErrors: [/status of 500|ApiError/] })

  test('opens no chat until the company’s details have loaded @phone-only', async ({ page, context }) => {
    await reuseSession(context, 'joao@exemplo.com.br')
    let isFailing = true
    await page.route('**/api/company', (route) =>
      isFailing ? route.fulfill({ status: 500, json: {} }) : route.fallback(),
    )
    await page.goto('/app/chat')
    const failed = page.getByText(/^O chat não respondeu\..*o telefone está em Carteirinha\.$/)
    await expect(failed).toBeVisible()
    await expect(page.locator('iframe')).toHaveCount(0)
    await expectAccessible(page)
    isFailing = false
    await page.getByRole('button', { name: 'Tentar de novo' }).click()
    await expect(page.getByTitle('Assistente de ajuda')).toBeVisible()
    await expect(failed).toBeHidden()
  })
})

test.describe('an external chat that cannot be reached', () => {
  test.use({ bypassCSP: true, expectedErrors: [/chat\.example/] })

  test('shows the failure at once @phone-only', async ({ page, context }) => {
    await reuseSession(context, 'joao@exemplo.com.br')
    await withExternalChat(page)
    await page.route(`${CHAT}**`, (route) => route.abort('connectionrefused'))
    await page.goto('/app/chat')
    await agree(page).click()
    await expect(page.getByText(/^O chat não respondeu/)).toBeVisible()
    await expect(page.getByRole('link', { name: 'Ligar para 0800 123 4567' }).first()).toBeVisible()
    // The next network opens it.
    await fulfill(page, `${CHAT}**`, { contentType: 'text/html; charset=utf-8', body: '<p>Olá do robô</p>' })
    await context.setOffline(true)
    await expect(page.getByText(/Para conversar, é preciso internet/)).toBeVisible()
    await context.setOffline(false)
    await expect(
      page.getByTitle('Chat de chat.example').contentFrame().getByText('Olá do robô'),
    ).toBeVisible()
  })
})
