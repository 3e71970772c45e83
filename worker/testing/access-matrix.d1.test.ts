import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { users } from '#database/schema/accounts.ts'
import { declarationOf } from '#middleware/declared.ts'
import {
  passkeyProvenMember,
  provenAdministrator,
  provenAppEnroller,
  provenEnteringAdministrator,
  provenFactorMember,
  provenMember,
  provenUser,
} from '#middleware/guards.ts'
import type { Address } from '#platform/bindings.ts'
import { app } from '#worker/app.ts'
import { type Answer, Client, type RequestOptions, testDatabase, updateRows } from './api.ts'
import { addPasskey } from './authenticator.ts'
import {
  administratorClient,
  administratorOfStrictCompany,
  appCode,
  createCompany,
  createConsultation,
  createMail,
  createUser,
  enrolledAdministrator,
  PASSWORD,
  signedInClient,
} from './factories.ts'
import { waiting } from './registrations.ts'
import { samplePng } from './sample-files.ts'
import {
  consultation,
  dailyTablet,
  exam,
  night,
  passkeyAnswer,
  pdfRequest,
  questionnaire,
  rejectionText,
  walk,
} from './samples.ts'

/**
 * Who may call a route: everyone, everyone signed in, approved members, administrators, administrators before
 * the second step of the sign-in (at the dashboard or at the member address), or those who must set up their
 * first factor.
 */
type Rule = 'open' | 'signed-in' | 'approved' | 'administrator' | 'entering' | 'entering-member' | 'enrolling'

