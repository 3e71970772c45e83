import { expectAccessible } from './support/accessibility.ts'
import { instance } from './support/instance.ts'
import { reuseAdminSession } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'

test.use({ expectedErrors: [/status of 500/] })

test('finds users and dashboard screens from a few letters', async ({ page, context, isMobile }) => {
  await reuseAdminSession(context)
  await page.goto(`${instance.adminUrl}/relatorios`)
  await expect(page.getByRole('heading', { level: 1, name: 'Relatórios' })).toBeVisible()
  const open = page.getByRole('button', { name: /^Ir para/ })
  if (isMobile) await open.click()
  else await page.keyboard.press('Control+k')
  const dialog = page.getByRole('dialog', { name: 'Ir para' })
  const field = dialog.getByRole('combobox', { name: 'Área do painel, nome, e-mail ou carteirinha' })
  await expect(field).toBeFocused()
  await expectAccessible(page)

  await field.fill('maria@exemplo')
  await expect(dialog.getByRole('option', { name: /Maria Oliveira/ })).toBeVisible()
  await expectAccessible(page)
  await field.press('Enter')
  await expect(page.getByRole('heading', { level: 2, name: 'Maria Oliveira' })).toBeVisible()
  await expect(dialog).toBeHidden()

  // The list of members sends the same search, but in pages.
  await page.goto(`${instance.adminUrl}/membros`)
  await open.click()
  await field.fill('maria@exemplo')
  await expect(dialog.getByRole('option', { name: /Maria Oliveira/ })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByLabel('Nome, e-mail ou número da carteirinha', { exact: true }).fill('maria@exemplo')
  await expect(page.getByRole('listitem').filter({ hasText: 'Maria Oliveira' })).toBeVisible()

  await open.click()
  await field.fill('est')
  await expect(dialog.getByRole('option', { name: 'Estatísticas' })).toBeVisible()
  await field.press('Enter')
  await expect(page).toHaveURL(/\/estatisticas/)

  await open.click()
  await field.fill('zzzz')
  await expect(dialog.getByRole('status')).toHaveText('Nada encontrado. Confira as letras.')
  await page.route('**/api/admin/members?*', (route) => route.fulfill({ status: 500, json: {} }))
  await field.fill('yyyy')
  await expect(dialog.getByRole('status')).toHaveText('Não conseguimos procurar pessoas agora.')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
})
