import { randomUUID } from 'node:crypto'
import { type BrowserContext, expect, request } from '@playwright/test'
import { linkIn, waitForEmail } from './emails.ts'
import { instance } from './instance.ts'
import { DEMO_PASSWORD, signInAsAdmin } from './sign-in.ts'

/** A member of this test alone, approved and signed in; gives the e-mail. */
export async function newMember(context: BrowserContext, fullName = 'Clara Teste'): Promise<string> {
  const email = `e2e-${randomUUID()}@exemplo.com.br`
  const origin = { Origin: instance.memberUrl }
  const registered = await context.request.post(`${instance.memberUrl}/api/register`, {
    data: { fullName, email, password: DEMO_PASSWORD, companyId: 1 },
    headers: origin,
  })
  expect(registered.ok(), await registered.text()).toBe(true)
  const { id } = await registered.json()

  const { search } = new URL(linkIn(await waitForEmail(email, /confirme/i), '/confirmar-email'))
  const confirmed = await context.request.post(`${instance.memberUrl}/api/email-confirmation${search}`, {
    headers: origin,
  })
  expect(confirmed.ok(), await confirmed.text()).toBe(true)

  const admin = await request.newContext()
  await signInAsAdmin(admin)
  const approved = await admin.post(`${instance.adminUrl}/api/admin/registrations/${id}/approve`, {
    headers: { Origin: instance.adminUrl },
  })
  expect(approved.ok(), await approved.text()).toBe(true)
  await admin.dispose()
  return email
}
