import { Hono } from 'hono'
import { accounts } from './features/accounts/accounts.routes.ts'
import { adminAccounts } from './features/accounts/admin-accounts.routes.ts'
import { accountHelp } from './features/accounts/help/account-help.routes.ts'
import { adminPasskeys } from './features/accounts/passkeys/admin-passkeys.routes.ts'
import { passkeys } from './features/accounts/passkeys/passkeys.routes.ts'
import { anamnesis } from './features/anamnesis/anamnesis.routes.ts'
import { assignments } from './features/assignments/assignments.routes.ts'
import { addresses, adminCompany, company } from './features/company/company.routes.ts'
import { showConsultationsNow } from './features/consultations/consultation.ts'
import { consultations } from './features/consultations/consultations.routes.ts'
import { cspReports } from './features/csp-reports/csp-reports.routes.ts'
import { showExamsNow } from './features/exams/exam.ts'
import { exams } from './features/exams/exams.routes.ts'
import { exercise } from './features/exercise/exercise.routes.ts'
import { showExerciseNow } from './features/exercise/exercise.ts'
import { healthProfile } from './features/health-profile/health-profile.routes.ts'
import { insurance } from './features/insurance/insurance.routes.ts'
import { showPoliciesNow } from './features/insurance/policy.ts'
import { logs } from './features/logs/logs.routes.ts'
import { medications } from './features/medications/medications.routes.ts'
import { showMedicationsNow } from './features/medications/show-medications-now.ts'
import { members } from './features/members/members.routes.ts'
import { notes, personNotes } from './features/members/notes/notes.routes.ts'
import { membershipCard } from './features/membership-card/membership-card.routes.ts'
import { deliverOwnMessages } from './features/messages/deliver-messages.ts'
import { messages } from './features/messages/messages.routes.ts'
import { notifications } from './features/notifications/notifications.routes.ts'
import { nowRoutes } from './features/now/now.routes.ts'
import { policyReviews } from './features/policy-reviews/policy-reviews.routes.ts'
import { presence } from './features/presence/presence.routes.ts'
import { registrations } from './features/registrations/registrations.routes.ts'
import { rejectionTexts } from './features/rejection-texts/rejection-texts.routes.ts'
import { reportRoutes } from './features/reports/reports.routes.ts'
import { search } from './features/search/search.routes.ts'
import { secondFactor, secondStep } from './features/second-factor/second-factor.routes.ts'
import { sleep } from './features/sleep/sleep.routes.ts'
import { figures } from './features/statistics/figures.ts'
import { statistics } from './features/statistics/statistics.routes.ts'
import { addressBoundary } from './middleware/address.ts'
import type { AppEnv } from './middleware/app-env.ts'
import { deliverAfterChange } from './middleware/deliver-after-change.ts'
import { drainRequestBody } from './middleware/drain-request-body.ts'
import { answerError, answerNotFound } from './middleware/errors.ts'
import { floodLimit } from './middleware/flood-limit.ts'
import { requestLog } from './middleware/request-log.ts'
import { requestOrigin } from './middleware/request-origin.ts'
import { requireSecrets } from './middleware/require-secrets.ts'
import { noStore, securityHeaders } from './middleware/security-headers.ts'
import { openWork } from './middleware/work.ts'

/** The API for both addresses. `ADDRESS` in the bindings says which one a request came through. */
export const app = new Hono<AppEnv>()
app.onError(answerError)
app.notFound(answerNotFound(app))
app.use(requestLog, securityHeaders, noStore, requireSecrets)
app.use(drainRequestBody, addressBoundary, requestOrigin, floodLimit, openWork)
app.use(deliverAfterChange(deliverOwnMessages))

const reports = reportRoutes(figures)
const now = nowRoutes({
  medications: showMedicationsNow,
  consultations: showConsultationsNow,
  policies: showPoliciesNow,
  exams: showExamsNow,
  exercise: showExerciseNow,
})

app.route('/api/admin/company', adminCompany)
app.route('/api/admin/policies', policyReviews)
app.route('/api/admin/members', accountHelp)
app.route('/api/admin/members', members)
app.route('/api/admin/members', personNotes)
app.route('/api/admin/notes', notes)
app.route('/api/admin/messages', messages)
app.route('/api/admin/logs', logs)
app.route('/api/admin/search', search)
app.route('/api/admin/registrations', registrations)
app.route('/api/admin/presence', presence)
app.route('/api/admin/assignments', assignments)
app.route('/api/admin/rejection-texts', rejectionTexts)
app.route('/api/admin/second-factor', secondStep)
app.route('/api/admin/second-factor', secondFactor)
app.route('/api/admin/statistics', statistics)
app.route('/api/admin/reports', reports)
app.route('/api/admin/addresses', addresses)
app.route('/api/admin/csp-reports', cspReports)
app.route('/api/admin/passkeys', adminPasskeys)
app.route('/api/admin', adminAccounts)

app.route('/api/company', company)
app.route('/api/addresses', addresses)
app.route('/api/csp-reports', cspReports)
app.route('/api/consultations', consultations)
app.route('/api/anamnesis', anamnesis)
app.route('/api/health-profile', healthProfile)
app.route('/api/sleep', sleep)
app.route('/api/exercise', exercise)
app.route('/api/insurance', insurance)
app.route('/api/exams', exams)
app.route('/api/medications', medications)
app.route('/api/membership-card', membershipCard)
app.route('/api/notifications', notifications)
app.route('/api/now', now)
app.route('/api/second-factor', secondStep)
app.route('/api/passkeys', passkeys)
app.route('/api', accounts)

/** One type per group of routes: a single type for all routes makes the compiler slow. */
export type AppType = {
  accounts: typeof accounts
  passkeys: typeof passkeys
  company: typeof company
  addresses: typeof addresses
  consultations: typeof consultations
  anamnesis: typeof anamnesis
  healthProfile: typeof healthProfile
  sleep: typeof sleep
  exercise: typeof exercise
  insurance: typeof insurance
  exams: typeof exams
  medications: typeof medications
  membershipCard: typeof membershipCard
  notifications: typeof notifications
  now: typeof now
  adminAccounts: typeof adminAccounts
  adminPasskeys: typeof adminPasskeys
  adminCompany: typeof adminCompany
  policyReviews: typeof policyReviews
  registrations: typeof registrations
  presence: typeof presence
  assignments: typeof assignments
  rejectionTexts: typeof rejectionTexts
  secondFactor: typeof secondFactor
  secondStep: typeof secondStep
  members: typeof members
  accountHelp: typeof accountHelp
  personNotes: typeof personNotes
  notes: typeof notes
  messages: typeof messages
  statistics: typeof statistics
  reports: typeof reports
  logs: typeof logs
  search: typeof search
}
