import { expectAccessible } from './support/accessibility.ts'
import { DAY_MS } from './support/dates.ts'
import { instance } from './support/instance.ts'
import { newMember } from './support/new-member.ts'
import { reuseSession, signIn } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'

test('shows a new member what is missing and where to add it', async ({ page, context }) => {
  await reuseSession(context, 'joao@exemplo.com.br')
  await page.goto('/')
  await expect(page.getByText('Painel de Saúde', { exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'Bem-vindo, João Pereira' })).toBeVisible()
  await expect(page).toHaveTitle('Painel de Saúde · Viver Bem')
  await expect(page.getByRole('link', { name: 'Preencher', exact: true })).toHaveAttribute(
    'href',
    '/app/onboarding/anamnesis',
  )
  await expect(page.getByText('Sem dados disponíveis')).toHaveCount(2)
  await expect(page.getByText('Preencha sua anamnese', { exact: true })).toBeVisible()
  await expect(page.getByText('Nenhuma consulta agendada')).toBeVisible()
  for (const name of ['Agenda', 'Sono', 'Carteirinha', 'Anamnese', 'Apólice', 'Chat']) {
    await expect(page.getByRole('main').getByRole('link', { name, exact: true })).toBeVisible()
  }
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

  test('shows last night’s sleep alone, and the week after a retry @phone-only', async ({
    page,
    context,
  }) => {
    await newMember(context)
    const ended = new Date()
    const night = (days: number, hours: number) => {
      const end = ended.getTime() - days * DAY_MS
      return {
        sleepStart: new Date(end - hours * 3_600_000),
        sleepEnd: new Date(end),
        quality: 80,
        notes: '',
      }
    }
    // All end at the current time of their day, so that none counts for the day after.
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
      date: new Date(Date.now() + 4 * DAY_MS).toISOString(),
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
  await expectAccessible(page)

  await banner.getByRole('button', { name: 'Fechar aviso desta consulta' }).click()
  await expect(banner).toBeHidden()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Métricas de Hoje' })).toBeVisible()
  await expect(page.getByText('Dra. Ana Souza')).toBeVisible()
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
    await expect(page.getByText('Não foi possível carregar.')).toHaveCount(4)
    await expect(page.getByText('Sem dados disponíveis')).toBeHidden()
    await expect(page.getByText('Não conseguimos ver se você já preencheu.')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Preencher', exact: true })).toHaveCount(0)
    await expectAccessible(page)

    await page.unroute(failing)
    for (const retry of [0, 1, 2]) {
      // By keyboard: a pointer that crosses a link makes the router prefetch that link's data, including this screen's.
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
