import { expect, it } from 'vitest'
import { declarationOf } from '#middleware/declared.ts'
import { app } from '#worker/app.ts'
import { Client, type RequestOptions } from './api.ts'
import { administratorClient, signedInClient } from './factories.ts'
import { cspReport, passkeyAnswer, pdfRequest } from './samples.ts'

const nobody = () => Promise.resolve(new Client())
const pending = () => signedInClient({ status: 'pending' })
const visitorAtDashboard = () => Promise.resolve(new Client('admin'))

const file = { fileName: 'a.pdf', fileSize: 9 }
const email = 'certa@exemplo.com.br'
const token = 'x'.repeat(43)
const password = 'demonstracao'

/** A caller and a request of each limited route. None shares an account or a proof with another. */
const routes: [string, () => Promise<Client>, RequestOptions?][] = [
  ['GET /api/sleep/export', signedInClient],
  ['GET /api/exercise/export', signedInClient],
  ['GET /api/exams/export', signedInClient],
  ['POST /api/exams/none/files', signedInClient, { body: file }],
  ['PUT /api/exams/files/none/file', signedInClient, pdfRequest()],
  ['POST /api/insurance', signedInClient, { body: file }],
  ['PUT /api/insurance/none/file', signedInClient, pdfRequest()],
  ['POST /api/email-change/resend', signedInClient],
  ['POST /api/registration/email', pending, { body: { email } }],
  ['POST /api/registration/resend-confirmation', pending],
  ['POST /api/register', nobody, { body: { fullName: 'Luísa Prado', email, password } }],
  ['POST /api/login', nobody, { body: { email: 'ninguem@exemplo.com.br', password } }],
  ['POST /api/test-admin-login', nobody, { body: { email: 'alguem@exemplo.com.br', password } }],
  ['POST /api/admin/login', visitorAtDashboard, { body: { email: 'outrem@exemplo.com.br', password } }],
  ['POST /api/passkeys/sign-in', nobody, { body: passkeyAnswer }],
  ['POST /api/admin/passkeys/sign-in', visitorAtDashboard, { body: passkeyAnswer }],
  ['POST /api/registration-status', nobody, { body: { email } }],
  ['POST /api/password-reset', nobody, { body: { email } }],
  ['POST /api/email-confirmation/password', nobody, { body: { proof: 'y'.repeat(43), password } }],
  [
    'POST /api/email-confirmation/new-password',
    nobody,
    { body: { proof: 'z'.repeat(43), password, fullName: 'Luísa Prado' } },
  ],
  ['POST /api/email-confirmation', nobody, { body: { token } }],
  ['POST /api/email-change/confirm', nobody, { body: { token } }],
  ['POST /api/password-reset/confirm', nobody, { body: { token, password } }],
  ['POST /api/sessions/end-by-link', nobody, { body: { token } }],
  ['POST /api/admin/sessions/end-by-link', visitorAtDashboard, { body: { token } }],
  ['POST /api/csp-reports', nobody, cspReport],
  ['POST /api/admin/csp-reports', visitorAtDashboard, cspReport],
  ['POST /api/admin/logs/audit/export', administratorClient],
  ['POST /api/admin/logs/access/export', administratorClient],
  ['POST /api/admin/logs/mails/export', administratorClient],
  ['POST /api/admin/logs/errors/export', administratorClient],
  ['POST /api/admin/reports', administratorClient, { body: { kind: 'members', format: 'csv' } }],
  ['POST /api/admin/reports/none/retry', administratorClient],
  ['PUT /api/admin/members/none/email-change', administratorClient, { body: { email } }],
]

it('lists each limited route once, because a second `limited` on a route would replace the first', () => {
  const limitedRoutes = app.routes
    .filter(({ handler }) => declarationOf(handler).limit === 'limited')
    .map(({ method, path }) => `${method} ${path.replaceAll(/:\w+/g, 'none')}`)
  expect(limitedRoutes.sort()).toEqual(routes.map(([route]) => route).sort())
})

it('answers the second request of a caller to each limited route with 429, if its limit is 1', async () => {
  const found = routes.map(async ([route, signIn, options]) => {
    const [method = '', path = ''] = route.split(' ')
    const client = await signIn()
    const isLimited = async () => {
      const env = { RATE_LIMIT_SCALE: '0.0001' }
      return (await client.request(method, path, { ...options, env })).body?.code === 'too_many_requests'
    }
    return [route, await isLimited(), await isLimited()]
  })
  expect(await Promise.all(found)).toEqual(routes.map(([route]) => [route, false, true]))
})
