import { instance } from './support/instance.ts'
import { newAdministrator } from './support/new-member.ts'
import { signInAsAdmin } from './support/sign-in.ts'
import { factsIn, storedText } from './support/storages.ts'
import { expect, test } from './support/test.ts'

test.describe('after a sign-out no storage of the browser', () => {
  test.use({ serviceWorkers: 'allow', expectedErrors: [/status of (401|403)/] })

  test('names the administrator or a member @desktop-only', async ({ page, context }) => {
    const name = 'Rosália Cavalcanti'
    const email = await newAdministrator(context, name)
    const card = await (await context.request.get(`${instance.memberUrl}/api/membership-card`)).json()
    const facts = [name, email, String(card.number)]
    await context.clearCookies()
    await signInAsAdmin(context, email)

    await page.goto(`${instance.adminUrl}/membros?search=${encodeURIComponent(name)}`)
    await expect(page.getByText(email).first()).toBeVisible()
    // Finding the page's own mark proves that the search would find leftovers.
    await page.evaluate((mark) => sessionStorage.setItem('draft:mark', mark), `${name} ${email}`)
    expect(factsIn(await storedText(context, page), facts)).toEqual([name, email])

    await page.getByRole('button', { name: 'Sair', exact: true }).click()
    await expect(page).toHaveURL(/\/entrar/)
    await page.reload()
    await expect(page.getByRole('button', { name: 'Entrar no painel' })).toBeVisible()
    expect(factsIn(await storedText(context, page), facts)).toEqual([])
  })
})
