import { beforeEach, describe, expect, it } from 'vitest'
import { healthScopes } from '#contract/members.ts'
import { reports } from '#database/schema/reports.ts'
import { HOUR } from '#domain/duration.ts'
import { app } from '#worker/app.ts'
import { type Answer, Client, key, updateRows } from './api.ts'
import { addPasskey } from './authenticator.ts'
import {
  administratorClient,
  appCode,
  createConsultation,
  createMail,
  createUser,
  enrolledAdministrator,
  login,
  PASSWORD,
  signedInClient,
} from './factories.ts'
import { askForReset, endSessionsTokenIn, newestMailTo, tokenIn } from './mail.ts'
import { waitingPolicy } from './policies.ts'
import { held } from './registrations.ts'
import { samplePng } from './sample-files.ts'
import {
  consultation,
  cspReport,
  dailyTablet,
  exam,
  pdfRequest,
  questionnaire,
  rejectionText,
  walk,
} from './samples.ts'

/** One successful request for each route of the router. */
type Ask = () => Promise<Answer>

const night = (daysAgo: number) => ({
  sleepStart: new Date(Date.now() - (daysAgo * 24 + 8) * HOUR).toISOString(),
  sleepEnd: new Date(Date.now() - daysAgo * 24 * HOUR).toISOString(),
  quality: 80,
})

let member: Client
let admin: Client

// Another session for each route: the requests of all would exceed what one session may send in a minute.
beforeEach(async () => {
  member = await signedInClient()
  admin = await administratorClient()
})

async function newcomer() {
  const client = new Client()
  const email = `${crypto.randomUUID()}@exemplo.com.br`
  await client.post('/api/register', { fullName: 'Luísa Prado', email, password: PASSWORD })
  return { client, email, token: tokenIn(await newestMailTo(client, email)) }
}

/** An administrator at the member address, who has entered the password. */
async function signInAsMember({ email }: { email: string }): Promise<Client> {
  const client = new Client()
  await login(client, email)
  return client
}

/** The proof returned by a confirmation in a browser other than that of the registration. */
async function passwordProof(): Promise<string> {
  const { token } = await newcomer()
  return (await new Client().post(`/api/email-confirmation?token=${token}`)).body.passwordProof
}

async function endByLink(client: Client, prefix: string) {
  const { email } = await createUser()
  const browser = new Client()
  await login(browser, email)
  const token = endSessionsTokenIn(await newestMailTo(browser, email))
  return client.post(`${prefix}/sessions/end-by-link`, { token })
}

async function waiting() {
  return (await createUser({ status: 'email_confirmed' })).id
}

async function examId() {
  return (await member.post('/api/exams', exam())).body.id
}

async function examFile(content = false) {
  const owner = await signedInClient()
  const { body } = await owner.post('/api/exams', exam())
  const file = await owner.post(`/api/exams/${body.id}/files`, { fileName: 'a.pdf', fileSize: 9 })
  if (content) await owner.put(file.body.filePath, undefined, pdfRequest())
  return { owner, id: file.body.id, path: file.body.filePath }
}

async function policy(content = false) {
  const { body } = await member.post('/api/insurance', { fileName: 'a.pdf', fileSize: 9 })
  if (content) await member.put(body.filePath, undefined, pdfRequest())
  return body
}

async function putLogo() {
  const { logoVersion } = (await admin.get('/api/admin/company/configuration')).body
  return admin.put(`/api/admin/company/logo?version=${logoVersion}`, undefined, {
    rawBody: await samplePng(),
    headers: { 'Content-Type': 'image/png' },
  })
}
async function medication(stock = false): Promise<string> {
  const { body } = await member.post('/api/medications', dailyTablet())
  if (stock) await member.put(`/api/medications/${body.id}/stock`, { units: 9, unitsPerDose: 1, warnDays: 3 })
  return body.id
}
const dose = async () =>
  member.post(`/api/medications/${await medication(true)}/doses`, { decision: 'taken' }, key())

async function notePath(): Promise<string> {
  const { body } = await admin.post(`/api/admin/members/${await waiting()}/notes`, { text: 'Ligou hoje.' })
  return `/api/admin/notes/${body.id}`
}
async function rejectionTextPath(): Promise<string> {
  const { body } = await admin.post('/api/admin/rejection-texts', rejectionText())
  return `/api/admin/rejection-texts/${body.id}`
}

const report = { kind: 'members', format: 'csv' }