const rules: Record<string, Rule> = {
  'GET /api/user': 'signed-in',
  'PATCH /api/user': 'approved',
  'DELETE /api/name-change': 'approved',
  'POST /api/email-change': 'approved',
  'POST /api/email-change/confirm': 'open',
  'POST /api/email-change/resend': 'approved',
  'DELETE /api/email-change': 'approved',
  'POST /api/login': 'open',
  'POST /api/register': 'open',
  'POST /api/logout': 'open',
  'POST /api/test-admin-login': 'open',
  'POST /api/email-confirmation': 'open',
  'POST /api/email-confirmation/password': 'open',
  'POST /api/email-confirmation/new-password': 'open',
  'GET /api/registration-status': 'open',
  'POST /api/registration-status': 'open',
  'POST /api/csp-reports': 'open',
  'POST /api/admin/csp-reports': 'open',
  'POST /api/registration/resend-confirmation': 'signed-in',
  'PATCH /api/registration': 'signed-in',
  'POST /api/registration/email': 'signed-in',
  'POST /api/password-reset': 'open',
  'POST /api/password-reset/confirm': 'open',
  'POST /api/sessions/end-by-link': 'open',
  'POST /api/admin/sessions/end-by-link': 'open',
  'PUT /api/password': 'signed-in',
  'POST /api/password': 'approved',
  'DELETE /api/password': 'approved',
  'GET /api/sessions': 'signed-in',
  'DELETE /api/sessions': 'signed-in',
  'DELETE /api/sessions/:id': 'signed-in',
  'POST /api/password/proof': 'signed-in',
  'GET /api/passkeys': 'approved',
  'POST /api/passkeys': 'approved',
  'POST /api/passkeys/options': 'approved',
  'PATCH /api/passkeys/:id': 'approved',
  'DELETE /api/passkeys/:id': 'approved',
  'POST /api/passkeys/:id/removal': 'approved',
  'DELETE /api/passkeys/:id/removal': 'approved',
  'POST /api/passkeys/sign-in': 'open',
  'POST /api/passkeys/sign-in/options': 'open',
  'POST /api/passkeys/proof': 'signed-in',
  'POST /api/passkeys/proof/options': 'signed-in',
  'GET /api/company': 'signed-in',
  'GET /api/company/:company/logo': 'open',
  'GET /api/addresses': 'open',
  'GET /api/admin/addresses': 'open',
  'GET /api/consultations': 'approved',
  'GET /api/consultations/upcoming': 'approved',
  'GET /api/consultations/:id': 'approved',
  'POST /api/consultations': 'approved',
  'PATCH /api/consultations/:id': 'approved',
  'DELETE /api/consultations/:id': 'approved',
  'POST /api/consultations/:id/restore': 'approved',
  'GET /api/anamnesis': 'approved',
  'GET /api/anamnesis/history': 'approved',
  'GET /api/anamnesis/weights': 'approved',
  'POST /api/anamnesis': 'approved',
  'PATCH /api/anamnesis/:id': 'approved',
  'DELETE /api/anamnesis/:id': 'approved',
  'GET /api/health-profile': 'approved',
  'PUT /api/health-profile': 'approved',
  'GET /api/sleep': 'approved',
  'GET /api/sleep/today': 'approved',
  'GET /api/sleep/period': 'approved',
  'GET /api/sleep/export': 'approved',
  'GET /api/sleep/:id': 'approved',
  'POST /api/sleep': 'approved',
  'PATCH /api/sleep/:id': 'approved',
  'DELETE /api/sleep/:id': 'approved',
  'GET /api/exercise': 'approved',
  'GET /api/exercise/week': 'approved',
  'GET /api/exercise/period': 'approved',
  'GET /api/exercise/export': 'approved',
  'GET /api/exercise/:id': 'approved',
  'POST /api/exercise': 'approved',
  'PATCH /api/exercise/:id': 'approved',
  'DELETE /api/exercise/:id': 'approved',
  'GET /api/insurance': 'approved',
  'GET /api/insurance/:id': 'approved',
  'POST /api/insurance': 'approved',
  'PUT /api/insurance/:id/file': 'approved',
  'GET /api/insurance/:id/file': 'approved',
  'DELETE /api/insurance/:id': 'approved',
  'GET /api/exams': 'approved',
  'GET /api/exams/analytes': 'approved',
  'GET /api/exams/trend': 'approved',
  'GET /api/exams/export': 'approved',
  'POST /api/exams': 'approved',
  'GET /api/exams/:id': 'approved',
  'PATCH /api/exams/:id': 'approved',
  'DELETE /api/exams/:id': 'approved',
  'POST /api/exams/:id/files': 'approved',
  'PUT /api/exams/files/:id/file': 'approved',
  'GET /api/exams/files/:id/file': 'approved',
  'DELETE /api/exams/files/:id': 'approved',
  'GET /api/medications': 'approved',
  'GET /api/medications/day': 'approved',
  'GET /api/medications/adherence': 'approved',
  'GET /api/medications/:id': 'approved',
  'GET /api/medications/:id/history': 'approved',
  'POST /api/medications': 'approved',
  'PUT /api/medications/clock': 'approved',
  'PATCH /api/medications/:id': 'approved',
  'DELETE /api/medications/:id': 'approved',
  'PUT /api/medications/:id/status': 'approved',
  'PUT /api/medications/:id/stock': 'approved',
  'DELETE /api/medications/:id/stock': 'approved',
  'POST /api/medications/:id/refills': 'approved',
  'POST /api/medications/:id/doses': 'approved',
  'DELETE /api/medications/doses/:id': 'approved',
  'GET /api/membership-card': 'approved',
  'GET /api/now': 'approved',
  'GET /api/notifications': 'approved',
  'GET /api/notifications/unread': 'approved',
  'POST /api/notifications/read-all': 'approved',
  'POST /api/notifications/:id/read': 'approved',
  'POST /api/second-factor/enrolment': 'entering-member',
  'POST /api/second-factor/enrolment/confirm': 'entering-member',
  'POST /api/second-factor/verify': 'entering-member',
  'POST /api/admin/login': 'open',
  'POST /api/admin/logout': 'open',
  'PUT /api/admin/password': 'administrator',
  'GET /api/admin/sessions': 'administrator',
  'DELETE /api/admin/sessions': 'administrator',
  'DELETE /api/admin/sessions/:id': 'administrator',
  'GET /api/admin/second-factor': 'administrator',
  'POST /api/admin/second-factor/enrolment': 'entering',
  'POST /api/admin/second-factor/enrolment/confirm': 'entering',
  'POST /api/admin/second-factor/verify': 'entering',
  'POST /api/admin/second-factor/disable': 'administrator',
  'POST /api/admin/second-factor/recovery-codes': 'administrator',
  'POST /api/admin/password/proof': 'entering',
  'GET /api/admin/passkeys': 'administrator',
  'POST /api/admin/passkeys': 'enrolling',
  'POST /api/admin/passkeys/options': 'enrolling',
  'PATCH /api/admin/passkeys/:id': 'administrator',
  'DELETE /api/admin/passkeys/:id': 'administrator',
  'POST /api/admin/passkeys/sign-in': 'open',
  'POST /api/admin/passkeys/sign-in/options': 'open',
  'POST /api/admin/passkeys/proof': 'entering',
  'POST /api/admin/passkeys/proof/options': 'entering',
  'GET /api/admin/user': 'entering',
  'GET /api/admin/company': 'administrator',
  'GET /api/admin/company/configuration': 'administrator',
  'PUT /api/admin/company/configuration': 'administrator',
  'GET /api/admin/company/without-factor': 'administrator',
  'GET /api/admin/company/:company/logo': 'open',
  'PUT /api/admin/company/logo': 'administrator',
  'DELETE /api/admin/company/logo': 'administrator',
  'GET /api/admin/policies': 'administrator',
  'GET /api/admin/policies/:id': 'administrator',
  'POST /api/admin/policies/:id/file': 'administrator',
  'POST /api/admin/policies/:id/approve': 'administrator',
  'POST /api/admin/policies/:id/reject': 'administrator',
  'POST /api/admin/policies/:id/undo': 'administrator',
  'GET /api/admin/logs/audit': 'administrator',
  'POST /api/admin/logs/audit/export': 'administrator',
  'GET /api/admin/logs/access': 'administrator',
  'POST /api/admin/logs/access/export': 'administrator',
  'GET /api/admin/logs/mails': 'administrator',
  'POST /api/admin/logs/mails/export': 'administrator',
  'POST /api/admin/logs/mails/retry': 'administrator',
  'POST /api/admin/logs/mails/:id/retry': 'administrator',
  'GET /api/admin/logs/errors': 'administrator',
  'POST /api/admin/logs/errors/export': 'administrator',
  'GET /api/admin/members': 'administrator',
  'GET /api/admin/members/at-quota': 'administrator',
  'GET /api/admin/members/name-changes': 'administrator',
  'GET /api/admin/search': 'administrator',
  'GET /api/admin/presence': 'administrator',
  'GET /api/admin/assignments': 'administrator',
  'PUT /api/admin/assignments/registrations/:id': 'administrator',
  'PUT /api/admin/assignments/policies/:id': 'administrator',
  'POST /api/admin/presence': 'administrator',
  'GET /api/admin/members/:id': 'administrator',
  'GET /api/admin/members/:id/person': 'administrator',
  'POST /api/admin/messages/:id': 'administrator',
  'POST /api/admin/members/:id/health': 'administrator',
  'POST /api/admin/members/:id/block': 'administrator',
  'POST /api/admin/members/:id/unblock': 'administrator',
  'POST /api/admin/members/:id/end-sessions': 'administrator',
  'POST /api/admin/members/:id/remove-passkeys': 'administrator',
  'PUT /api/admin/members/:id/role': 'administrator',
  'POST /api/admin/members/:id/resend-confirmation': 'administrator',
  'POST /api/admin/members/:id/password-link': 'administrator',
  'PATCH /api/admin/members/:id/name': 'administrator',
  'PUT /api/admin/members/:id/name-change': 'administrator',
  'PUT /api/admin/members/:id/email-change': 'administrator',
  'DELETE /api/admin/members/:id/email-change': 'administrator',
  'GET /api/admin/registrations': 'administrator',
  'GET /api/admin/registrations/:id': 'administrator',
  'GET /api/admin/reports': 'administrator',
  'POST /api/admin/reports': 'administrator',
  'GET /api/admin/reports/:id/file': 'administrator',
  'POST /api/admin/reports/:id/cancel': 'administrator',
  'POST /api/admin/reports/:id/retry': 'administrator',
  'DELETE /api/admin/reports/:id': 'administrator',
  'GET /api/admin/statistics': 'administrator',
  'GET /api/admin/statistics/rows': 'administrator',
  'GET /api/admin/statistics/months': 'administrator',
  'POST /api/admin/members/:id/notes': 'administrator',
  'PUT /api/admin/notes/:id': 'administrator',
  'DELETE /api/admin/notes/:id': 'administrator',
  'GET /api/admin/rejection-texts': 'administrator',
  'POST /api/admin/rejection-texts': 'administrator',
  'PUT /api/admin/rejection-texts/:id': 'administrator',
  'DELETE /api/admin/rejection-texts/:id': 'administrator',
  'POST /api/admin/registrations/approve': 'administrator',
  'POST /api/admin/registrations/reject': 'administrator',
  'POST /api/admin/registrations/undo': 'administrator',
  'POST /api/admin/registrations/:id/undo': 'administrator',
  'POST /api/admin/registrations/:id/reverse': 'administrator',
  'POST /api/admin/registrations/:id/approve': 'administrator',
  'POST /api/admin/registrations/:id/reject': 'administrator',
}

