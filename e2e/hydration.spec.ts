import { expect, test } from '@playwright/test'

test('what is typed and sent before the scripts arrive is neither lost nor put into the address', async ({
  page,
}) => {
  const mismatches: string[] = []
  page.on('pageerror', (error) => mismatches.push(error.message))
  let arrive = () => {}
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve
  })
  await page.route('**/assets/index-*.js', async (route) => {
    await arrived
    await route.continue()
  })

  await page.goto('/auth?redirect=%2Fapp%2Fconsultations', { waitUntil: 'commit' })
  const email = page.getByLabel('E-mail')
  await email.fill('maria@exemplo.com.br')
  await page.getByLabel('Senha', { exact: true }).fill('abc')
  const before = await email.elementHandle()
  await page.getByRole('button', { name: 'Entrar', exact: true }).click()
  await expect(page).toHaveURL(/\/auth\?redirect=%2Fapp%2Fconsultations$/)

  arrive()
  await expect(page.getByText('Senha deve ter pelo menos 6 caracteres')).toBeVisible()
  await expect(page).toHaveURL(/\/auth\?redirect=%2Fapp%2Fconsultations$/)
  await expect(email).toHaveValue('maria@exemplo.com.br')
  // A mismatch would make React draw the page anew, with another element.
  expect(await before?.evaluate((element) => element.isConnected)).toBe(true)
  expect(mismatches).toEqual([])
})
