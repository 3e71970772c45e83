import type { Page } from '@playwright/test'
import { expectAccessible } from './support/accessibility.ts'
import { currentTime } from './support/clock.ts'
import { DAY_MS, noonZone } from './support/dates.ts'
import { instance } from './support/instance.ts'
import { newMember } from './support/new-member.ts'
import { reuseSession } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'

const bell = (page: Page) => page.getByRole('button', { name: /^Notificações/ })
const panel = (page: Page) => page.getByRole('dialog', { name: 'Notificações' })

test.describe('at noon', () => {
  test.use({ timezoneId: noonZone() })

  test('counts, lists, links, marks notifications as read @phone-only @smoke', async ({ page, context }) => {
    await newMember(context)
    const date = new Date(currentTime() + 3 * DAY_MS).toISOString()
    const scheduled = await context.request.post('/api/consultations', {
      data: { date, type: 'Video', specialty: 'Nutrição', doctorName: 'Dr. Paulo Lima' },
      headers: { Origin: instance.memberUrl },
    })
    expect(scheduled.status()).toBe(201)
    // The member is notified of the approval once it can no longer be undone.
    const unread = async () => (await (await context.request.get('/api/notifications/unread')).json()).unread
    await expect.poll(unread, { timeout: 0 }).toBe(1)
    await page.goto('/todos-servicos')
    await expect(bell(page)).toHaveAccessibleName('Notificações, 1 não lida')

    await bell(page).press('Enter')
    await expect(panel(page).getByRole('link', { name: /Nutrição com Dr. Paulo Lima/ })).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(panel(page)).toBeHidden()
    await expect(bell(page)).toBeFocused()

    await bell(page).click()
    await panel(page)
      .getByRole('link', { name: /^Consulta agendada/ })
      .click()
    await expect(page).toHaveURL(`/app/consultations/${(await scheduled.json()).id}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await expect(bell(page)).toHaveAccessibleName('Notificações, 1 não lida')

    await bell(page).click()
    await panel(page).getByRole('button', { name: 'Marcar todas como lidas' }).click()
    await expect(bell(page)).toHaveAccessibleName('Notificações')
    await panel(page).getByRole('link', { name: 'Ver todas' }).click()
    await expect(page).toHaveURL('/app/notifications')
    await expect(page).toHaveTitle('Notificações · Viver Bem')
    const today = page.getByRole('region', { name: 'Hoje' })
    await expect(today.getByRole('link')).toHaveCount(2)
    await expect(page.getByText('Não lida')).toHaveCount(0)
    await expectAccessible(page)
    await page.reload()
    await expect(today.getByRole('link', { name: /^Seu cadastro foi aprovado/ })).toHaveAttribute('href', '/')
    await expect(page.getByText('Não lida')).toHaveCount(0)
  })
})

test.describe('the notifications screen', () => {
  test.use({ expectedErrors: [/ERR_FAILED.*\/api\/notifications/] })

  test('shows its empty and failed states and loads page by page @phone-only', async ({ page, context }) => {
    await reuseSession(context, 'joao@exemplo.com.br')
    await page.goto('/app/notifications')
    await expect(page.getByText('Nenhuma notificação por enquanto.')).toBeVisible()
    await expectAccessible(page)

    await page.route(/\/api\/notifications(\?|$)/, (route) => route.abort())
    await page.reload()
    const retry = page.getByRole('button', { name: 'Tentar de novo' })
    await expect(retry).toBeVisible()
    await expectAccessible(page)

    const event = (id: number) => ({
      id: String(id),
      kind: 'policy_rejected',
      parameters: { fileName: `apolice-${id}.pdf`, text: 'A imagem está ilegível.' },
      subjectId: null,
      createdAt: new Date(currentTime() - id * DAY_MS).toISOString(),
      readAt: null,
    })
    await page.unroute(/\/api\/notifications(\?|$)/)
    await page.route(/\/api\/notifications(\?|$)/, (route) =>
      new URL(route.request().url()).searchParams.get('cursor') === 'next'
        ? route.fulfill({ json: [event(2)] })
        : route.fulfill({
            json: [event(1)],
            headers: { Link: '</api/notifications?cursor=next>; rel="next"' },
          }),
    )
    await retry.click()
    await expect(page.getByRole('region', { name: 'Ontem' }).getByRole('link')).toHaveAttribute(
      'href',
      '/app/insurance',
    )
    await page.getByRole('button', { name: 'Mostrar mais' }).click()
    await expect(page.getByText('apolice-2.pdf: A imagem está ilegível.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Mostrar mais' })).toBeHidden()

    await page.route(/\/api\/notifications/, (route) => route.abort())
    await page.getByRole('region', { name: 'Ontem' }).getByRole('link').click()
    await expect(page).toHaveURL('/app/insurance')
    await page.goBack()
    await expect(page.getByText('Não lida')).toHaveCount(2)
  })
})
