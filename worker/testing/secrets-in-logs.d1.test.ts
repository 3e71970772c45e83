import { expect, it } from 'vitest'
import { errorLog } from '#database/schema/logs.ts'
import type { Address } from '#platform/bindings.ts'
import { app } from '#worker/app.ts'
import { Client, testDatabase } from './api.ts'
import { administratorClient, signedInClient } from './factories.ts'
import { faults, logged } from './logged.ts'
import { describeRoutes } from './openapi.ts'

const EMAIL = 'ana.segredo@exemplo.com.br'
const TOKEN = 'segredo-do-link-de-um-e-mail-que-ninguem-le'

const operations = Object.entries(describeRoutes(app.routes).paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, { parameters = [] }]) => ({ path, method, parameters })),
)

/** The route with the text in every parameter of its path and query, and in one that it does not have. */
function urlWith(text: string, { path, parameters }: (typeof operations)[number]): string {
  const value = encodeURIComponent(text)
  const query = [...parameters.filter((parameter) => parameter.in === 'query'), { name: 'other' }]
  return `${path.replaceAll(/\{\w+\}/g, value)}?${query.map(({ name }) => `${name}=${value}`).join('&')}`
}

/** A caller who can reach the verbs of the address. */
const clientOf = (address: Address) => (address === 'admin' ? administratorClient() : signedInClient())

it.each([
  ['an e-mail address', EMAIL],
  ['a token', TOKEN],
])(
  'the logs of requests whose path and query are full of %s hold none of it, for every route',
  async (_name, text) => {
    const clients = { admin: await clientOf('admin'), member: await clientOf('member') }
    logged.length = 0
    const sent: string[] = []
    for (const operation of operations) {
      const address: Address = operation.path.startsWith('/api/admin') ? 'admin' : 'member'
      const caller = new Client(address)
      caller.cookie = clients[address].cookie
      sent.push(operation.path)
      await caller.request(operation.method.toUpperCase(), urlWith(text, operation))
      const stranger = new Client(address)
      await stranger.request(operation.method.toUpperCase(), urlWith(text, operation))
    }
    const unknown = new Client()
    await unknown.get(`/api/${encodeURIComponent(text)}?token=${encodeURIComponent(text)}`)
    await unknown.settled()
    expect(sent).toEqual(expect.arrayContaining(['/api/email-confirmation', '/api/registration-status']))
    expect(logged).toHaveLength(sent.length * 2 + 1)
    const errors = await (await testDatabase()).select().from(errorLog)
    const lines = [...logged, ...faults.splice(0), ...errors.map((row) => JSON.stringify(row))]
    const secrets = [text, encodeURIComponent(text)]
    expect(lines.filter((line) => secrets.some((secret) => line.includes(secret)))).toEqual([])
  },
  120_000,
)

it.each(['/api/email-confirmation', '/api/email-change/confirm'])(
  'the token of a link is read from the body of %s as from its query',
  async (path) => {
    const missing = { status: 400, body: { code: 'confirmation_token_missing' } }
    const invalid = { status: 400, body: { code: 'confirmation_token_invalid' } }
    expect(await new Client().post(path)).toMatchObject(missing)
    expect(await new Client().post(path, {})).toMatchObject(missing)
    expect(await new Client().post(path, { token: '' })).toMatchObject(missing)
    expect(await new Client().post(path, { token: TOKEN })).toMatchObject(invalid)
    expect(await new Client().post(`${path}?token=${TOKEN}`)).toMatchObject(invalid)
    expect(await new Client().post(path, { token: 7 })).toMatchObject({ status: 422 })
  },
)
