import { type BrowserContext, expect, request } from '@playwright/test'
import { instance } from './instance.ts'
import { newMember } from './new-member.ts'
import { DEMO_PASSWORD } from './sign-in.ts'

/** An administrator of this test alone, signed in as a member in the context; gives the e-mail. */
export async function newAdministrator(context: BrowserContext, fullName: string): Promise<string> {
  const email = await newMember(context, fullName)
  const { id } = await (await context.request.get(`${instance.memberUrl}/api/user`)).json()
  const admin = await request.newContext({
    baseURL: instance.adminUrl,
    extraHTTPHeaders: { Origin: instance.adminUrl },
  })
  await admin.post('/api/admin/login', { data: { email: 'admin@exemplo.com.br', password: DEMO_PASSWORD } })
  const promoted = await admin.put(`/api/admin/members/${id}/role`, { data: { role: 'admin' } })
  expect(promoted.ok(), await promoted.text()).toBe(true)
  await admin.dispose()
  return email
}
