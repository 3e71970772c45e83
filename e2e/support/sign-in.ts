import { type APIRequestContext, type BrowserContext, expect } from '@playwright/test'
import { instance } from './instance.ts'

export const DEMO_PASSWORD = 'demonstracao'

/** Signs the context in at the member address, without the screen. */
export async function signIn(
  context: BrowserContext,
  email: string,
  password = DEMO_PASSWORD,
): Promise<void> {
  await post(context.request, instance.memberUrl, '/api/login', { email, password })
}

/** The same at the dashboard's address. */
export async function signInAsAdmin(
  context: BrowserContext | APIRequestContext,
  email = 'admin@exemplo.com.br',
  password = DEMO_PASSWORD,
): Promise<void> {
  await post('request' in context ? context.request : context, instance.adminUrl, '/api/admin/login', {
    email,
    password,
  })
}

async function post(request: APIRequestContext, origin: string, path: string, data: object): Promise<void> {
  const response = await request.post(origin + path, { data, headers: { Origin: origin } })
  expect(response.status(), await response.text()).toBe(200)
}
