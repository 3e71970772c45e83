import { linkIn, waitForEmail } from './support/emails.ts'
import { instance } from './support/instance.ts'
import { signIn, signInAsAdmin } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'

test('does not accept a session of one address at the other @phone-only', async ({ context }) => {
  await signIn(context, 'joao@exemplo.com.br')
  const atMember = await context.request.get(`${instance.memberUrl}/api/user`)
  expect(await atMember.json()).toMatchObject({ email: 'joao@exemplo.com.br' })
  expect((await context.request.get(`${instance.adminUrl}/api/admin/user`)).status()).toBe(401)

  await signInAsAdmin(context)
  const atAdmin = await context.request.get(`${instance.adminUrl}/api/admin/user`)
  expect(await atAdmin.json()).toMatchObject({ email: 'admin@exemplo.com.br' })
  const stillMember = await context.request.get(`${instance.memberUrl}/api/user`)
  expect(await stillMember.json()).toMatchObject({ email: 'joao@exemplo.com.br' })
})

test('e-mails a confirmation link that confirms once, and says so again @phone-only', async ({ request }) => {
  const email = `e2e-${crypto.randomUUID()}@exemplo.com.br`
  const headers = { Origin: instance.memberUrl }
  const data = { fullName: 'Pessoa de Teste', email, password: 'segredo1', companyId: 1 }
  expect((await request.post('/api/register', { data, headers })).ok()).toBe(true)

  const link = linkIn(await waitForEmail(email, /confirme/i), '/confirmar-email')
  expect(new URL(link).origin).toBe(instance.memberUrl)
  const confirm = () => request.post(`/api/email-confirmation${new URL(link).search}`, { headers })
  expect(await (await confirm()).json()).toEqual({ message: expect.stringMatching(/^E-mail confirmado/) })
  expect(await (await confirm()).json()).toEqual({ message: 'Seu e-mail já está confirmado.' })
})

test('answers 404 for a missing asset, and never lets it be cached @phone-only', async ({ request }) => {
  for (const url of [instance.memberUrl, instance.adminUrl]) {
    for (const mode of ['navigate', 'no-cors']) {
      const headers = { 'Sec-Fetch-Mode': mode }
      const missing = await request.get(`${url}/assets/index-00000000.js`, { headers })
      expect(missing.status()).toBe(404)
      expect(missing.headers()['cache-control']).toBe('no-store')
      expect(missing.headers()['content-type']).not.toContain('html')
    }
    const indirect = await request.get(`${url}/assets/..%2f..%2fapi`, { maxRedirects: 0 })
    expect([indirect.status(), indirect.headers()['cache-control']]).toEqual([404, 'no-store'])
    const page = await (await request.get(`${url}/`)).text()
    const script = /\/assets\/index-[^"]+\.js/.exec(page)?.[0]
    const found = await request.get(`${url}${script}`)
    expect(found.status()).toBe(200)
    expect(found.headers()['cache-control']).toBe('public, max-age=31536000, immutable')
  }
})
