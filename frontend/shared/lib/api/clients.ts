import { hc } from 'hono/client'
import type { AppType } from '#worker/app.ts'
import { apiFetch } from './api-fetch.ts'
import { fetchWithProof } from './fresh-proof.ts'

const options = { fetch: apiFetch }
/** For groups whose routes ask for a fresh proof. */
const provenOptions = { fetch: fetchWithProof }

/**
 * One client per group of routes, which keeps the type check fast. Marked as pure, so that bundles contain only the
 * clients they use.
 */
export const accountsApi = /* @__PURE__ */ hc<AppType['accounts']>('/api', options)
/** For sensitive actions in the user's own account. */
export const provenAccountsApi = /* @__PURE__ */ hc<AppType['accounts']>('/api', provenOptions)
export const passkeysApi = /* @__PURE__ */ hc<AppType['passkeys']>('/api/passkeys', provenOptions)
export const addressesApi = /* @__PURE__ */ hc<AppType['addresses']>('/api/addresses', options)
export const companyApi = /* @__PURE__ */ hc<AppType['company']>('/api/company', options)
export const consultationsApi = /* @__PURE__ */ hc<AppType['consultations']>('/api/consultations', options)
export const sleepApi = /* @__PURE__ */ hc<AppType['sleep']>('/api/sleep', options)
export const exerciseApi = /* @__PURE__ */ hc<AppType['exercise']>('/api/exercise', options)
export const anamnesisApi = /* @__PURE__ */ hc<AppType['anamnesis']>('/api/anamnesis', options)
export const healthProfileApi = /* @__PURE__ */ hc<AppType['healthProfile']>('/api/health-profile', options)
export const examsApi = /* @__PURE__ */ hc<AppType['exams']>('/api/exams', options)
export const insuranceApi = /* @__PURE__ */ hc<AppType['insurance']>('/api/insurance', options)
export const medicationsApi = /* @__PURE__ */ hc<AppType['medications']>('/api/medications', options)
export const membershipCardApi = /* @__PURE__ */ hc<AppType['membershipCard']>(
  '/api/membership-card',
  options,
)
export const nowApi = /* @__PURE__ */ hc<AppType['now']>('/api/now', options)
export const notificationsApi = /* @__PURE__ */ hc<AppType['notifications']>('/api/notifications', options)
export const adminAccountsApi = /* @__PURE__ */ hc<AppType['adminAccounts']>('/api/admin', options)
export const provenAdminAccountsApi = /* @__PURE__ */ hc<AppType['adminAccounts']>(
  '/api/admin',
  provenOptions,
)
export const adminPasskeysApi = /* @__PURE__ */ hc<AppType['adminPasskeys']>(
  '/api/admin/passkeys',
  provenOptions,
)
export const secondFactorApi = /* @__PURE__ */ hc<AppType['secondFactor']>(
  '/api/admin/second-factor',
  provenOptions,
)
/** The second step of an administrator's sign-in, available at both addresses. */
export type SecondStepApi = typeof secondStepApi
export const secondStepApi = /* @__PURE__ */ hc<AppType['secondStep']>('/api/second-factor', options)
export const adminSecondStepApi = /* @__PURE__ */ hc<AppType['secondStep']>(
  '/api/admin/second-factor',
  provenOptions,
)
export const adminAddressesApi = /* @__PURE__ */ hc<AppType['addresses']>('/api/admin/addresses', options)
export const adminCompanyApi = /* @__PURE__ */ hc<AppType['adminCompany']>(
  '/api/admin/company',
  provenOptions,
)
export const policyReviewsApi = /* @__PURE__ */ hc<AppType['policyReviews']>('/api/admin/policies', options)
export const registrationsApi = /* @__PURE__ */ hc<AppType['registrations']>(
  '/api/admin/registrations',
  provenOptions,
)
export const presenceApi = /* @__PURE__ */ hc<AppType['presence']>('/api/admin/presence', options)
export const assignmentsApi = /* @__PURE__ */ hc<AppType['assignments']>('/api/admin/assignments', options)
export const rejectionTextsApi = /* @__PURE__ */ hc<AppType['rejectionTexts']>(
  '/api/admin/rejection-texts',
  options,
)
export const statisticsApi = /* @__PURE__ */ hc<AppType['statistics']>('/api/admin/statistics', options)
export const reportsApi = /* @__PURE__ */ hc<AppType['reports']>('/api/admin/reports', provenOptions)
export const accountHelpApi = /* @__PURE__ */ hc<AppType['accountHelp']>('/api/admin/members', provenOptions)
export const membersApi = /* @__PURE__ */ hc<AppType['members']>('/api/admin/members', provenOptions)
export const searchApi = /* @__PURE__ */ hc<AppType['search']>('/api/admin/search', options)
export const personNotesApi = /* @__PURE__ */ hc<AppType['personNotes']>('/api/admin/members', options)
export const notesApi = /* @__PURE__ */ hc<AppType['notes']>('/api/admin/notes', options)
export const messagesApi = /* @__PURE__ */ hc<AppType['messages']>('/api/admin/messages', options)
export const logsApi = /* @__PURE__ */ hc<AppType['logs']>('/api/admin/logs', provenOptions)

/**
 * The body of a successful response: `answer(accountsApi.user.$get())`. Failures have been thrown by
 * `apiFetch`.
 */
export async function answer<T>(request: Promise<{ json(): Promise<T> }>): Promise<T> {
  return (await request).json()
}

export interface RequestOptions {
  headers: Record<string, string>
  /** Instead of `apiFetch`. */
  fetch?: typeof fetch
}

/** Second argument of a request that creates a row: `$post({ json }, idempotent(key))`. */
export function idempotent(key: string): RequestOptions {
  return { headers: { 'Idempotency-Key': key } }
}