const routes = [
  ...new Set(
    app.routes.filter(({ method }) => method !== 'ALL').map(({ method, path }) => `${method} ${path}`),
  ),
].sort()

/** Without the limit of requests per minute. */
const unlimited = { env: { FLOOD_LIMIT: { limit: () => Promise.resolve({ success: true }) } } }

const addressOf = (route: string): Address => (route.includes(' /api/admin') ? 'admin' : 'member')

const configuration = {
  name: 'Viver Bem',
  primaryColor: '#0b6e69',
  phone: '0800 123 4567',
  website: 'www.viverbem.example',
  cardTexts: {},
  statusCheckOpen: true,
  statusCheckInFull: true,
  secondFactorRequired: false,
  analysisDays: 2,
  holidays: [],
  version: 999_999,
}
const created = { ...passkeyAnswer, response: { clientDataJSON: 'e30', attestationObject: 'oA' } }

/** Valid bodies, so that the access rule answers and not the validation. */
const bodies: Record<string, unknown> = {
  'PATCH /api/user': { fullName: 'Maria Oliveira' },
  'POST /api/email-change': { email: 'nova@exemplo.com.br', password: 'demonstracao' },
  'POST /api/registration/email': { email: 'certa@exemplo.com.br' },
  'POST /api/admin/presence': { tab: crypto.randomUUID(), queue: 'policies', recordId: null },
  'POST /api/consultations': consultation(),
  'PATCH /api/consultations/:id': { status: 'Cancelled' },
  'POST /api/consultations/:id/restore': {
    ...consultation(),
    status: 'Scheduled',
    timeZone: 'America/Sao_Paulo',
    version: 1,
  },
  'POST /api/anamnesis': questionnaire(),
  'PATCH /api/anamnesis/:id': questionnaire(),
  'POST /api/sleep': night,
  'PATCH /api/sleep/:id': night,
  'POST /api/exercise': walk(),
  'PATCH /api/exercise/:id': walk(),
  'POST /api/exams': exam(),
  'PATCH /api/exams/:id': exam(),
  'POST /api/exams/:id/files': { fileName: 'a.pdf', fileSize: 9 },
  'POST /api/medications': dailyTablet(),
  'PATCH /api/medications/:id': dailyTablet(),
  'PUT /api/medications/clock': { choice: 'keep' },
  'PUT /api/medications/:id/status': { status: 'paused' },
  'PUT /api/medications/:id/stock': { units: 30, unitsPerDose: 1, warnDays: 3 },
  'POST /api/medications/:id/refills': { units: 30 },
  'POST /api/medications/:id/doses': { decision: 'taken' },
  'POST /api/admin/reports': { kind: 'members', format: 'csv' },
  'POST /api/insurance': { fileName: 'a.pdf', fileSize: 9 },
  'PUT /api/admin/company/configuration': configuration,
  'PUT /api/admin/password': { currentPassword: 'errada-1', newPassword: 'uma nova senha' },
  'POST /api/admin/members/:id/notes': { text: 'Ligou hoje.' },
  'PUT /api/admin/notes/:id': { text: 'Ligou ontem.' },
  'POST /api/admin/rejection-texts': rejectionText(),
  'PUT /api/admin/rejection-texts/:id': rejectionText(),
  'POST /api/admin/registrations/approve': { ids: ['x'] },
  'POST /api/admin/registrations/reject': { ids: ['x'], reason: 'other', text: 'Motivo' },
  'POST /api/admin/registrations/undo': { ids: ['x'] },
  'PUT /api/admin/assignments/registrations/:id': { from: null, to: null },
  'PUT /api/admin/assignments/policies/:id': { from: null, to: null },
  'POST /api/admin/registrations/:id/reject': { reason: 'other', text: 'Motivo' },
  'POST /api/admin/registrations/:id/reverse': {
    status: 'approved',
    decidedAt: '2026-01-02T10:00:00.000Z',
    text: 'Motivo',
  },
  'POST /api/second-factor/enrolment/confirm': { code: '000000' },
  'POST /api/second-factor/verify': { code: '000000' },
  'POST /api/password': { password: 'uma nova senha' },
  'POST /api/password/proof': { password: 'errada-1' },
  'POST /api/passkeys': { credential: created },
  'PATCH /api/passkeys/:id': { name: 'Celular' },
  'POST /api/passkeys/proof': passkeyAnswer,
  'POST /api/passkeys/sign-in': passkeyAnswer,
  'POST /api/admin/password/proof': { password: 'errada-1' },
  'POST /api/admin/passkeys': { credential: created },
  'PATCH /api/admin/passkeys/:id': { name: 'Celular' },
  'POST /api/admin/passkeys/proof': passkeyAnswer,
  'POST /api/admin/passkeys/sign-in': passkeyAnswer,
  'POST /api/admin/second-factor/enrolment/confirm': { code: '000000' },
  'POST /api/admin/second-factor/verify': { code: '000000' },
  'POST /api/admin/second-factor/disable': { code: '000000' },
  'POST /api/admin/second-factor/recovery-codes': { code: '000000' },
  'POST /api/admin/policies/:id/approve': { policyNumber: '48.2217' },
  'POST /api/admin/policies/:id/reject': { text: 'Ilegível' },
  'POST /api/admin/members/:id/health': { scopes: ['sleep'], reason: 'complaint' },
  'POST /api/admin/members/:id/block': { reason: 'misuse' },
  'POST /api/admin/members/:id/remove-passkeys': { reason: 'lost_device' },
  'PUT /api/admin/members/:id/role': { role: 'admin' },
  'PATCH /api/admin/members/:id/name': { fullName: 'Maria Oliveira' },
  'PUT /api/admin/members/:id/name-change': { decision: 'approved' },
  'PUT /api/admin/members/:id/email-change': { email: 'nova@exemplo.com.br' },
}
/** Query parameters that a route requires. */
const queries: Record<string, string> = {
  'GET /api/exams/trend': '?value=x',
  'GET /api/sleep/period': '?period=week',
  'GET /api/exercise/period': '?period=month',
  'GET /api/anamnesis/weights': '?period=year',
}
const pdf = pdfRequest()
/** Bodies that are not JSON. */
const files: Record<string, RequestOptions> = {
  'PUT /api/admin/company/logo': { rawBody: await samplePng(), headers: { 'Content-Type': 'image/png' } },
}
const searches: Record<string, string> = {
  'PUT /api/admin/company/logo': '?version=1',
  'DELETE /api/admin/company/logo': '?version=1',
}

