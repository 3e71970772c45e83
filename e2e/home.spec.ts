import { randomUUID } from 'node:crypto'
import type { BrowserContext } from '@playwright/test'
import { expectAccessible } from './support/accessibility.ts'
import { currentTime } from './support/clock.ts'
import { currentMinute, DAY_MS, HOUR_MS, noonZone, typedDate } from './support/dates.ts'
import { instance } from './support/instance.ts'
import { newMember } from './support/new-member.ts'
import { holdBack } from './support/requests.ts'
import { callAdminApi, reuseSession, signIn } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'
import { uploadPolicy } from './support/upload-policy.ts'

test('shows a new member what is missing and where to add it', async ({ page, context }) => {
  await reuseSession(context, 'joao@exemplo.com.br')
  const respond = await holdBack(page, '**/api/anamnesis')
  await page.goto('/')
  await expect(page.getByText('Painel de Saúde', { exact: true })).toBeVisible()
  // Until it is known that nothing is filled in, nobody is told to fill it in.
  await expect(page.getByText('Carregando a próxima consulta…')).toBeAttached()
  await expect(page.getByText(/preencha|preencher|dois minutos|responda à anamnese/i)).toHaveCount(0)
  respond()
  await expect(page.getByRole('heading', { level: 1, name: 'Bem-vindo, João Pereira' })).toBeVisible()
  await expect(page).toHaveTitle('Painel de Saúde · Viver Bem')
  await expect(page.getByRole('link', { name: 'Preencher', exact: true })).toHaveAttribute(
    'href',
    '/app/onboarding/anamnesis',
  )
  await expect(page.getByText('Sem dados disponíveis')).toHaveCount(2)
  await expect(page.getByRole('link', { name: 'Horas de sono: Registrar sono' })).toHaveAttribute(
    'href',
    '/app/sleep?registrar=1',
  )
  await expect(page.getByText('Preencha sua anamnese', { exact: true })).toBeVisible()
  await expect(page.getByText('Nenhuma consulta agendada')).toBeVisible()
  for (const name of ['Agenda', 'Sono', 'Carteirinha', 'Anamnese', 'Apólice Contrato do seguro', 'Chat']) {
    await expect(page.getByRole('main').getByRole('link', { name, exact: true })).toBeVisible()
  }
  const firstSteps = page.getByRole('region', { name: 'Comece por aqui' })
  await expect(firstSteps.getByRole('link')).toHaveText([
    'Responda à anamnese',
    'Registre a última noite',
    'Adicione seus medicamentos',
  ])
  await expect(page.getByRole('heading', { name: 'Agora', exact: true })).toHaveCount(0)
  await expectAccessible(page)
  await expect(page.getByRole('link', { name: 'Ver todos os serviços' })).toHaveAttribute(
    'href',
    '/todos-servicos',
  )

  await expect(page.getByRole('heading', { name: 'Marque sua Consulta' })).toBeVisible()
  await page.getByRole('link', { name: 'Encontrar Médico' }).click()
  await expect(page).toHaveURL('/app/consultations?agendar=1')
  await expect(page.getByLabel('Data', { exact: true })).toBeVisible()
})

test.describe('when the list fails to load', () => {
  test.use({ expectedErrors: [/ERR_FAILED/] })

  test('shows only last night’s sleep, and the week after a retry @phone-only', async ({ page, context }) => {
    await newMember(context)
    const ended = new Date(currentTime())
    const night = (days: number, hours: number) => {
      const end = ended.getTime() - days * DAY_MS
      return {
        sleepStart: new Date(end - hours * HOUR_MS),
        sleepEnd: new Date(end),
        quality: 80,
        notes: '',
      }
    }
    // All end at the current time of their day, so that none counts towards the next day.
    for (const data of [night(0, 0.5), night(1, 8), night(3, 6)]) {
      const saved = await context.request.post('/api/sleep', {
        data,
        headers: {
          Origin: instance.memberUrl,
          'Idempotency-Key': crypto.randomUUID(),
          'X-Time-Zone': 'America/Sao_Paulo',
        },
      })
      expect(saved.status(), await saved.text()).toBe(201)
    }
    const list = '**/api/sleep'
    await page.route(list, (route) => route.abort())
    await page.goto('/')
    const tile = page.getByRole('article').filter({ hasText: 'Horas de sono' })
    await expect(tile).toContainText('30 min')
    await expect(tile).toContainText('As outras noites não carregaram.')
    await page.unroute(list)
    await tile.getByRole('button', { name: 'Tentar de novo' }).press('Enter')
    await expect(tile).toContainText(
      /Últimas 7 noites: (\S+ sem registro; ){3}\S+ 6 h; \S+ sem registro; \S+ 8 h; \S+ 30 min\./,
    )
    await expectAccessible(page)
  })
})

