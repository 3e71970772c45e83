import type { Page } from '@playwright/test'
import { textPdf } from '#worker/seed/pdf.ts'
import { expectAccessible } from './support/accessibility.ts'
import { instance } from './support/instance.ts'
import {
  addressOf,
  button,
  find,
  giveSavedTexts,
  list,
  number,
  offer,
  policyPdf,
  position,
  rejection,
  uploads,
} from './support/policy-reviews.ts'
import { reuseAdminSession } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'

// Chromium logs every 4xx response.
test.use({ expectedErrors: [/status of (404|409)|ERR_FAILED/] })

/** A policy with this number among numbers of other kinds. */
const numberedPdf = (number: string) =>
  Buffer.from(
    textPdf('Seguro Saúde Empresarial', [
      `Apólice de Seguro nº ${number}`,
      'Vigência: das 24h de 01/01/2026 às 24h de 01/01/2027',
      'Proposta nº 99887766',
      'Segurado: Beatriz Rocha - CPF: 529.982.247-25',
      'SAC 0800 727 0800',
      crypto.randomUUID(),
    ]),
  )

const inDocument = (page: Page) => page.getByRole('group', { name: 'No documento:' }).getByRole('button')

test('keeps a number that was typed, passes over policies while J is held, and decides once on a double click @desktop-only', async ({
  browser,
  page,
}) => {
  const mark = `quatro-${crypto.randomUUID().slice(0, 8)}`
  const { member } = await uploads(
    browser,
    'Quitéria Quádrupla',
    ['a', 'b', 'c', 'd'].map((part) => [`${mark}-${part}.pdf`, policyPdf()]),
  )
  await reuseAdminSession(page.context())
  await find(page, mark)
  const rows = list(page).getByRole('listitem')
  await expect(rows).toHaveCount(4)
  await rows.first().getByRole('link').click()
  await number(page).fill('2002')
  await page.keyboard.press('Escape')
  await expect(rows.first().getByRole('link')).toBeFocused()
  await page.keyboard.press('j')
  await expect(position(page, '2 de 4')).toBeVisible()
  await expect(number(page)).toHaveValue('')
  await page.keyboard.press('k')
  await expect(number(page)).toHaveValue('2002')
  // A cleared suggestion stays cleared.
  await number(page).fill('')
  await page.keyboard.press('Escape')
  await page.keyboard.press('j')
  await expect(position(page, '2 de 4')).toBeVisible()
  await page.keyboard.press('k')
  await expect(position(page, '1 de 4')).toBeVisible()
  await expect(number(page)).toHaveValue('')

  // Holding J passes over policies without opening them.
  const opened: string[] = []
  page.on('request', (request) => {
    const [, id] = /\/api\/admin\/policies\/([\w-]+)\/file$/.exec(request.url()) ?? []
    if (id) opened.push(id)
  })
  for (let step = 0; step < 3; step++) await page.keyboard.down('j')
  await expect(rows.nth(3).getByRole('link')).toBeFocused()
  await page.keyboard.up('j')
  await expect(position(page, '4 de 4')).toBeVisible()
  const idOf = (at: number) => rows.nth(at).getAttribute('data-record')
  await expect.poll(() => opened).toEqual([await idOf(1), await idOf(3)])

  await number(page).fill('2004')
  await button(page, 'Aprovar').dblclick()
  await expect(rows).toHaveCount(3)
  await expect(number(page)).toHaveValue('')
  await expect(page.getByText('Informe o número da apólice')).toHaveCount(0)
  // "Back" leads from the policies to the list.
  await page.goBack()
  await expect(page).toHaveURL(/\/apolices\?/)
  await expect(page.getByText('Nenhuma apólice aberta')).toBeVisible()
  await member.close()
})

test('takes the number in the document with one key, without opening the file again @desktop-only', async ({
  browser,
  page,
}) => {
  const mark = `numero-${crypto.randomUUID().slice(0, 8)}`
  const { member, ids, id } = await uploads(browser, 'Nívea Numerosa', [
    [`${mark}-a.pdf`, numberedPdf('0531.18.1234567')],
    [`${mark}-b.pdf`, numberedPdf('0531.18.7654321')],
  ])
  await reuseAdminSession(page.context())
  const sent: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (request.method() !== 'GET' && pathname !== '/api/admin/presence') sent.push(pathname)
  })
  await page.goto(addressOf(id, mark))
  const offered = inDocument(page)
  await expect(offered).toHaveText('Usar 0531.18.1234567 página 1=')
  // Nothing is filled in automatically, and A moves to the empty field as before.
  await expect(number(page)).toHaveValue('')
  await expectAccessible(page)
  await page.getByRole('heading', { level: 1 }).click()
  await page.keyboard.press('a')
  await expect(number(page)).toBeFocused()
  await expect(number(page)).toHaveValue('')

  // In the field, the key replaces the typed text.
  await page.keyboard.type('99')
  await page.keyboard.press('=')
  await expect(number(page)).toHaveValue('0531.18.1234567')
  await expect(offered).toHaveAccessibleName('Usar 0531.18.1234567 página 1 já está no campo')
  await expectAccessible(page)
  // A click takes it too; the focus goes to the field, where Enter approves.
  await number(page).fill('')
  await offered.click()
  await expect(number(page)).toHaveValue('0531.18.1234567')
  await expect(number(page)).toBeFocused()
  // It is kept like a typed number.
  await page.reload()
  await expect(number(page)).toHaveValue('0531.18.1234567')
  await expect(offered).toBeVisible()
  await page.keyboard.press('a')
  await expect(offer(page)).toContainText('Apólice de Nívea Numerosa aprovada')

  // Outside the field, the key takes the next document's number and moves the focus to the field.
  await expect(page).toHaveURL(new RegExp(`/apolices/${ids[1]}`))
  await expect(offered).toHaveText('Usar 0531.18.7654321 página 1=')
  await expect(number(page)).toHaveValue('')
  await page.keyboard.press('=')
  await expect(number(page)).toBeFocused()
  await expect(number(page)).toHaveValue('0531.18.7654321')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Nenhuma apólice encontrada')).toBeVisible()
  const path = (one: string | undefined, act: string) => `/api/admin/policies/${one}/${act}`
  await expect
    .poll(() => sent.toSorted())
    .toEqual(
      [
        path(id, 'file'),
        path(id, 'file'),
        path(id, 'approve'),
        path(ids[1], 'file'),
        path(ids[1], 'approve'),
      ].toSorted(),
    )
  const screen = await member.newPage()
  await screen.goto('/app/insurance')
  await expect(screen.getByText('0531.18.1234567')).toBeVisible()
  await expect(screen.getByText('0531.18.7654321')).toBeVisible()
  await member.close()
})

