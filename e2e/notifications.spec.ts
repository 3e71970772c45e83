import { expectAccessible } from './support/accessibility.ts'
import { currentTime } from './support/clock.ts'
import { DAY_MS } from './support/dates.ts'
import { reuseSession } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'

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
    await expect(page.getByRole('region', { name: 'Ontem' }).getByRole('time')).toHaveText(/^\d\d:\d\d$/)
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