/** A report that no run has started. */
async function waitingReport(): Promise<string> {
  const { body } = await admin.post('/api/admin/reports', report)
  await admin.settled()
  await updateRows(reports, { id: body.id }, { state: 'queued', leaseUntil: new Date(Date.now() + HOUR) })
  return body.id
}

function passkeyRequests(prefix: string, signedIn: () => Promise<Client>): Record<string, Ask> {
  const path = `${prefix}/passkeys`
  const signInOptions = () =>
    new Client(prefix === '/api' ? 'member' : 'admin').post(`${path}/sign-in/options`)
  return {
    [`POST ${prefix}/password/proof`]: async () =>
      (await signedIn()).post(`${prefix}/password/proof`, { password: PASSWORD }),
    [`GET ${path}`]: async () => (await signedIn()).get(path),
    [`POST ${path}/options`]: async () => (await signedIn()).post(`${path}/options`),
    [`POST ${path}`]: async () => (await addPasskey(await signedIn())).answer,
    [`PATCH ${path}/:id`]: async () => {
      const client = await signedIn()
      const { answer } = await addPasskey(client)
      return client.patch(`${path}/${answer.body.id}`, { name: 'Celular' })
    },
    [`DELETE ${path}/:id`]: async () => {
      const client = await signedIn()
      const { answer } = await addPasskey(client)
      return client.delete(`${path}/${answer.body.id}`)
    },
    [`POST ${path}/sign-in/options`]: signInOptions,
    [`POST ${path}/sign-in`]: async () => {
      const client = await signedIn()
      const { authenticator } = await addPasskey(client)
      const { body } = await signInOptions()
      return new Client(client.address).post(`${path}/sign-in`, await authenticator.get(body))
    },
    [`POST ${path}/proof/options`]: async () => {
      const client = await signedIn()
      await addPasskey(client)
      return client.post(`${path}/proof/options`)
    },
    [`POST ${path}/proof`]: async () => {
      const client = await signedIn()
      const { authenticator } = await addPasskey(client)
      const { body } = await client.post(`${path}/proof/options`)
      return client.post(`${path}/proof`, await authenticator.get(body))
    },
  }
}

async function passkeyOfMember() {
  const client = await signedInClient()
  return { client, path: `/api/passkeys/${(await addPasskey(client)).answer.body.id}` }
}