test('takes the number in the document by touch, without opening the on-screen keyboard @phone-only', async ({
  browser,
  page,
}) => {
  const { member, id } = await uploads(browser, 'Nilza Numerada', [
    [`${crypto.randomUUID()}.pdf`, numberedPdf('0531.18.1234567/AB-0001')],
  ])
  await reuseAdminSession(page.context())
  await page.goto(`${instance.adminUrl}/apolices/${id}`)
  await inDocument(page).tap()
  await expect(number(page)).toHaveValue('0531.18.1234567/AB-0001')
  await expect(number(page)).not.toBeFocused()
  await expectAccessible(page)
  expect(await page.evaluate(() => globalThis.document.documentElement.scrollWidth)).toBeLessThanOrEqual(
    page.viewportSize()?.width ?? 0,
  )
  await button(page, 'Aprovar').tap()
  await expect(offer(page)).toContainText('Apólice de Nilza Numerada aprovada')
  await member.close()
})

test('puts a number typed outside the field into it, and keeps one typed while the policy loads @desktop-only', async ({
  browser,
  page,
}) => {
  const mark = `cedo-${crypto.randomUUID().slice(0, 8)}`
  const { member, id, ids } = await uploads(browser, 'Célia Cedo', [
    [`${mark}-a.pdf`, policyPdf()],
    [`${mark}-b.pdf`, policyPdf()],
  ])
  await reuseAdminSession(page.context())
  await giveSavedTexts(page, [])
  async function typeEarly(policyId: string, text: string): Promise<void> {
    const answer = Promise.withResolvers<void>()
    const address = `**/api/admin/policies/${policyId}`
    await page.route(address, async (route) => {
      await answer.promise
      await route.continue()
    })
    // The list does not contain it, so everything has yet to load.
    await page.goto(addressOf(policyId, 'nadadissoexiste'))
    await expect(page.getByText('Abrindo a apólice…')).toBeAttached()
    await page.getByRole('heading', { level: 1 }).click()
    await page.keyboard.type(text)
    answer.resolve()
    await expect(number(page)).toBeFocused()
    await page.unroute(address)
  }
  // Letters after the first digit belong to the number, although A, R, C and J are also shortcuts.
  await typeEarly(id, '0077/ARCJ20')
  await expect(number(page)).toHaveValue('0077/ARCJ20')
  await page.keyboard.type('26-1')
  await page.keyboard.press('Enter')
  await expect(offer(page)).toContainText('Apólice de Célia Cedo aprovada')

  await page.goto(addressOf(ids[1] ?? '', mark))
  const row = list(page).getByRole('link', { name: 'Célia Cedo' })
  await row.focus()
  await page.keyboard.type('88.0001')
  await expect(number(page)).toHaveValue('88.0001')
  // Digits typed into the rejection form stay there.
  await page.keyboard.press('Escape')
  await page.keyboard.press('r')
  await page.keyboard.type('7')
  await expect(rejection(page).getByLabel('Motivo')).toHaveValue('7')
  await page.keyboard.press('Escape')
  await expect(number(page)).toHaveValue('88.0001')
  // Typed digits replace a draft, whether typed before or after the policy loads; none is lost.
  await typeEarly(ids[1] ?? '', '9')
  await page.keyboard.type('-2')
  await expect(number(page)).toHaveValue('9-2')
  await page.goto(addressOf(ids[1] ?? '', mark))
  await expect(number(page)).toHaveValue('9-2')
  await row.focus()
  await page.keyboard.type('00')
  await expect(number(page)).toHaveValue('00')
  // Typing continues from what was started.
  await row.focus()
  await page.keyboard.type('99')
  await expect(number(page)).toHaveValue('0099')
  const screen = await member.newPage()
  await screen.goto('/app/insurance')
  await expect(screen.getByText('0077/ARCJ2026-1')).toBeVisible()
  await member.close()
})
