import { afterEach, expect, it, vi } from 'vitest'
import type { User } from '#contract/accounts.ts'
import { STATUS_COOKIE } from '#contract/status-cookie.ts'
import { createQueryClient } from '#shared/lib/api/query-client.ts'
import { fakeStorage } from '#shared/lib/storage.testing.ts'
import { queryKeys } from '../query-keys.ts'
import { beginSession, companyQuery, sessionQuery } from './session.ts'

const user: User = {
  id: 'm1',
  version: 1,
  fullName: 'Ivo Prado',
  email: 'ivo@exemplo.com.br',
  role: 'member',
  status: 'pending',
  companyId: 1,
  createdAt: '2026-11-20T12:00:00.000Z',
  emailConfirmedAt: null,
  decidedAt: null,
  rejection: null,
  confirmationSentAt: null,
  newEmail: null,
  newName: null,
  passwordOff: false,
}

const nobody = () => Response.json({ message: 'Entre.', code: 'unauthenticated' }, { status: 401 })

afterEach(() => vi.unstubAllGlobals())

it('is not ended by a request that was sent before the sign-in and answered after it', async () => {
  vi.stubGlobal('document', { cookie: `${STATUS_COOKIE}=pending` })
  const answers: ((response: Response) => void)[] = []
  vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => answers.push(resolve)))
  const client = createQueryClient()
  const lookUp = client.fetchQuery(sessionQuery).catch(() => undefined)
  await vi.waitFor(() => expect(answers).toHaveLength(1))

  beginSession(client, user)
  answers[0]?.(nobody())
  await lookUp
  await new Promise((resolve) => setTimeout(resolve, 10))
  expect(client.getQueryData(queryKeys.session)).toEqual(user)
})

it('sends no request if there can be no session', async () => {
  vi.stubGlobal('document', { cookie: 'other=1' })
  vi.stubGlobal('localStorage', fakeStorage())
  const fetch = vi.fn(async () => nobody())
  vi.stubGlobal('fetch', fetch)
  expect(await createQueryClient().fetchQuery(sessionQuery)).toBeNull()
  expect(fetch).not.toHaveBeenCalled()
})

it('forgets what a visitor typed in this tab when somebody signs in', () => {
  vi.stubGlobal('localStorage', fakeStorage())
  vi.stubGlobal('sessionStorage', fakeStorage())
  sessionStorage.setItem('visitor-draft:registration', '{"fullName":"Ana"}')
  sessionStorage.setItem('tab', '2')
  beginSession(createQueryClient(), user)
  expect(Object.keys(sessionStorage)).toEqual(['tab'])
})

/** Records which databases are deleted, and whether the page is loaded again. */
function watchDevice() {
  const done: string[] = []
  vi.stubGlobal('indexedDB', {
    deleteDatabase(name: string) {
      done.push(`delete ${name}`)
      const request: { onsuccess?: () => void } = {}
      queueMicrotask(() => request.onsuccess?.())
      return request
    },
  })
  vi.stubGlobal('location', { reload: () => done.push('reload') })
  return done
}

/** What asking for the session again does while this device knows Ivo as its approved member. */
async function lookUpAgain(answerOf: () => Promise<Response>) {
  vi.stubGlobal('document', { cookie: '' })
  vi.stubGlobal('localStorage', fakeStorage())
  const client = createQueryClient()
  beginSession(client, { ...user, status: 'approved' })
  vi.stubGlobal('fetch', answerOf)
  const done = watchDevice()
  const asked = client.fetchQuery({ ...sessionQuery, staleTime: 0, retry: false })
  const shown = await Promise.race([asked, new Promise<'waits'>((done) => setTimeout(done, 20, 'waits'))])
  return { shown: shown === 'waits' ? shown : (shown?.id ?? null), done: [...done] }
}

it('deletes the kept data when the session has ended or is not the same approved member’s, and nothing without an answer', async () => {
  const json =
    (body: object, status = 200) =>
    async () =>
      Response.json(body, { status })
  const approved = { ...user, status: 'approved' }
  expect({
    same: await lookUpAgain(json(approved)),
    ended: await lookUpAgain(async () => nobody()),
    rejected: await lookUpAgain(json({ ...user, status: 'rejected' })),
    another: await lookUpAgain(json({ ...approved, id: 'm2' })),
    failed: await lookUpAgain(json({ message: 'Tente de novo.' }, 503)),
    unreachable: await lookUpAgain(() => Promise.reject(new TypeError('no network'))),
  }).toEqual({
    same: { shown: 'm1', done: [] },
    ended: { shown: null, done: ['delete vault'] },
    rejected: { shown: 'm1', done: ['delete vault'] },
    another: { shown: 'waits', done: ['delete vault', 'reload'] },
    failed: { shown: 'm1', done: [] },
    unreachable: { shown: 'm1', done: [] },
  })
})

it('returns null while no company could be loaded, refetches, keeps a cached one, and logs failures except an ended session', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const company = { name: 'Viver Bem', primaryColor: '#0b6e69', chatUrl: 'https://chat.example/bot' }
  let status = 429
  vi.stubGlobal('fetch', async () =>
    Response.json(status === 200 ? company : { message: 'Tente de novo.' }, { status }),
  )
  vi.stubGlobal('document', {
    documentElement: { style: { setProperty: () => undefined } },
    querySelector: () => null,
  })
  const client = createQueryClient()
  await client.prefetchQuery(companyQuery)
  expect(client.getQueryData(queryKeys.company)).toBeNull()
  expect(console.error).toHaveBeenCalledOnce()
  status = 200
  await client.prefetchQuery(companyQuery)
  expect(client.getQueryData(queryKeys.company)).toEqual(company)
  for (const [failure, logged] of [
    [429, 2],
    [401, 2],
    [500, 3],
  ] as const) {
    status = failure
    await client.prefetchQuery({ ...companyQuery, staleTime: 0 })
    expect(client.getQueryData(queryKeys.company)).toEqual(company)
    expect(console.error).toHaveBeenCalledTimes(logged)
  }
})