test('keeps the closed banner of the next consultation closed @phone-only', async ({ page, context }) => {
  await newMember(context)
  const scheduled = await context.request.post('/api/consultations', {
    data: {
      date: new Date(currentTime() + 4 * DAY_MS).toISOString(),
      type: 'Video',
      doctorName: 'Dra. Ana Souza',
      specialty: 'Cardiologia',
      notes: '',
      status: 'Scheduled',
    },
    headers: { Origin: instance.memberUrl, 'Idempotency-Key': crypto.randomUUID() },
  })
  expect(scheduled.status()).toBe(201)

  await page.goto('/')
  const banner = page.getByRole('region', { name: 'Próxima consulta' })
  await expect(banner).toContainText('Próxima consulta · em 4 dias')
  await expect(banner).toContainText('Cardiologia com Dra. Ana Souza')
  await expect(banner).toContainText('Vídeo')
  const tile = page.getByRole('article').filter({ hasText: 'Próxima consulta' })
  await expect(tile).toContainText(
    /^Próxima consulta\d{1,2} \p{L}{3}Dra\. Ana SouzaCardiologia\p{L}{3}\., \d\d:\d\d$/u,
  )
  // An upcoming consultation neither needs attention nor makes the member new.
  for (const name of ['Agora', 'Comece por aqui']) {
    await expect(page.getByRole('heading', { name, exact: true })).toHaveCount(0)
  }
  await expectAccessible(page)

  await banner.getByRole('button', { name: 'Fechar aviso desta consulta' }).click()
  await expect(banner).toBeHidden()
  await page.reload()
  await expect(tile).toContainText('Dra. Ana Souza')
  await expect(banner).toBeHidden()
})

test.describe('when the server fails', () => {
  test.use({ expectedErrors: [/status of 503/] })

  test('distinguishes a failure from no data and retries in place @phone-only', async ({ page, context }) => {
    await reuseSession(context, 'joao@exemplo.com.br')
    const failing = /\/api\/(consultations\/upcoming|sleep\/today|anamnesis)$/
    await page.route(failing, (route) =>
      route.fulfill({ status: 503, json: { message: 'Fora do ar', code: 'temporarily_unavailable' } }),
    )
    await page.goto('/')
    await expect(page.getByText('Não conseguimos buscar sua próxima consulta.')).toBeVisible()
    await expect(page.getByText('Não conseguimos carregar.')).toHaveCount(4)
    await expect(page.getByText('Sem dados disponíveis')).toBeHidden()
    await expect(page.getByText('Não conseguimos ver se você já preencheu.')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Preencher', exact: true })).toHaveCount(0)
    await expectAccessible(page)

    await page.unroute(failing)
    for (const retry of [0, 1, 2]) {
      // Use the keyboard: a pointer crossing a link makes the router prefetch that link's data, including this
      // screen's.
      await page.getByRole('button', { name: 'Tentar de novo' }).first().press('Enter')
      await expect(page.getByRole('button', { name: 'Tentar de novo' })).toHaveCount([3, 1, 0][retry] ?? 0)
    }
    await expect(page.getByText('Nenhuma consulta agendada')).toBeVisible()
    await expect(page.getByText('Sem dados disponíveis')).toHaveCount(2)
  })
})

test('shows a pending account its progress without navigation @phone-only', async ({ page, context }) => {
  await signIn(context, 'pendente@exemplo.com.br')
  await page.goto('/app/consultations')
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('heading', { level: 1, name: 'Acompanhe seu cadastro' })).toBeVisible()
  await expect(page.getByRole('navigation')).toHaveCount(0)
  await page.getByRole('button', { name: 'Sair' }).click()
  await expect(page).toHaveURL('/auth')
})

const PDF = Buffer.from('%PDF-1.4\n1 0 obj << /Type /Catalog >> endobj\ntrailer << /Root 1 0 R >>\n%%EOF\n')

function send(
  context: BrowserContext,
  method: 'POST' | 'PUT',
  path: string,
  data: object,
  timeZone = 'America/Sao_Paulo',
) {
  return context.request.fetch(path, {
    method,
    data,
    headers: {
      Origin: instance.memberUrl,
      'Idempotency-Key': randomUUID(),
      'X-Time-Zone': timeZone,
    },
  })
}

async function create(context: BrowserContext, path: string, data: object, timeZone?: string) {
  const created = await send(context, 'POST', path, data, timeZone)
  expect(created.status(), await created.text()).toBe(201)
  return created.json()
}