function ask(client: Client, route: string, id: string, options: RequestOptions = {}): Promise<Answer> {
  const [method = '', address = ''] = route.split(' ')
  const path = `${address}${queries[route] ?? ''}`
  const file = files[route] ?? (method === 'PUT' && path.endsWith('/file') ? pdf : undefined)
  const plain = method === 'GET' || method === 'DELETE' ? {} : { body: bodies[route] ?? {} }
  return client.request(method, path.replace(':id', id) + (searches[route] ?? ''), {
    ...(file ?? plain),
    ...options,
  })
}

describe('every route of the router', () => {
  it('has an entry in the access matrix, and each entry has a route', () => {
    expect(routes).toEqual(Object.keys(rules).sort())
  })

  it('says what limits each open route that writes, or why nothing does', () => {
    const declared = app.routes.filter(({ handler }) => declarationOf(handler).limit)
    const named = new Set(declared.map(({ method, path }) => `${method} ${path}`))
    const writes = routes.filter((route) => rules[route] === 'open' && !route.startsWith('GET '))
    expect(writes.filter((route) => !named.has(route))).toEqual([])
  })

  it.each(routes)('%s is open to exactly the callers of its rule', async (route) => {
    const rule = rules[route]
    const address = addressOf(route)
    const nobody = await ask(new Client(address), route, 'x')
    if (rule === 'open') {
      const isWrongCredential = ['invalid_credentials', 'passkey_refused'].includes(nobody.body?.code)
      expect([401, 403, 500]).not.toContain(isWrongCredential ? 200 : nobody.status)
      return
    }
    expect(nobody).toMatchObject({ status: 401, body: { code: 'unauthenticated' } })
    const client =
      address === 'admin' ? await administratorClient() : await signedInClient({ status: 'pending' })
    const answer = await ask(client, route, crypto.randomUUID())
    if (rule === 'entering-member') {
      expect(answer).toMatchObject({ status: 403, body: { code: 'admin_only' } })
    } else if (rule === 'approved') {
      expect(answer).toMatchObject({ status: 403, body: { code: 'account_not_approved', status: 'pending' } })
    } else {
      expect([401, 403]).not.toContain(answer.status)
    }
    expect(answer.status).toBeLessThan(500)
  })

  it('does not exist at the other address', async () => {
    const others = { admin: await signedInClient(), member: await administratorClient() }
    const found: string[] = []
    for (const route of routes) {
      const answer = await ask(others[addressOf(route)], route, crypto.randomUUID(), unlimited)
      if (answer.status !== 404 || answer.body?.code !== 'not_found') found.push(`${answer.status} ${route}`)
    }
    expect(found).toEqual([])
    // Both are still signed in, so no answer was one for a stranger.
    expect((await others.admin.get('/api/user', unlimited)).status).toBe(200)
    expect((await others.member.get('/api/admin/user', unlimited)).status).toBe(200)
  })
})

