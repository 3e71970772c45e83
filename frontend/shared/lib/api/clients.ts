import { hc } from 'hono/client'
import type { AppType as App } from '#worker/app.ts'
import { apiFetch } from './api-fetch.ts'
import { fetchWithProof } from './fresh-proof.ts'

const plain = { fetch: apiFetch }
/** For groups whose routes ask for a fresh proof. */
const proven = { fetch: fetchWithProof }

/**
 * One client per group of routes, which keeps the type check fast. Marked as pure, so that bundles contain only the
 * clients they use.
 */
export const accountsApi = /* @__PURE__ */ hc<App['accounts']>('/api', plain)
/** For sensitive actions in the user's own account. */
export const provenAccountsApi = /* @__PURE__ */ hc<App['accounts']>('/api', proven)
export const passkeysApi = /* @__PURE__ */ hc<App['passkeys']>('/api/passkeys', proven)
export const addressesApi = /* @__PURE__ */ hc<App['addresses']>('/api/addresses', plain)
export const companyApi = /* @__PURE__ */ hc<App['company']>('/api/company', plain)
export const consultationsApi = /* @__PURE__ */ hc<App['consultations']>('/api/consultations', plain)
export const sleepApi = /* @__PURE__ */ hc<App['sleep']>('/api/sleep', plain)
export const exerciseApi = /* @__PURE__ */ hc<App['exercise']>('/api/exercise', plain)
export const anamnesisApi = /* @__PURE__ */ hc<App['anamnesis']>('/api/anamnesis', plain)
export const healthProfileApi = /* @__PURE__ */ hc<App['healthProfile']>('/api/health-profile', plain)
export const examsApi = /* @__PURE__ */ hc<App['exams']>('/api/exams', plain)
export const insuranceApi = /* @__PURE__ */ hc<App['insurance']>('/api/insurance', plain)
export const medicationsApi = /* @__PURE__ */ hc<App['medications']>('/api/medications', plain)
export const membershipCardApi = /* @__PURE__ */ hc<App['membershipCard']>('/api/membership-card', plain)
export const nowApi = /* @__PURE__ */ hc<App['now']>('/api/now', plain)
export const notificationsApi = /* @__PURE__ */ hc<App['notifications']>('/api/notifications', plain)
export const adminAccountsApi = /* @__PURE__ */ hc<App['adminAccounts']>('/api/admin', plain)
export const provenAdminAccountsApi = /* @__PURE__ */ hc<App['adminAccounts']>('/api/admin', proven)
export const adminPasskeysApi = /* @__PURE__ */ hc<App['adminPasskeys']>('/api/admin/passkeys', proven)
export const secondFactorApi = /* @__PURE__ */ hc<App['secondFactor']>('/api/admin/second-factor', proven)
/** The second step of an administrator's sign-in, available at both addresses. */
export type SecondStepApi = typeof secondStepApi
export const secondStepApi = /* @__PURE__ */ hc<App['secondStep']>('/api/second-factor', plain)
export const adminSecondStepApi = /* @__PURE__ */ hc<App['secondStep']>('/api/admin/second-factor', proven)
export const adminAddressesApi = /* @__PURE__ */ hc<App['addresses']>('/api/admin/addresses', plain)
export const adminCompanyApi = /* @__PURE__ */ hc<App['adminCompany']>('/api/admin/company', proven)
export const policyReviewsApi = /* @__PURE__ */ hc<App['policyReviews']>('/api/admin/policies', plain)
export const registrationsApi = /* @__PURE__ */ hc<App['registrations']>('/api/admin/registrations', proven)
export const presenceApi = /* @__PURE__ */ hc<App['presence']>('/api/admin/presence', plain)
export const assignmentsApi = /* @__PURE__ */ hc<App['assignments']>('/api/admin/assignments', plain)
export const rejectionTextsApi = /* @__PURE__ */ hc<App['rejectionTexts']>(
  '/api/admin/rejection-texts',
  plain,
)
export const statisticsApi = /* @__PURE__ */ hc<App['statistics']>('/api/admin/statistics', plain)
export const reportsApi = /* @__PURE__ */ hc<App['reports']>('/api/admin/reports', proven)
export const accountHelpApi = /* @__PURE__ */ hc<App['accountHelp']>('/api/admin/members', proven)
export const membersApi = /* @__PURE__ */ hc<App['members']>('/api/admin/members', proven)
export const searchApi = /* @__PURE__ */ hc<App['search']>('/api/admin/search', plain)
export const personNotesApi = /* @__PURE__ */ hc<App['personNotes']>('/api/admin/members', plain)
export const notesApi = /* @__PURE__ */ hc<App['notes']>('/api/admin/notes', plain)
export const messagesApi = /* @__PURE__ */ hc<App['messages']>('/api/admin/messages', plain)
export const logsApi = /* @__PURE__ */ hc<App['logs']>('/api/admin/logs', proven)

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