test.describe('at noon', () => {
  const zone = noonZone()
  test.use({ timezoneId: zone })

  test('asks for a due dose, last night, a refill, a rejected policy and a past consultation @phone-only @smoke', async ({
    page,
    context,
  }) => {
    await newMember(context)
    const medication = await create(context, '/api/medications', {
      name: 'Losartana',
      dose: '50 mg',
      form: 'tablet',
      kind: 'daily',
      times: [await currentMinute(zone)],
      startsOn: typedDate(0, zone).split('/').reverse().join('-'),
      timeZone: zone,
    })
    const stock = { units: 3, unitsPerDose: 1, warnDays: 3 }
    expect((await send(context, 'PUT', `/api/medications/${medication.id}/stock`, stock)).status()).toBe(204)
    const twoDaysAgo = currentTime() - 2 * DAY_MS
    await create(context, '/api/sleep', {
      sleepStart: new Date(twoDaysAgo - 8 * HOUR_MS),
      sleepEnd: new Date(twoDaysAgo),
      quality: 80,
      notes: '',
    })
    const consultation = {
      date: new Date(currentTime() - 2 * HOUR_MS),
      type: 'Video',
      doctorName: 'Dr. Paulo Lima',
      specialty: 'Nutrição',
      notes: '',
      status: 'Scheduled',
    }
    await create(context, '/api/consultations', consultation, zone)
    const policyId = await uploadPolicy(context, 'apolice.pdf', PDF, 'application/pdf')
    await callAdminApi('POST', `/api/admin/policies/${policyId}/reject`, { text: 'Ilegível' })

    const release = await holdBack(page, '**/api/now')
    await page.goto('/')
    // Nothing is shown that the rows would move.
    await expect(page.getByRole('heading', { name: 'Agora', exact: true })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Métricas de Hoje' })).toHaveCount(0)
    release()

    const now = page.getByRole('region', { name: 'Agora' })
    const day = consultation.date.toLocaleDateString('pt-BR', {
      timeZone: zone,
      day: '2-digit',
      month: '2-digit',
    })
    await expect(now.getByRole('heading', { level: 3 })).toHaveText([
      'Losartana 50 mg',
      'Como você dormiu?',
      /^Losartana 50\smg acaba /,
      'Apólice rejeitada: envie outra',
      `A consulta de ${day} aconteceu?`,
    ])
    const headings = page.getByRole('main').getByRole('heading', { level: 2 })
    await expect(headings).toHaveText([
      'Preencha sua Anamnese',
      'Marque sua Consulta',
      'Agora',
      'Serviços',
      'Métricas de Hoje',
    ])
    await expect(now).toContainText('1 comprimido')
    await expect(now).toContainText('Nutrição com Dr. Paulo Lima')
    await expect(now.getByRole('link', { name: 'Registrar a última noite' })).toHaveAttribute(
      'href',
      '/app/sleep?registrar=1',
    )
    await expect(now.getByRole('link', { name: /acaba/ })).toHaveAttribute(
      'href',
      `/app/medications/${medication.id}?janela=repor`,
    )
    await expect(now.getByRole('link', { name: /^Apólice rejeitada/ })).toHaveAttribute(
      'href',
      /^\/app\/insurance\/[\w-]+$/,
    )
    await expectAccessible(page)

    await now.getByRole('button', { name: /^Tomei Losartana/ }).press('Enter')
    const undo = now.getByRole('button', { name: /^Desfazer o registro de Losartana/ })
    await expect(undo).toBeFocused()
    await expect(now).toContainText(/Tomada às \d\d:\d\d/)
    await expectAccessible(page)
    await undo.press('Enter')
    const take = now.getByRole('button', { name: /^Tomei Losartana/ })
    await expect(take).toBeFocused()

    await now.getByRole('link', { name: /aconteceu\?$/ }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Nutrição' })).toBeFocused()
    await expectAccessible(page)
    await page.getByRole('button', { name: /^Sim, concluir: Nutrição/ }).click()
    await expect(page.getByRole('heading', { name: 'Aconteceu?' })).toHaveCount(0)
    await page.goBack()
    await expect(now.getByRole('heading', { name: /aconteceu\?$/ })).toHaveCount(0)

    await take.click()
    await expect(undo).toBeVisible()
    await page.reload()
    await expect(now.getByRole('heading', { name: 'Como você dormiu?' })).toBeVisible()
    await expect(take).toHaveCount(0)
  })
})

test.describe('when what needs the member cannot be loaded', () => {
  test.use({ expectedErrors: [/ERR_FAILED/] })

  test('says so, shows the rest, and retries in place @phone-only', async ({ page, context }) => {
    await newMember(context)
    await page.route('**/api/now', (route) => route.abort())
    await page.goto('/')
    const now = page.getByRole('region', { name: 'Agora' })
    await expect(now).toContainText('Não conseguimos ver o que precisa de você agora.')
    await expect(page.getByRole('heading', { name: 'Serviços' })).toBeVisible()
    await expectAccessible(page)
    await page.unroute('**/api/now')
    await now.getByRole('button', { name: 'Tentar de novo' }).press('Enter')
    await expect(now).toBeHidden()
    await expect(page.getByRole('region', { name: 'Comece por aqui' })).toBeVisible()
  })
})