describe('every route of the administrators', () => {
  const guarded = routes.filter((route) => addressOf(route) === 'admin' && rules[route] !== 'open')
  const notAdmitted = { status: 401, body: { code: 'unauthenticated' } }
  const secondStep = { status: 403, body: { code: 'second_factor_required' } }

  let disguised: Client
  let demoted: Client
  let blocked: Client
  /** An administrator who has entered the password and not yet the code. */
  let halfway: Client
  let withoutFactor: Client

  beforeAll(async () => {
    const member = await signedInClient()
    disguised = new Client('admin')
    disguised.cookie = member.cookie?.replace('member_session', 'admin_session')
    demoted = await administratorClient()
    await updateRows(users, { id: demoted.userId }, { role: 'member' })
    blocked = await administratorClient()
    await updateRows(users, { id: blocked.userId }, { blockedAt: new Date() })
    halfway = (await enrolledAdministrator()).client
    withoutFactor = await administratorOfStrictCompany()
  })

  it.each(guarded)('%s rejects a member, a demoted and a blocked administrator', async (route) => {
    // A rejection clears the cookie, which the next route needs again.
    const [memberCookie, blockedCookie] = [disguised.cookie, blocked.cookie]
    expect(await ask(disguised, route, crypto.randomUUID())).toMatchObject(notAdmitted)
    const refused = await ask(demoted, route, crypto.randomUUID())
    expect(refused).toMatchObject({ status: 403, body: { code: 'admin_only' } })
    expect(await ask(blocked, route, crypto.randomUUID())).toMatchObject(notAdmitted)
    disguised.cookie = memberCookie
    blocked.cookie = blockedCookie
  })

  it.each(guarded)('%s is closed before the second step of the sign-in', async (route) => {
    const open: Client[] = rules[route] === 'entering' ? [halfway, withoutFactor] : []
    if (rules[route] === 'enrolling') open.push(withoutFactor)
    for (const client of [halfway, withoutFactor]) {
      const answer = await ask(client, route, crypto.randomUUID())
      if (open.includes(client)) expect([401, 403, 500]).not.toContain(answer.status)
      else expect(answer).toMatchObject(secondStep)
    }
  })
})

