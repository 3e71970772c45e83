import {
  type APIRequestContext,
  type APIResponse,
  type BrowserContext,
  expect,
  request,
} from '@playwright/test'
import { currentTime } from './clock.ts'
import { instance } from './instance.ts'

export const DEMO_PASSWORD = 'demonstracao'
export const ADMIN_EMAIL = 'admin@exemplo.com.br'

/** Starts a new session at the member address through the API. */
export async function signIn(
  context: BrowserContext,
  email: string,
  password = DEMO_PASSWORD,
): Promise<void> {
  await expectSuccess(await post(context.request, instance.memberUrl, '/api/login', { email, password }))
}

/** Starts a new session at the admin address through the API. */
export async function signInAsAdmin(
  context: BrowserContext | APIRequestContext,
  email = ADMIN_EMAIL,
): Promise<void> {
  const api = 'request' in context ? context.request : context
  const data = { email, password: DEMO_PASSWORD }
  await expectSuccess(await post(api, instance.adminUrl, '/api/admin/login', data))
}

type StorageState = Awaited<ReturnType<APIRequestContext['storageState']>>

/**
 * Sensitive actions of the dashboard need a proof from the last five minutes; a new session counts as one. A test that
 * reuses a session takes up to two minutes, which leaves a minute to spare.
 */
const SHARED_MS = 2 * 60_000

/** The sessions that this Playwright worker shares among its tests, by URL and e-mail. */
const sharedSessions = new Map<string, { state: Promise<StorageState>; since: number }>()

function sharedSession(origin: string, path: string, email: string): Promise<StorageState> {
  const key = `${origin} ${email}`
  const known = sharedSessions.get(key)
  if (known && currentTime() - known.since < SHARED_MS) return known.state
  const state = openSession(origin, path, email)
  sharedSessions.set(key, { state, since: currentTime() })
  return state
}

async function openSession(origin: string, path: string, email: string): Promise<StorageState> {
  const api = await request.newContext()
  await expectSuccess(await post(api, origin, path, { email, password: DEMO_PASSWORD }))
  const state = await api.storageState()
  await api.dispose()
  return state
}

/** Signs in with a session shared by this worker's tests. A test that ends the session calls `signIn` instead. */
export async function reuseSession(context: BrowserContext, email: string): Promise<void> {
  const { cookies } = await sharedSession(instance.memberUrl, '/api/login', email)
  await context.addCookies(cookies)
}

/** Does the same for the demonstration's administrator at the admin address. */
export async function reuseAdminSession(context: BrowserContext): Promise<void> {
  const { cookies } = await sharedSession(instance.adminUrl, '/api/admin/login', ADMIN_EMAIL)
  await context.addCookies(cookies)
}

/** Sends one write to the API as the demonstration's administrator; expects success. */
export async function callAdminApi(
  method: 'POST' | 'PUT' | 'DELETE',
  path: string,
  data: object = {},
): Promise<void> {
  const storageState = await sharedSession(instance.adminUrl, '/api/admin/login', ADMIN_EMAIL)
  const api = await request.newContext({ storageState })
  await expectSuccess(
    await api.fetch(instance.adminUrl + path, { method, data, headers: { Origin: instance.adminUrl } }),
  )
  await api.dispose()
}

function post(api: APIRequestContext, origin: string, path: string, data: object): Promise<APIResponse> {
  return api.post(origin + path, { data, headers: { Origin: origin } })
}

async function expectSuccess(response: APIResponse): Promise<void> {
  expect(response.ok(), await response.text()).toBe(true)
}
