import { randomUUID } from 'node:crypto'
import { type APIRequestContext, type BrowserContext, expect } from '@playwright/test'
import { linkIn, waitForEmail } from './emails.ts'
import { instance } from './instance.ts'
import { callAdminApi, DEMO_PASSWORD } from './sign-in.ts'

const headers = { Origin: instance.memberUrl }

/** Registers through the API, which also signs in. Returns the user's id. */
export async function register(
  api: APIRequestContext,
  { fullName, email, password = DEMO_PASSWORD }: { fullName: string; email: string; password?: string },
): Promise<string> {
  const registered = await api.post(`${instance.memberUrl}/api/register`, {
    data: { fullName, email, password, companyId: 1 },
    headers: { ...headers, 'Idempotency-Key': randomUUID() },
  })
  expect(registered.status(), await registered.text()).toBe(201)
  const { id } = await registered.json()
  return String(id)
}

/** Registers and confirms the e-mail address, which leaves the registration waiting for a decision. */
export async function registerAndConfirm(
  api: APIRequestContext,
  fullName: string,
  password = DEMO_PASSWORD,
): Promise<{ id: string; fullName: string; email: string }> {
  const email = `e2e-${randomUUID()}@exemplo.com.br`
  const id = await register(api, { fullName, email, password })
  const { search } = new URL(linkIn(await waitForEmail(email, /confirme/i), '/confirmar-email'))
  const confirmed = await api.post(`${instance.memberUrl}/api/email-confirmation${search}`, { headers })
  expect(confirmed.ok(), await confirmed.text()).toBe(true)
  return { id, fullName, email }
}

/** Creates an approved member for this test only, signed in. Returns the e-mail address. */
export async function newMember(context: BrowserContext, fullName = 'Clara Teste'): Promise<string> {
  const { id, email } = await registerAndConfirm(context.request, fullName)
  await callAdminApi('POST', `/api/admin/registrations/${id}/approve`)
  return email
}

/** Creates an administrator for this test only, signed in as a member only. Returns the e-mail address. */
export async function newAdministrator(context: BrowserContext, fullName: string): Promise<string> {
  const email = await newMember(context, fullName)
  const { id } = await (await context.request.get(`${instance.memberUrl}/api/user`)).json()
  await callAdminApi('PUT', `/api/admin/members/${id}/role`, { role: 'admin' })
  return email
}