describe('every sensitive route', () => {
  const provenGuards: unknown[] = [
    provenUser,
    provenMember,
    passkeyProvenMember,
    provenFactorMember,
    provenAdministrator,
    provenEnteringAdministrator,
    provenAppEnroller,
  ]
  const sensitive = app.routes
    .filter(({ handler }) => provenGuards.includes(handler))
    .map(({ method, path }) => `${method} ${path}`)
    .sort()
  const sixMinutesLater = { later: 6 * 60_000 }
  const refusal = { status: 403, body: { code: 'fresh_proof_required' } }

  it('is known', () => {
    expect(sensitive).toEqual([
      'DELETE /api/admin/company/logo',
      'DELETE /api/admin/passkeys/:id',
      'DELETE /api/admin/sessions',
      'DELETE /api/admin/sessions/:id',
      'DELETE /api/passkeys/:id',
      'DELETE /api/password',
      'DELETE /api/sessions',
      'DELETE /api/sessions/:id',
      'GET /api/admin/reports/:id/file',
      'POST /api/admin/logs/access/export',
      'POST /api/admin/logs/audit/export',
      'POST /api/admin/logs/errors/export',
      'POST /api/admin/logs/mails/export',
      'POST /api/admin/members/:id/block',
      'POST /api/admin/members/:id/end-sessions',
      'POST /api/admin/members/:id/health',
      'POST /api/admin/members/:id/remove-passkeys',
      'POST /api/admin/members/:id/unblock',
      'POST /api/admin/passkeys',
      'POST /api/admin/passkeys/options',
      'POST /api/admin/registrations/:id/reverse',
      'POST /api/admin/reports',
      'POST /api/admin/reports/:id/retry',
      'POST /api/admin/second-factor/disable',
      'POST /api/admin/second-factor/enrolment',
      'POST /api/admin/second-factor/enrolment/confirm',
      'POST /api/admin/second-factor/recovery-codes',
      'POST /api/email-change',
      'POST /api/passkeys',
      'POST /api/passkeys/:id/removal',
      'POST /api/passkeys/options',
      'POST /api/password',
      'POST /api/second-factor/enrolment',
      'POST /api/second-factor/enrolment/confirm',
      'PUT /api/admin/company/configuration',
      'PUT /api/admin/company/logo',
      'PUT /api/admin/members/:id/email-change',
      'PUT /api/admin/members/:id/role',
    ])
  })

  const ofStaff = sensitive.filter((route) => addressOf(route) === 'admin')

  it.each(ofStaff)('%s asks for the password again where there is no factor', async (route) => {
    const client = await administratorClient()
    const id = crypto.randomUUID()
    expect(await ask(client, route, id, sixMinutesLater)).toMatchObject(refusal)
    const proof = await client.post('/api/admin/password/proof', { password: PASSWORD }, sixMinutesLater)
    expect(proof.status).toBe(204)
    expect((await ask(client, route, id, sixMinutesLater)).body?.code).not.toBe('fresh_proof_required')
  })

  it.each(ofStaff)('%s asks for a code again where there is one, and not for the password', async (route) => {
    const { client, secret } = await enrolledAdministrator()
    const id = crypto.randomUUID()
    expect((await client.post('/api/admin/second-factor/verify', { code: appCode(secret) })).status).toBe(204)
    expect(await ask(client, route, id, sixMinutesLater)).toMatchObject(refusal)
    expect(
      await client.post('/api/admin/password/proof', { password: PASSWORD }, sixMinutesLater),
    ).toMatchObject({ status: 409, body: { code: 'second_factor_on' } })
    const code = appCode(secret, 12)
    expect((await client.post('/api/admin/second-factor/verify', { code }, sixMinutesLater)).status).toBe(204)
    expect((await ask(client, route, id, sixMinutesLater)).body?.code).not.toBe('fresh_proof_required')
  })
})