const requests: Record<string, Ask> = {
  'POST /api/passkeys/:id/removal': async () => {
    const { client, path } = await passkeyOfMember()
    return client.post(`${path}/removal`)
  },
  'DELETE /api/passkeys/:id/removal': async () => {
    const { client, path } = await passkeyOfMember()
    await client.post(`${path}/removal`)
    return client.delete(`${path}/removal`)
  },
  'GET /api/user': () => member.get('/api/user'),
  'PATCH /api/user': () => member.patch('/api/user', { fullName: 'Maria Oliveira' }),
  'GET /api/addresses': () => new Client().get('/api/addresses'),
  'GET /api/admin/addresses': () => new Client('admin').get('/api/admin/addresses'),
  'GET /api/company': () => member.get('/api/company'),
  'GET /api/sessions': () => member.get('/api/sessions'),
  'GET /api/registration-status': () => new Client().get('/api/registration-status?email=a@b.co'),
  'POST /api/registration-status': () => new Client().post('/api/registration-status', { email: 'a@b.co' }),
  'POST /api/csp-reports': () => new Client().post('/api/csp-reports', undefined, cspReport),
  'POST /api/admin/csp-reports': () => admin.post('/api/admin/csp-reports', undefined, cspReport),
  'GET /api/consultations': () => member.get('/api/consultations'),
  'GET /api/consultations/upcoming': () => member.get('/api/consultations/upcoming'),
  'GET /api/consultations/:id': async () =>
    member.get(`/api/consultations/${(await createConsultation(member.userId)).id}`),
  'GET /api/anamnesis': () => member.get('/api/anamnesis'),
  'GET /api/anamnesis/history': () => member.get('/api/anamnesis/history'),
  'GET /api/anamnesis/weights': () => member.get('/api/anamnesis/weights?period=year'),
  'GET /api/health-profile': () => member.get('/api/health-profile'),
  'GET /api/sleep': () => member.get('/api/sleep?search=cochilo&year=2026&kind=nap'),
  'GET /api/sleep/period': () => member.get('/api/sleep/period?period=year'),
  'GET /api/sleep/:id': async () => {
    const { body } = await member.post('/api/sleep', night(7))
    return member.get(`/api/sleep/${body.id}`)
  },
  'GET /api/sleep/today': () => member.get('/api/sleep/today'),
  'GET /api/sleep/export': () => member.get('/api/sleep/export'),
  'GET /api/exercise': () => member.get('/api/exercise?search=parque&year=2026&kind=walking'),
  'GET /api/exercise/period': () => member.get('/api/exercise/period?period=year'),
  'GET /api/exercise/:id': async () => {
    const { body } = await member.post('/api/exercise', walk())
    return member.get(`/api/exercise/${body.id}`)
  },
  'GET /api/exercise/week': () => member.get('/api/exercise/week'),
  'GET /api/exercise/export': () => member.get('/api/exercise/export'),
  'GET /api/insurance': () => member.get('/api/insurance'),
  'GET /api/insurance/:id': async () => member.get(`/api/insurance/${(await policy()).id}`),
  'GET /api/insurance/:id/file': async () => member.get((await policy(true)).filePath),
  'GET /api/exams': () => member.get('/api/exams?search=glicose'),
  'GET /api/exams/analytes': () => member.get('/api/exams/analytes'),
  'GET /api/exams/trend': async () => {
    await examId()
    const [{ id }] = (await member.get('/api/exams/analytes')).body
    return member.get(`/api/exams/trend?value=${id}`)
  },
  'GET /api/exams/export': () => member.get('/api/exams/export'),
  'GET /api/exams/:id': async () => member.get(`/api/exams/${await examId()}`),
  'GET /api/exams/files/:id/file': async () => {
    const { owner, path } = await examFile(true)
    return owner.get(path)
  },
  'GET /api/membership-card': () => member.get('/api/membership-card'),
  'GET /api/now': () => member.get('/api/now'),
  'GET /api/notifications': () => member.get('/api/notifications'),
  'GET /api/notifications/unread': () => member.get('/api/notifications/unread'),
  'GET /api/admin/user': () => admin.get('/api/admin/user'),
  'GET /api/admin/company': () => admin.get('/api/admin/company'),
  'GET /api/company/:company/logo': async () => {
    await expectWithin(2, await putLogo())
    return new Client().get('/api/company/1/logo?version=1')
  },
  'GET /api/admin/company/configuration': () => admin.get('/api/admin/company/configuration'),
  'PUT /api/admin/company/configuration': async () => {
    const { body } = await admin.get('/api/admin/company/configuration')
    return admin.put('/api/admin/company/configuration', { ...body, analysisDays: body.analysisDays + 1 })
  },
  'GET /api/admin/company/without-factor': () => admin.get('/api/admin/company/without-factor'),
  'GET /api/admin/company/:company/logo': async () => {
    await putLogo()
    return admin.get('/api/admin/company/1/logo')
  },
  'PUT /api/admin/company/logo': () => putLogo(),
  'DELETE /api/admin/company/logo': async () => {
    const { logoVersion } = (await putLogo()).body
    return admin.delete(`/api/admin/company/logo?version=${logoVersion}`)
  },
  'GET /api/admin/policies': async () => {
    await expectWithin(1, await admin.get('/api/admin/policies?search=maria%20a.pdf&status=approved'))
    return admin.get('/api/admin/policies')
  },
  'GET /api/admin/policies/:id': async () => admin.get(`/api/admin/policies/${(await policy(true)).id}`),
  'POST /api/admin/policies/:id/file': async () =>
    admin.post(`/api/admin/policies/${(await policy(true)).id}/file`),
  'POST /api/admin/policies/:id/approve': async () =>
    admin.post(`/api/admin/policies/${(await policy(true)).id}/approve`, { policyNumber: '48.2217' }),
  'POST /api/admin/policies/:id/reject': async () =>
    admin.post(`/api/admin/policies/${(await policy(true)).id}/reject`, { text: 'Ilegível' }),
  'POST /api/admin/policies/:id/undo': async () => {
    const path = `/api/admin/policies/${(await policy(true)).id}`
    await admin.post(`${path}/approve`, { policyNumber: '48.2217' }, held)
    return admin.post(`${path}/undo`, undefined, held)
  },
  'GET /api/admin/logs/audit': () =>
    admin.get(`/api/admin/logs/audit?person=${admin.userId}&from=2026-01-01`),
  'GET /api/admin/logs/access': () => admin.get('/api/admin/logs/access?scope=sleep'),
  'GET /api/admin/logs/mails': () => admin.get('/api/admin/logs/mails?state=sent'),
  'GET /api/admin/logs/errors': () => admin.get('/api/admin/logs/errors?source=request'),
  'GET /api/admin/members/name-changes': () => admin.get('/api/admin/members/name-changes'),
  'GET /api/admin/members/at-quota': () => admin.get('/api/admin/members/at-quota'),
  'GET /api/admin/presence': () => admin.get('/api/admin/presence'),
  'GET /api/admin/assignments': () => admin.get('/api/admin/assignments'),
  'PUT /api/admin/assignments/registrations/:id': async () =>
    admin.put(`/api/admin/assignments/registrations/${await waiting()}`, { from: null, to: admin.userId }),
  'PUT /api/admin/assignments/policies/:id': async () =>
    admin.put(`/api/admin/assignments/policies/${(await waitingPolicy()).id}`, {
      from: null,
      to: admin.userId,
    }),
  'POST /api/admin/presence': () =>
    admin.post('/api/admin/presence', { tab: crypto.randomUUID(), queue: 'policies', recordId: 'x' }),
  'GET /api/admin/search': () => admin.get('/api/admin/search?q=maria'),
  'GET /api/admin/members': () => admin.get('/api/admin/members?search=maria&status=approved'),
  'GET /api/admin/members/:id': () => admin.get(`/api/admin/members/${member.userId}`),
  'GET /api/admin/members/:id/person': () => admin.get(`/api/admin/members/${member.userId}/person`),
  'GET /api/admin/registrations': () => admin.get('/api/admin/registrations'),
  'GET /api/admin/registrations/:id': () => admin.get(`/api/admin/registrations/${member.userId}`),
  'POST /api/admin/members/:id/notes': async () =>
    admin.post(`/api/admin/members/${await waiting()}/notes`, { text: 'Ligou hoje.' }, key()),
  'PUT /api/admin/notes/:id': async () => admin.put(await notePath(), { text: 'Ligou ontem.' }),
  'DELETE /api/admin/notes/:id': async () => admin.delete(await notePath()),
  'GET /api/admin/rejection-texts': () => admin.get('/api/admin/rejection-texts'),
  'POST /api/admin/rejection-texts': () => admin.post('/api/admin/rejection-texts', rejectionText(), key()),
  'PUT /api/admin/rejection-texts/:id': async () => admin.put(await rejectionTextPath(), rejectionText()),
  'DELETE /api/admin/rejection-texts/:id': async () => admin.delete(await rejectionTextPath()),
  'GET /api/admin/reports': () => admin.get('/api/admin/reports'),
  'POST /api/admin/reports': () => admin.post('/api/admin/reports', report, key()),
  'GET /api/admin/reports/:id/file': async () => {
    const { body } = await admin.post('/api/admin/reports', report)
    await admin.settled()
    return admin.get(`/api/admin/reports/${body.id}/file`)
  },
  'POST /api/admin/reports/:id/cancel': async () =>
    admin.post(`/api/admin/reports/${await waitingReport()}/cancel`),
  'POST /api/admin/reports/:id/retry': async () => {
    const id = await waitingReport()
    await admin.post(`/api/admin/reports/${id}/cancel`)
    return admin.post(`/api/admin/reports/${id}/retry`)
  },
  'DELETE /api/admin/reports/:id': async () => admin.delete(`/api/admin/reports/${await waitingReport()}`),
  'GET /api/admin/statistics': () => admin.get('/api/admin/statistics?from=2026-10-01&to=2026-10-31'),
  'GET /api/admin/statistics/rows': () =>
    admin.get('/api/admin/statistics/rows?list=registrations&from=2026-10-01&to=2026-10-31'),
  'GET /api/admin/statistics/months': () => admin.get('/api/admin/statistics/months?distribution=bmi'),
  'POST /api/login': async () => {
    const { email } = await createUser()
    return new Client().post('/api/login', { email, password: PASSWORD })
  },
  'POST /api/register': () =>
    new Client().post(
      '/api/register',
      { fullName: 'Davi Moura', email: `${crypto.randomUUID()}@exemplo.com.br`, password: PASSWORD },
      key(),
    ),
  'POST /api/logout': async () => (await signedInClient()).post('/api/logout'),
  'POST /api/test-admin-login': async () => {
    const { email } = await createUser({ role: 'admin' })
    return new Client().post('/api/test-admin-login', { email, password: PASSWORD })
  },
  'POST /api/email-confirmation/password': async () => {
    const proof = await passwordProof()
    return new Client().post('/api/email-confirmation/password', { proof, password: PASSWORD })
  },
  'POST /api/email-confirmation/new-password': async () => {
    const proof = await passwordProof()
    return new Client().post('/api/email-confirmation/new-password', {
      proof,
      password: 'nova-senha',
      fullName: 'Luísa Prado',
    })
  },
  'POST /api/email-confirmation': async () => {
    const { client, token } = await newcomer()
    return client.post(`/api/email-confirmation?token=${token}`)
  },
  'POST /api/registration/resend-confirmation': async () => {
    const client = await signedInClient({ status: 'pending', confirmationSentAt: new Date(0) })
    return client.post('/api/registration/resend-confirmation')
  },
  'POST /api/registration/email': async () => {
    const client = await signedInClient({ status: 'pending' })
    return client.post('/api/registration/email', { email: `${crypto.randomUUID()}@exemplo.com.br` })
  },
  'PATCH /api/registration': async () => {
    const client = await signedInClient({ status: 'rejected', rejectionReason: 'other' })
    return client.patch('/api/registration', { fullName: 'Rafael Nogueira' })
  },
  'POST /api/password-reset': async () => {
    const { email } = await createUser()
    return new Client().post('/api/password-reset', { email })
  },
  'POST /api/password-reset/confirm': async () => {
    const { email } = await createUser()
    const { visitor: client, token } = await askForReset(email)
    return client.post('/api/password-reset/confirm', { token, password: 'nova-senha' })
  },
  'PUT /api/password': async () =>
    (await signedInClient()).put('/api/password', { currentPassword: PASSWORD, newPassword: 'nova-senha' }),
  'DELETE /api/password': async () => (await passkeyOfMember()).client.delete('/api/password'),
  'POST /api/password': async () => {
    const { client } = await passkeyOfMember()
    await client.delete('/api/password')
    return client.post('/api/password', { password: 'uma nova senha' })
  },
  'DELETE /api/name-change': async () => {
    const client = await signedInClient({ newName: 'Maria Souza' })
    return client.delete('/api/name-change')
  },
  'POST /api/email-change': async () =>
    (await signedInClient()).post('/api/email-change', {
      email: `${crypto.randomUUID()}@exemplo.com.br`,
      password: PASSWORD,
    }),
  'POST /api/email-change/resend': async () => {
    const client = await signedInClient({ newEmail: `${crypto.randomUUID()}@exemplo.com.br` })
    return client.post('/api/email-change/resend')
  },
  'DELETE /api/email-change': async () => {
    const client = await signedInClient({ newEmail: `${crypto.randomUUID()}@exemplo.com.br` })
    return client.delete('/api/email-change')
  },
  'POST /api/email-change/confirm': async () => {
    const client = await signedInClient()
    const email = `${crypto.randomUUID()}@exemplo.com.br`
    await client.post('/api/email-change', { email, password: PASSWORD })
    return client.post(`/api/email-change/confirm?token=${tokenIn(await newestMailTo(client, email))}`)
  },
  'POST /api/sessions/end-by-link': () => endByLink(new Client(), '/api'),
  'POST /api/admin/sessions/end-by-link': () => endByLink(new Client('admin'), '/api/admin'),
  ...passkeyRequests('/api', signedInClient),
  ...passkeyRequests('/api/admin', administratorClient),
  'DELETE /api/sessions': async () => (await signedInClient()).delete('/api/sessions'),
  'DELETE /api/sessions/:id': async () => {
    const client = await signedInClient()
    const [session] = (await client.get('/api/sessions')).body
    return client.delete(`/api/sessions/${session.id}`)
  },
  'POST /api/consultations': () => member.post('/api/consultations', consultation(), key()),
  'PATCH /api/consultations/:id': async () => {
    const { id } = await createConsultation(member.userId)
    await expectWithin(2, await member.patch(`/api/consultations/${id}`, consultation()))
    await expectWithin(2, await member.patch(`/api/consultations/${id}`, { notes: 'Levar os exames' }, key()))
    return member.patch(`/api/consultations/${id}`, { status: 'Cancelled' })
  },
  'DELETE /api/consultations/:id': async () =>
    member.delete(`/api/consultations/${(await createConsultation(member.userId)).id}`),
  'POST /api/consultations/:id/restore': async () => {
    const { body } = await member.post('/api/consultations', consultation())
    await member.delete(`/api/consultations/${body.id}`)
    return member.post(`/api/consultations/${body.id}/restore`, body, key())
  },
  'POST /api/anamnesis': () => member.post('/api/anamnesis', questionnaire(), key()),
  'PATCH /api/anamnesis/:id': async () => {
    const { body } = await member.post('/api/anamnesis', questionnaire())
    return member.patch(`/api/anamnesis/${body.id}`, questionnaire())
  },
  'DELETE /api/anamnesis/:id': async () => {
    const { body } = await member.post('/api/anamnesis', questionnaire())
    return member.delete(`/api/anamnesis/${body.id}`)
  },
  'PUT /api/health-profile': () => member.put('/api/health-profile', { bloodType: 'O+' }),
  'POST /api/sleep': () => member.post('/api/sleep', night(1), key()),
  'PATCH /api/sleep/:id': async () => {
    const { body } = await member.post('/api/sleep', night(3))
    return member.patch(`/api/sleep/${body.id}`, night(3), key())
  },
  'DELETE /api/sleep/:id': async () => {
    const { body } = await member.post('/api/sleep', night(5))
    return member.delete(`/api/sleep/${body.id}`)
  },
  'POST /api/exercise': () => member.post('/api/exercise', walk(), key()),
  'PATCH /api/exercise/:id': async () => {
    const { body } = await member.post('/api/exercise', walk())
    return member.patch(`/api/exercise/${body.id}`, walk(), key())
  },
  'DELETE /api/exercise/:id': async () => {
    const { body } = await member.post('/api/exercise', walk())
    return member.delete(`/api/exercise/${body.id}`)
  },
  'GET /api/medications': () => member.get('/api/medications'),
  'GET /api/medications/day': () => member.get('/api/medications/day'),
  'GET /api/medications/adherence': () => member.get('/api/medications/adherence'),
  'GET /api/medications/:id': async () => member.get(`/api/medications/${await medication()}`),
  'GET /api/medications/:id/history': async () =>
    member.get(`/api/medications/${await medication()}/history`),
  'POST /api/medications': () => member.post('/api/medications', dailyTablet(), key()),
  'PUT /api/medications/clock': async () => {
    const keep = await member.put('/api/medications/clock', { choice: 'keep' })
    expectWithin(2, keep)
    return member.put('/api/medications/clock', { choice: 'follow' })
  },
  'PATCH /api/medications/:id': async () =>
    member.patch(`/api/medications/${await medication()}`, dailyTablet({ times: ['09:00'] })),
  'DELETE /api/medications/:id': async () => member.delete(`/api/medications/${await medication()}`),
  'PUT /api/medications/:id/status': async () =>
    member.put(`/api/medications/${await medication()}/status`, { status: 'paused' }),
  'PUT /api/medications/:id/stock': async () =>
    member.put(`/api/medications/${await medication()}/stock`, { units: 9, unitsPerDose: 1, warnDays: 3 }),
  'DELETE /api/medications/:id/stock': async () =>
    member.delete(`/api/medications/${await medication(true)}/stock`),
  'POST /api/medications/:id/refills': async () =>
    member.post(`/api/medications/${await medication(true)}/refills`, { units: 9 }, key()),
  'POST /api/medications/:id/doses': dose,
  'DELETE /api/medications/doses/:id': async () =>
    member.delete(`/api/medications/doses/${(await dose()).body.id}`),
  'POST /api/insurance': () => member.post('/api/insurance', { fileName: 'a.pdf', fileSize: 9 }, key()),
  'PUT /api/insurance/:id/file': async () => member.put((await policy()).filePath, undefined, pdfRequest()),
  'DELETE /api/insurance/:id': async () => member.delete(`/api/insurance/${(await policy(true)).id}`),
  'POST /api/exams': async () => member.post('/api/exams', exam(), key()),
  'PATCH /api/exams/:id': async () => member.patch(`/api/exams/${await examId()}`, exam()),
  'DELETE /api/exams/:id': async () => member.delete(`/api/exams/${await examId()}`),
  'POST /api/exams/:id/files': async () => {
    const owner = await signedInClient()
    const { body } = await owner.post('/api/exams', exam())
    return owner.post(`/api/exams/${body.id}/files`, { fileName: 'a.pdf', fileSize: 9 }, key())
  },
  'PUT /api/exams/files/:id/file': async () => {
    const { owner, path } = await examFile()
    return owner.put(path, undefined, pdfRequest())
  },
  'DELETE /api/exams/files/:id': async () => {
    const { owner, id } = await examFile(true)
    return owner.delete(`/api/exams/files/${id}`)
  },
  'POST /api/notifications/read-all': () => member.post('/api/notifications/read-all'),
  'POST /api/notifications/:id/read': async () => {
    await member.post('/api/consultations', consultation())
    const [event] = (await member.get('/api/notifications')).body
    return member.post(`/api/notifications/${event.id}/read`)
  },
  'PUT /api/admin/password': async () =>
    (await administratorClient()).put('/api/admin/password', {
      currentPassword: PASSWORD,
      newPassword: 'uma nova senha',
    }),
  'GET /api/admin/sessions': () => admin.get('/api/admin/sessions'),
  'DELETE /api/admin/sessions': async () => (await administratorClient()).delete('/api/admin/sessions'),
  'DELETE /api/admin/sessions/:id': async () => {
    const client = await administratorClient()
    const [session] = (await client.get('/api/admin/sessions')).body
    return client.delete(`/api/admin/sessions/${session.id}`)
  },
  'GET /api/admin/second-factor': () => admin.get('/api/admin/second-factor'),
  'POST /api/second-factor/enrolment': async () =>
    (await signInAsMember(await createUser({ role: 'admin' }))).post('/api/second-factor/enrolment'),
  'POST /api/second-factor/enrolment/confirm': async () => {
    const client = await signInAsMember(await createUser({ role: 'admin' }))
    const { secret } = (await client.post('/api/second-factor/enrolment')).body
    return client.post('/api/second-factor/enrolment/confirm', { code: appCode(secret) })
  },
  'POST /api/second-factor/verify': async () => {
    const { user, secret } = await enrolledAdministrator()
    const client = await signInAsMember(user)
    return client.post('/api/second-factor/verify', { code: appCode(secret) })
  },
  'POST /api/admin/second-factor/enrolment': async () =>
    (await administratorClient()).post('/api/admin/second-factor/enrolment'),
  'POST /api/admin/second-factor/enrolment/confirm': async () => {
    const client = await administratorClient()
    const { secret } = (await client.post('/api/admin/second-factor/enrolment')).body
    return client.post('/api/admin/second-factor/enrolment/confirm', { code: appCode(secret) })
  },
  'POST /api/admin/second-factor/verify': async () => {
    const { client, secret } = await enrolledAdministrator()
    return client.post('/api/admin/second-factor/verify', { code: appCode(secret) })
  },
  'POST /api/admin/second-factor/disable': async () => {
    const { first, recoveryCodes } = await enrolledAdministrator()
    return first.post('/api/admin/second-factor/disable', { code: recoveryCodes[0] })
  },
  'POST /api/admin/second-factor/recovery-codes': async () => {
    const { first, secret } = await enrolledAdministrator()
    return first.post('/api/admin/second-factor/recovery-codes', { code: appCode(secret) })
  },
  'POST /api/admin/login': async () => {
    const { email } = await createUser({ role: 'admin' })
    return new Client('admin').post('/api/admin/login', { email, password: PASSWORD })
  },
  'POST /api/admin/logout': async () => (await administratorClient()).post('/api/admin/logout'),
  'POST /api/admin/logs/audit/export': () => admin.post('/api/admin/logs/audit/export'),
  'POST /api/admin/logs/access/export': () => admin.post('/api/admin/logs/access/export'),
  'POST /api/admin/logs/mails/export': () => admin.post('/api/admin/logs/mails/export'),
  'POST /api/admin/logs/mails/retry': () => admin.post('/api/admin/logs/mails/retry'),
  'POST /api/admin/logs/mails/:id/retry': async () =>
    admin.post(`/api/admin/logs/mails/${(await createMail({ mailStatus: 'failed' })).id}/retry`),
  'POST /api/admin/logs/errors/export': () => admin.post('/api/admin/logs/errors/export'),
  'POST /api/admin/members/:id/health': () =>
    admin.post(`/api/admin/members/${member.userId}/health`, { scopes: healthScopes, reason: 'complaint' }),
  'POST /api/admin/members/:id/block': async () =>
    admin.post(`/api/admin/members/${(await createUser()).id}/block`, { reason: 'misuse' }),
  'POST /api/admin/members/:id/end-sessions': async () =>
    admin.post(`/api/admin/members/${(await signedInClient()).userId}/end-sessions`),
  'POST /api/admin/members/:id/unblock': async () =>
    admin.post(`/api/admin/members/${(await createUser({ blockedAt: new Date() })).id}/unblock`),
  'POST /api/admin/members/:id/remove-passkeys': async () => {
    const client = await signedInClient()
    await addPasskey(client)
    return admin.post(`/api/admin/members/${client.userId}/remove-passkeys`, { reason: 'lost_device' })
  },
  'PUT /api/admin/members/:id/role': async () =>
    admin.put(`/api/admin/members/${(await createUser()).id}/role`, { role: 'admin' }),
  'POST /api/admin/members/:id/password-link': async () =>
    admin.post(`/api/admin/members/${(await createUser()).id}/password-link`),
  'PATCH /api/admin/members/:id/name': async () =>
    admin.patch(`/api/admin/members/${(await createUser()).id}/name`, { fullName: 'Rodrigo Souza' }),
  'PUT /api/admin/members/:id/name-change': async () => {
    const { id } = await createUser({ newName: 'Maria Souza' })
    return admin.put(`/api/admin/members/${id}/name-change`, { decision: 'approved' })
  },
  'PUT /api/admin/members/:id/email-change': async () =>
    admin.put(`/api/admin/members/${(await createUser()).id}/email-change`, {
      email: `${crypto.randomUUID()}@exemplo.com.br`,
    }),
  'DELETE /api/admin/members/:id/email-change': async () => {
    const { id } = await createUser({ newEmail: `${crypto.randomUUID()}@exemplo.com.br` })
    return admin.delete(`/api/admin/members/${id}/email-change`)
  },
  'POST /api/admin/members/:id/resend-confirmation': async () => {
    const { id } = await createUser({ status: 'pending', confirmationSentAt: new Date(0) })
    return admin.post(`/api/admin/members/${id}/resend-confirmation`)
  },
  'POST /api/admin/messages/:id': async () => admin.post(`/api/admin/messages/${(await createMail()).id}`),
  'POST /api/admin/registrations/approve': async () =>
    admin.post('/api/admin/registrations/approve', { ids: [await waiting(), await waiting()] }),
  'POST /api/admin/registrations/reject': async () =>
    admin.post('/api/admin/registrations/reject', {
      ids: [await waiting(), await waiting()],
      reason: 'other',
      text: 'Motivo',
    }),
  'POST /api/admin/registrations/undo': () =>
    admin.post('/api/admin/registrations/undo', { ids: ['missing'] }),
  'POST /api/admin/registrations/:id/undo': async () => {
    const path = `/api/admin/registrations/${await waiting()}`
    await admin.post(`${path}/approve`, undefined, held)
    return admin.post(`${path}/undo`, undefined, held)
  },
  'POST /api/admin/registrations/:id/reverse': async () => {
    const decidedAt = new Date(Date.now() - 60_000)
    const { id } = await createUser({ statusSince: decidedAt })
    const reversal = { status: 'approved', decidedAt: decidedAt.toISOString(), text: 'Motivo' }
    return admin.post(`/api/admin/registrations/${id}/reverse`, reversal)
  },
  'POST /api/admin/registrations/:id/approve': async () =>
    admin.post(`/api/admin/registrations/${await waiting()}/approve`),
  'POST /api/admin/registrations/:id/reject': async () =>
    admin.post(`/api/admin/registrations/${await waiting()}/reject`, { reason: 'other', text: 'Motivo' }),
}

/** Routes answered without the database. */
const withoutDatabase = [
  'GET /api/addresses',
  'GET /api/admin/addresses',
  'POST /api/passkeys/sign-in/options',
  'POST /api/admin/passkeys/sign-in/options',
]

function expectWithin(limit: number, { status, trips }: Answer): void {
  expect(status).toBeLessThan(300)
  expect(trips).toBeLessThanOrEqual(limit)
}

const routes = [
  ...new Set(
    app.routes.filter(({ method }) => method !== 'ALL').map(({ method, path }) => `${method} ${path}`),
  ),
].sort()

describe('round trips to the database', () => {
  it('are counted for every route', () => {
    expect(Object.keys(requests).sort()).toEqual(routes)
  })

  it.each(routes)('%s: one for a read, two at most for a write', async (route) => {
    const answer = await requests[route]?.()
    expect(answer).toBeDefined()
    if (answer) expectWithin(route.startsWith('GET ') ? 1 : 2, answer)
    expect(answer?.trips === 0).toBe(withoutDatabase.includes(route))
  })
})
