import { expectAccessible } from './support/accessibility.ts'
import { instance } from './support/instance.ts'
import { newAdministrator } from './support/new-member.ts'
import {
  addressOf,
  button,
  find,
  giveSavedTexts,
  list,
  number,
  offer,
  panel,
  png,
  policyPdf,
  position,
  rejection,
  uploads,
} from './support/policy-reviews.ts'
import { saveAndReuseText } from './support/saved-texts.ts'
import { reuseAdminSession, signInAsAdmin } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'
import { uploadPolicy } from './support/upload-policy.ts'

// Chromium logs every 4xx response.
test.use({ expectedErrors: [/status of (404|409)|ERR_FAILED/] })

test('decides ten policies with the keyboard alone, opening each file once and never prefetching it @desktop-only', async ({
  browser,
  page,
}) => {
  const mark = `dez-${crypto.randomUUID().slice(0, 8)}`
  const { member, ids } = await uploads(
    browser,
    'Décio Dezena',
    Array.from({ length: 10 }, (_, index) => [`${mark}-${index}.pdf`, policyPdf()]),
  )
  await reuseAdminSession(page.context())
  await giveSavedTexts(page, ['Documento ilegível', 'Falta página'])
  // Requests for policies ("ID") and files ("ID/file"), and the answered decisions.
  const requests: string[] = []
  const decided: unknown[] = []
  page.on('request', (request) => {
    const [, path] = /\/api\/admin\/policies\/([\w-]+(?:\/file)?)$/.exec(request.url()) ?? []
    if (path) requests.push(path)
  })
  page.on('response', (response) => {
    if (response.ok() && /\/(?:approve|reject)$/.test(response.url()))
      decided.push(response.request().postDataJSON())
  })
  await find(page, mark)
  const rows = list(page).getByRole('listitem')
  await expect(rows).toHaveCount(10)
  await page.getByRole('heading', { level: 1 }).click()
  // The policy that the first J opens is prefetched.
  const firstId = (await rows.first().getAttribute('data-record')) ?? ''
  await expect.poll(() => requests).toContain(firstId)
  await page.keyboard.press('j')
  const order: string[] = []
  for (let done = 0; done < 10; done++) {
    await expect(position(page, `1 de ${10 - done}`)).toBeVisible()
    const id = (await rows.first().getAttribute('data-record')) ?? ''
    await expect(rows.first().getByRole('link')).toHaveAttribute('aria-current', 'page')
    await expect(page).toHaveURL(new RegExp(`/apolices/${id}\\?`))
    order.push(id)
    if (done % 3 === 2) {
      await page.keyboard.press('r')
      await page.keyboard.press('2')
    } else {
      await page.keyboard.press('a')
      await page.keyboard.type(`77.000${done}`)
    }
    await page.keyboard.press('Enter')
    await expect(rows).toHaveCount(9 - done)
  }
  await expect(page.getByText('Nenhuma apólice encontrada')).toBeVisible()
  expect(order.toSorted()).toEqual(ids.toSorted())
  await expect.poll(() => decided.length).toBe(10)
  expect(decided.filter((body) => JSON.stringify(body).includes('Falta página'))).toHaveLength(3)
  await expect(offer(page).getByRole('button', { name: /^Desfazer/ })).toBeVisible()
  const opened = requests.filter((path) => path.endsWith('/file'))
  expect(opened).toEqual(order.map((id) => `${id}/file`))
  // The next policy's data was prefetched.
  for (const id of order.slice(1)) expect(requests.indexOf(id)).toBeLessThan(requests.indexOf(`${id}/file`))
  await member.close()
})

test('rejects a picture with a reason for the member, and tells a second administrator who decided @desktop-only', async ({
  browser,
  page,
}) => {
  const name = `foto-${crypto.randomUUID().slice(0, 8)}.png`
  const { member, id } = await uploads(browser, 'Otília Segunda', [[name, png()]])
  await reuseAdminSession(page.context())
  await page.goto(addressOf(id, name))
  await expect(page.getByRole('img', { name })).toBeVisible()
  const second = await browser.newContext()
  await signInAsAdmin(second, await newAdministrator(second, 'Bia Gestora'))
  const other = await second.newPage()
  // Their live list would tell them before they press.
  await other.route('**/api/admin/presence', () => {})
  await other.goto(addressOf(id, name))
  await expect(number(other)).toBeVisible()

  await page.getByRole('heading', { level: 1 }).click()
  await page.keyboard.press('r')
  const reason = rejection(page).getByLabel('Motivo')
  await reason.fill('A foto está escura.')
  // The document stays in view, beside the e-mail that the person will get.
  await expect(page.getByRole('img', { name })).toBeVisible()
  await expect(rejection(page).getByRole('blockquote')).toHaveText('A foto está escura.')
  await expectAccessible(page)
  await saveAndReuseText(page, rejection(page), reason)
  // The draft survives closing and reopening.
  await reason.press('Escape')
  await expect(rejection(page)).toBeHidden()
  await button(page, 'Recusar').click()
  await expect(reason).toHaveValue('A foto está escura.')
  await reason.press('Control+Enter')
  await expect(offer(page)).toContainText('Apólice de Otília Segunda recusada')
  await expect(page).not.toHaveURL(new RegExp(id))

  await number(other).fill('1234')
  await number(other).press('Control+Enter')
  await expect(other.getByText('A apólice de Otília Segunda já foi decidida')).toBeVisible()
  await expect(
    other.getByText(/^Recusada por Ana Diretora às \d\d:\d\d\. O que você escreveu está guardado\.$/),
  ).toBeVisible()
  await other.getByRole('button', { name: 'Ver apólice' }).click()
  await expect(panel(other, 'Otília Segunda')).toContainText('Recusada por Ana Diretora em')
  await expect(panel(other, 'Otília Segunda')).toContainText('O que você tinha digitado: 1234')
  await expectAccessible(other)
  // Whoever reviews the next upload reads why this one was rejected.
  const nextId = await uploadPolicy(member, 'inteira.pdf', policyPdf(), 'application/pdf')
  await other.goto(`${instance.adminUrl}/apolices/${nextId}`)
  await expect(panel(other, 'Otília Segunda')).toContainText(
    /Recusada em \d\d\/\d\d\/\d{4}\s*“A foto está escura\.”/,
  )

  const screen = await member.newPage()
  await screen.goto('/app/insurance')
  await screen.getByRole('listitem').filter({ hasText: name }).getByRole('link').click()
  await expect(screen.getByText('A foto está escura.')).toBeVisible()
  await expect(screen.getByRole('button', { name: 'Enviar novo arquivo' })).toBeVisible()
  await member.close()
  await second.close()
})