/** Creates a record of the member, for each path with a parameter. */
const records: Record<string, (owner: Client) => Promise<string>> = {
  consultations: async (owner) => (await createConsultation(owner.userId)).id,
  sleep: async (owner) => (await owner.post('/api/sleep', night)).body.id,
  exercise: async (owner) => (await owner.post('/api/exercise', walk())).body.id,
  anamnesis: async (owner) => (await owner.post('/api/anamnesis', questionnaire())).body.id,
  insurance: async (owner) => {
    const { body } = await owner.post('/api/insurance', { fileName: 'a.pdf', fileSize: 9 })
    await owner.put(body.filePath, undefined, pdf)
    return body.id
  },
  exams: async (owner) => (await owner.post('/api/exams', exam())).body.id,
  'exams/files': async (owner) => {
    const { body } = await owner.post('/api/exams', exam())
    const file = await owner.post(`/api/exams/${body.id}/files`, { fileName: 'a.pdf', fileSize: 9 })
    await owner.put(file.body.filePath, undefined, pdf)
    return file.body.id
  },
  notifications: async (owner) => {
    await owner.post('/api/consultations', consultation())
    return (await owner.get('/api/notifications')).body[0].id
  },
  medications: async (owner) => (await owner.post('/api/medications', dailyTablet())).body.id,
  'medications/doses': async (owner) => {
    const { body } = await owner.post('/api/medications', dailyTablet())
    return (await owner.post(`/api/medications/${body.id}/doses`, { decision: 'taken' })).body.id
  },
  sessions: async (owner) => (await owner.get('/api/sessions')).body[0].id,
  passkeys: async (owner) => (await addPasskey(owner)).answer.body.id,
}

const tables = [
  ...['users', 'sessions', 'passkeys', 'policies', 'events', 'reports', 'rejection_texts', 'notes'],
  ...['consultations', 'sleep_entries', 'exercises', 'anamneses', 'exams', 'exam_files'],
  ...['medications', 'medication_doses'],
]

/** Tables whose rows are parts of a record, with the column that names it. */
const parts = { exam_values: 'exam_id', medication_plans: 'medication_id' }

