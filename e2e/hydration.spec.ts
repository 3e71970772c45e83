import { expect, test } from '@playwright/test'
import { holdBack } from './support/requests.ts'

test('keeps what is typed before the scripts load, and out of the URL @phone-only', async ({ page }) => {
  const pageErrors: string[] = []
  page.on('pageerror', (error) => pageErrors.push(error.message))
  const loadScripts = await holdBack(page, '**/assets/index-*.js')

  await page.goto('/auth?redirect=%2Fapp%2Fconsultations', { waitUntil: 'commit' })
  const email = page.getByLabel('E-mail')
  await email.fill('maria@exemplo.com.br')
  await page.getByLabel('Senha', { exact: true }).fill('abc')
  const before = await email.elementHandle()
  await page.getByRole('button', { name: 'Entrar', exact: true }).click()
  await expect(page).toHaveURL(/\/auth\?redirect=%2Fapp%2Fconsultations$/)

  loadScripts()
  await expect(page.getByText('Senha deve ter pelo menos 6 caracteres')).toBeVisible()
  await expect(page).toHaveURL(/\/auth\?redirect=%2Fapp%2Fconsultations$/)
  await expect(email).toHaveValue('maria@exemplo.com.br')
  // React replaces the element after a hydration mismatch.
  expect(await before?.evaluate((element) => element.isConnected)).toBe(true)
  expect(pageErrors).toEqual([])
})