test('manages saved texts by keyboard, beside the document @desktop-only', async ({ browser, page }) => {
  const name = `textos-${crypto.randomUUID().slice(0, 8)}.png`
  const { member, id } = await uploads(browser, 'Telma Textos', [[name, png()]])
  await reuseAdminSession(page.context())
  await giveSavedTexts(page, ['Documento ilegível', 'Falta página'])
  await page.goto(addressOf(id, name))
  const file = page.getByRole('img', { name })
  await expect(file).toBeVisible()
  await page.getByRole('heading', { level: 1 }).click()
  await page.keyboard.press('r')
  await rejection(page).getByLabel('Motivo').fill('Falta a data.')
  const manage = rejection(page).getByRole('button', { name: 'Editar textos salvos' })
  await manage.press('Enter')
  const texts = page.getByRole('region', { name: 'Textos salvos' })
  const add = texts.getByRole('button', { name: 'Novo texto' })
  await expect(add).toBeFocused()
  await expect(rejection(page)).toBeHidden()
  await expect(file).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expectAccessible(page)

  await texts.getByRole('button', { name: 'Editar o texto Falta página' }).press('Enter')
  const editing = page.getByRole('region', { name: 'Editar texto' })
  await expect(editing.getByLabel('Nome do texto')).toBeFocused()
  await expect(editing.getByLabel('Nome do texto')).toHaveValue('Falta página')
  await page.keyboard.press('Escape')
  await expect(add).toBeFocused()

  await texts.getByRole('button', { name: 'Excluir o texto Falta página' }).press('Enter')
  const question = page.getByRole('heading', { name: 'Excluir o texto “Falta página”?' })
  await expect(question).toBeFocused()
  await expect(file).toBeVisible()
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(question).toBeHidden()
  await expect(add).toBeFocused()

  // The last Escape leads back to the rejection, as it was filled in.
  await page.keyboard.press('Escape')
  await expect(texts).toBeHidden()
  await expect(manage).toBeFocused()
  await expect(rejection(page).getByLabel('Motivo')).toHaveValue('Falta a data.')
  await page.keyboard.press('Escape')
  await expect(rejection(page)).toBeHidden()
  await expect(page).toHaveURL(new RegExp(`/apolices/${id}`))
  await member.close()
})

test('keeps the number of an approval that failed, treats its retry as successful, and reports a policy deleted meanwhile @desktop-only', async ({
  browser,
  page,
}) => {
  const name = `perdida-${crypto.randomUUID().slice(0, 8)}.pdf`
  const { member, ids } = await uploads(browser, 'Perpétua Perdida', [
    [name, policyPdf()],
    [`apagada-${name}`, policyPdf()],
  ])
  const [id = '', gone = ''] = ids
  await reuseAdminSession(page.context())
  await page.goto(addressOf(id, name))
  await page.route(
    `**/api/admin/policies/${id}/approve`,
    async (route) => {
      await route.fetch()
      await route.abort()
    },
    { times: 1 },
  )
  await number(page).fill('77.0009')
  await button(page, 'Aprovar').click()
  await expect(page.getByText('Não foi possível aprovar a apólice de Perpétua Perdida')).toBeVisible()
  await expect(offer(page).getByRole('button')).toHaveCount(0)
  expect(await page.evaluate(() => Object.values(sessionStorage).join())).toContain('77.0009')
  await page.getByRole('button', { name: 'Tentar de novo' }).click()
  await expect(offer(page)).toContainText('Apólice de Perpétua Perdida aprovada')
  await expect(page).not.toHaveURL(new RegExp(id))
  await expect(page.getByText('já foi decidida')).toBeHidden()
  expect(await page.evaluate(() => Object.keys(sessionStorage).join())).not.toContain(id)

  await page.goto(`${instance.adminUrl}/apolices/${gone}`)
  await number(page).fill('77.0010')
  const deleted = await member.request.delete(`${instance.memberUrl}/api/insurance/${gone}`, {
    headers: { Origin: instance.memberUrl },
  })
  expect(deleted.ok(), await deleted.text()).toBe(true)
  await button(page, 'Aprovar').click()
  await expect(page.getByText('A apólice de Perpétua Perdida não está mais aqui')).toBeVisible()
  await expect(page.getByText('O envio foi excluído nesse meio-tempo.')).toBeVisible()
  await page.getByRole('button', { name: 'Ver apólice' }).click()
  await expect(page.getByText('O associado pode ter excluído o envio.')).toBeVisible()
  await expect(button(page, 'Aprovar')).toHaveCount(0)
  expect(await page.evaluate(() => Object.keys(sessionStorage).join())).not.toContain(gone)
  await member.close()
})
