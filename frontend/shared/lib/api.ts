import { hc } from 'hono/client'
import type { AppType } from '../../../worker/app.ts'
import { apiFetch } from './api-fetch.ts'

const options = { fetch: apiFetch }

/** One client for each group of routes, so that the compiler stays fast. */
export const accountsApi = hc<AppType['accounts']>('/api', options)
export const companyApi = hc<AppType['company']>('/api/company', options)
export const consultationsApi = hc<AppType['consultations']>('/api/consultations', options)
export const sleepApi = hc<AppType['sleep']>('/api/sleep', options)
export const anamnesisApi = hc<AppType['anamnesis']>('/api/anamnesis', options)
export const insuranceApi = hc<AppType['insurance']>('/api/insurance', options)
export const membershipCardApi = hc<AppType['membershipCard']>('/api/membership-card', options)
export const notificationsApi = hc<AppType['notifications']>('/api/notifications', options)
export const adminAccountsApi = hc<AppType['adminAccounts']>('/api/admin', options)
export const adminCompanyApi = hc<AppType['adminCompany']>('/api/admin/company', options)
export const registrationsApi = hc<AppType['registrations']>('/api/admin/registrations', options)

/** The body of a successful answer: `answer(accountsApi.user.$get())`. What is not a success was thrown. */
export async function answer<T>(request: Promise<{ json(): Promise<T> }>): Promise<T> {
  return (await request).json()
}

/** For the second argument of a call that creates: `$post({ json }, idempotent(key))`. */
export function idempotent(key: string) {
  return { headers: { 'Idempotency-Key': key } }
}
