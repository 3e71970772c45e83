import { describe, expect, it } from 'vitest'
import { systemClock, systemWait } from '#platform/clock.ts'
import { Client, refusal } from './api.ts'
import { createUser, PASSWORD, signedInClient } from './factories.ts'
import { logged } from './logged.ts'

const send = (rawBody: BodyInit, headers: Record<string, string> = {}) =>
  new Client().request('POST', '/api/login', { rawBody, headers })

describe('a body', () => {
  it.each([
    ['nothing', '', 400],
    ['text', 'oi', 400],
    ['a cut object', '{"email":', 400],
    ['a trailing comma', '{"email":"a@b.co",}', 400],
    ['a comment', '{/* */}', 400],
    ['a key twice', '{"email":"a@b.co","email":"c@d.co"}', 400],
    ['a key twice, escaped', '{"email":"a@b.co","\\u0065mail":"c@d.co"}', 400],
    ['a lone surrogate', '{"email":"\\ud800"}', 400],
    ['a lone surrogate in a key', '{"\\ud800":1}', 400],
    ['33 levels', `${'['.repeat(33)}${']'.repeat(33)}`, 400],
    ['32 levels', `${'['.repeat(32)}${']'.repeat(32)}`, 422],
    ['an array', '[]', 422],
    ['null', 'null', 422],
    ['a number', '7', 422],
    ['a byte-order mark', '\ufeff{}', 400],
  ])('that is %s gets its answer', async (_name, text, status) => {
    const answer = await send(text)
    expect(answer.status).toBe(status)
    expect(answer.body).toMatchObject({ message: expect.any(String), code: expect.any(String) })
    expect(Object.keys(answer.body.fields ?? {}).includes('email')).toBe(status === 422)
    expect(JSON.stringify(answer.body)).not.toMatch(/Expected|Invalid/)
  })

  it('of invalid UTF-8 is rejected', async () => {
    expect((await send(new Uint8Array([0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d]))).status).toBe(400)
  })

  it('over 64 KiB is rejected, whatever Content-Length says', async () => {
    const text = JSON.stringify({ email: 'x'.repeat(64 * 1024) })
    expect((await send(text)).status).toBe(413)
    expect((await send(text, { 'Content-Length': '10' })).status).toBe(413)
  })

  it.each([
    ['too much', '/api/login', {}, 413],
    ['too much, announced as less', '/api/login', { 'Content-Length': '10' }, 413],
    ['for a path without a route', '/api/nothing', {}, 404],
    ['of a signed-out request', '/api/consultations', {}, 401],
  ])('that is rejected (%s) is drained before the answer', async (_name, path, headers, status) => {
    let left = 20
    const content = new ReadableStream(
      {
        pull(controller) {
          left -= 1
          if (left < 0) controller.close()
          else controller.enqueue(new Uint8Array(16 * 1024).fill(0x20))
        },
      },
      { highWaterMark: 0 },
    )
    expect((await new Client().request('POST', path, { rawBody: content, headers })).status).toBe(status)
    expect(left).toBe(-1)
  })

  it('that never ends is cut off', async () => {
    let sent = 0
    const content = new ReadableStream({
      pull(controller) {
        sent += 1024 * 1024
        controller.enqueue(new Uint8Array(1024 * 1024))
      },
    })
    expect((await new Client().request('POST', '/api/login', { rawBody: content })).status).toBe(413)
    expect(sent).toBeLessThan(40 * 1024 * 1024)
  })

  it.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data',
    'application/json; charset=latin1',
    '',
  ])('of type "%s" is rejected', async (type) => {
    expect(await send('{}', { 'Content-Type': type })).toMatchObject(refusal(415, 'unsupported_media_type'))
  })

  it('of the right type with a charset is read', async () => {
    expect((await send('{}', { 'Content-Type': 'application/json; charset=UTF-8' })).status).toBe(422)
  })
})

describe('a request with side effects', () => {
  it.each([
    ['another origin', { Origin: 'https://evil.example' }],
    ['the other address', { Origin: 'http://admin.test' }],
    ['a null origin', { Origin: 'null' }],
    ['a prefix of the origin', { Origin: 'http://member.test.evil.example' }],
  ])('from %s is rejected', async (_name, headers) => {
    expect(await send('{}', headers)).toMatchObject(refusal(403, 'foreign_origin'))
  })

  it('without an origin needs Sec-Fetch-Site: same-origin', async () => {
    const { app } = await import('#worker/app.ts')
    const { testEnvironment } = await import('./api.ts')
    const env = {
      ...(await testEnvironment()),
      ADDRESS: 'member' as const,
      CLOCK: systemClock,
      WAIT: systemWait,
    }
    const context = { waitUntil: () => undefined, passThroughOnException: () => undefined, props: {} }
    const ask = async (headers: Record<string, string>) => {
      const request = new Request('http://member.test/api/login', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', ...headers },
        body: '{}',
      })
      return (await app.fetch(request, env, context as unknown as ExecutionContext)).status
    }
    expect(await ask({})).toBe(403)
    expect(await ask({ 'Sec-Fetch-Site': 'cross-site' })).toBe(403)
    expect(await ask({ 'Sec-Fetch-Site': 'same-site' })).toBe(403)
    expect(await ask({ 'Sec-Fetch-Site': 'same-origin' })).toBe(422)
  })
})

