import { readFileSync } from 'node:fs'
import { expectAccessible } from './support/accessibility.ts'
import { instance } from './support/instance.ts'
import { signInAsAdmin } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'

test('each log has its table, its filters in the address and its file', async ({ page, context }) => {
  await signInAsAdmin(context)
  await page.goto(`${instance.adminUrl}/registros`)
  const audit = page.getByRole('table', { name: /^Auditoria/ })
  await expect(audit.getByRole('rowheader').first()).toBeVisible()
  await page.getByLabel('Ação', { exact: true }).selectOption('Entrou no painel')
  await expect(page).toHaveURL(/action=account\.signed_in_to_dashboard/)
  await expect(audit.getByRole('rowheader', { name: 'Entrou no painel' }).first()).toBeVisible()

  await page.getByRole('combobox', { name: 'Pessoa' }).fill('diret')
  await page.getByRole('option', { name: /Ana Diretora/ }).click()
  await expect(page).toHaveURL(/person=demo-admin/)
  await expect(page.getByRole('combobox', { name: 'Pessoa' })).toHaveValue('Ana Diretora')
  await expect(audit.getByRole('rowheader').first()).toBeVisible()
  await expectAccessible(page)

  await audit.getByRole('button', { name: 'Detalhes: Entrou no painel' }).first().click()
  await expect(page.getByRole('dialog', { name: 'Entrou no painel' }).getByText('Pedido')).toBeVisible()
  await page.keyboard.press('Escape')

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: /CSV/ }).click()
  const file = await (await download).path()
  expect(readFileSync(file, 'utf8')).toMatch(
    /^\uFEFFQuando;Quem;O que fez;Sobre;De onde;Pedido;Detalhes\r\n.*Ana Diretora;Entrou no painel/,
  )

  for (const name of ['Acessos a dados de saúde', 'E-mails', 'Erros']) {
    await page.getByRole('navigation', { name: 'Tipos de registro' }).getByRole('link', { name }).click()
    await expect(page.getByRole('link', { name, exact: true })).toHaveAttribute('aria-current', 'page')
    await expect(page.getByRole('table').or(page.getByText('Nada registrado'))).toBeVisible()
    await expectAccessible(page)
  }
})