/** The record, from whichever table holds it, with its parts and its audit rows. */
async function readTrace(id: string) {
  const db = await testDatabase()
  const rows = []
  for (const table of tables)
    rows.push(await db.all(sql`select * from ${sql.identifier(table)} where id = ${id}`))
  for (const [table, column] of Object.entries(parts))
    rows.push(
      await db.all(sql`select * from ${sql.identifier(table)} where ${sql.identifier(column)} = ${id}`),
    )
  rows.push(await db.all(sql`select id from audit_log where subject_id = ${id}`))
  rows.push(await db.all(sql`select id from access_log where subject_id = ${id}`))
  rows.push(await db.all(sql`select id from events where user_id = ${id}`))
  return rows
}

describe('records of another member', () => {
  const ofOne = routes.filter((route) => route.includes('/:id') && addressOf(route) === 'member')

  it.each(ofOne)('%s answers as for a missing one, byte for byte, and changes nothing', async (route) => {
    const make = records[/ \/api\/(.+?)\/:id/.exec(route)?.[1] ?? '']
    expect(make, 'a record for the route').toBeDefined()
    const [maria, joao] = await Promise.all([signedInClient(), signedInClient()])
    const id = (await make?.(maria)) ?? ''
    const before = await readTrace(id)
    expect(before.flat(), 'the record').not.toEqual([])
    const theirs = await ask(joao, route, id)
    const missing = await ask(joao, route, crypto.randomUUID())
    expect(theirs).toMatchObject({ status: 404, text: missing.text })
    expect(await readTrace(id)).toEqual(before)
  })
})

/**
 * Creates a record of the company, for each dashboard path with a parameter. `owner` is one of its
 * administrators.
 */
const recordsOfCompany: Record<string, (companyId: number, owner: Client) => Promise<string>> = {
  sessions: async (_, owner) => (await owner.get('/api/admin/sessions')).body[0].id,
  passkeys: async (_, owner) => (await addPasskey(owner)).answer.body.id,
  policies: async (companyId) => (await records.insurance?.(await signedInClient({ companyId }))) ?? '',
  'logs/mails': async (companyId) => {
    const { id: userId } = await createUser({ companyId })
    return (await createMail({ companyId, userId, mailStatus: 'failed' })).id
  },
  members: async (companyId) => (await createUser({ companyId })).id,
  messages: async (companyId) => {
    const { id: userId } = await createUser({ companyId })
    return (await createMail({ companyId, userId })).id
  },
  notes: async (companyId, owner) => {
    const { id } = await createUser({ companyId })
    return (await owner.post(`/api/admin/members/${id}/notes`, { text: 'Ligou hoje.' })).body.id
  },
  registrations: async (companyId) => (await waiting({ companyId })).id,
  reports: async (_, owner) => {
    const { body } = await owner.post('/api/admin/reports', { kind: 'members', format: 'csv' })
    return body.id
  },
  'assignments/registrations': async (companyId) => (await waiting({ companyId })).id,
  'assignments/policies': async (companyId, owner) => recordsOfCompany.policies?.(companyId, owner) ?? '',
  'rejection-texts': async (_, owner) =>
    (await owner.post('/api/admin/rejection-texts', rejectionText())).body.id,
}

describe('records of another company', () => {
  const ofOne = routes.filter((route) => route.includes('/:id') && addressOf(route) === 'admin')

  it.each(ofOne)('%s answers as for a missing one, and changes nothing', async (route) => {
    const make = recordsOfCompany[/ \/api\/admin\/(.+?)\/:id/.exec(route)?.[1] ?? '']
    expect(make, 'a record for the route').toBeDefined()
    const { id: companyId } = await createCompany()
    const [owner, stranger] = await Promise.all([administratorClient({ companyId }), administratorClient()])
    const id = (await make?.(companyId, owner)) ?? ''
    await owner.settled()
    const before = await readTrace(id)
    expect(before.flat(), 'the record').not.toEqual([])
    const theirs = await ask(stranger, route, id)
    const missing = await ask(stranger, route, crypto.randomUUID())
    await stranger.settled()
    expect(theirs).toMatchObject({ status: 404, text: missing.text })
    expect(await readTrace(id)).toEqual(before)
    // The same request from within the company finds the record.
    expect((await ask(owner, route, id)).body?.code).not.toBe('not_found')
    await owner.settled()
  })
})