const securityHeaders = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=()',
  'cache-control': 'no-store',
}

describe('every answer', () => {
  it('carries the security headers and a request id, whatever its status', async () => {
    const member = await signedInClient()
    const answers = [
      await member.get('/api/user'),
      await new Client().get('/api/user'),
      await member.get('/api/nothing-here'),
      await send('x'),
      await send('{}', { Origin: 'https://evil.example' }),
      await member.delete('/api/sessions'),
    ]
    expect(answers.map(({ status }) => status)).toEqual([200, 401, 404, 400, 403, 204])
    for (const answer of answers) {
      const { 'x-request-id': requestId, ...headers } = Object.fromEntries(answer.headers)
      expect(requestId).toMatch(/^[\w-]{8,64}$/)
      expect(headers).toMatchObject(securityHeaders)
      const others = Object.keys(headers).filter((name) => !(name in securityHeaders))
      expect(['content-type', 'set-cookie', 'content-length', 'allow', 'clear-site-data', 'etag']).toEqual(
        expect.arrayContaining(others),
      )
    }
  })

  it('to an unknown path is an error envelope', async () => {
    expect(await new Client().get('/api/does/not/exist')).toMatchObject({
      status: 404,
      body: { message: 'Não encontramos o que você procura.', code: 'not_found' },
    })
  })

  it('to a method that the path does not have is 405 and lists the others', async () => {
    const member = await signedInClient()
    for (const [method, path, allow] of [
      ['DELETE', '/api/user', 'GET, PATCH'],
      ['PUT', '/api/sleep', 'GET, POST'],
      ['POST', '/api/consultations/some-id', 'GET, PATCH, DELETE'],
    ] as const) {
      const answer = await member.request(method, path)
      expect(answer).toMatchObject({
        status: 405,
        body: { message: 'Este endereço não aceita esse tipo de pedido.', code: 'method_not_allowed' },
      })
      expect(answer.headers.get('Allow')).toBe(allow)
    }
    const foreign = await member.request('DELETE', '/api/admin/user')
    expect(foreign.status).toBe(404)
    expect(foreign.headers.get('Allow')).toBeNull()
  })

  it('is 503 while a secret is missing or too short', async () => {
    const { faults } = await import('./logged.ts')
    for (const env of [
      { SESSION_KEYS: '' },
      { PASSWORD_PEPPER: 'short' },
      { ADMIN_SESSION_KEYS: `${'k'.repeat(43)},short` },
    ]) {
      const answer = await new Client().get('/api/user', { env })
      expect(answer).toMatchObject(refusal(503, 'temporarily_unavailable'))
      expect(answer.headers.get('Retry-After')).toBe('5')
    }
    expect(faults.splice(0)).toHaveLength(3)
  })
})

describe('the request log', () => {
  it('holds no body, cookie, token, e-mail or query', async () => {
    const user = await createUser()
    const client = new Client()
    await client.post('/api/login', { email: user.email, password: PASSWORD })
    await client.get(`/api/registration-status?email=${user.email}`)
    await client.post('/api/email-confirmation?token=segredo-do-link')
    await client.patch(`/api/consultations/${user.id}`, { status: 'Cancelled' })
    const text = logged.join('\n')
    expect(logged).toHaveLength(4)
    for (const secret of [user.email, user.id, PASSWORD, client.cookie ?? '', 'segredo-do-link']) {
      expect(text).not.toContain(secret)
    }
    expect(JSON.parse(logged[3] ?? '{}')).toMatchObject({
      level: 'info',
      address: 'member',
      method: 'PATCH',
      route: '/api/consultations/:id',
      status: 404,
      code: 'not_found',
    })
  })

  it('states why a request was refused', async () => {
    const foreign = await new Client().post(
      '/api/logout',
      {},
      { headers: { Origin: 'https://evil.example' } },
    )
    expect(foreign.status).toBe(403)
    expect((await new Client().get('/api/exams')).status).toBe(401)
    expect(logged.map((line) => JSON.parse(line).code)).toEqual(['foreign_origin', 'unauthenticated'])
  })
})
