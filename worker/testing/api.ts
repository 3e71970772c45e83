import { type Database, openDatabase } from '#database/client.ts'
import type { Address, Bindings } from '#platform/bindings.ts'
import { openEnvironment, recording } from '#testing/environment'
import { app } from '#worker/app.ts'

const origins: Record<Address, string> = { member: 'http://member.test', admin: 'http://admin.test' }

let environment: Promise<Bindings> | undefined
/** The bindings that the tests of this file share. */
export function testEnvironment(): Promise<Bindings> {
  environment ??= openEnvironment()
  return environment
}

/** The database itself, for what a test arranges and looks up: not part of what the API is seen to do. */
export async function testDatabase(): Promise<Database> {
  const env = await testEnvironment()
  return openDatabase(recording ? { DB: recording.plain } : env)
}

export interface SentMail {
  to: string
  from: { name: string; email: string }
  subject: string
  html: string
  text: string
}

/** What left through the e-mail binding, newest last. */
export const mailbox: SentMail[] = []

export const EMAIL = {
  send: (mail: SentMail) => {
    mailbox.push(mail)
    return Promise.resolve({ messageId: 'test' })
  },
} as unknown as SendEmail

export interface Answer {
  status: number
  // biome-ignore lint/suspicious/noExplicitAny: an answer's body is what the tests assert about
  body: any
  headers: Headers
  text: string
  /** Round trips to the database before the answer was out (0 where they are not counted). */
  trips: number
  /** What the API does after the answer, in the order in which it was asked for. */
  after: Promise<unknown>[]
}

export interface RequestOptions {
  body?: unknown
  rawBody?: BodyInit
  headers?: Record<string, string>
  env?: Partial<Bindings>
}

let callers = 0
const pending: Promise<unknown>[] = []

function contextOf(after: Promise<unknown>[]): ExecutionContext {
  return {
    waitUntil: (promise: Promise<unknown>) => {
      after.push(promise)
      pending.push(promise)
    },
    passThroughOnException: () => undefined,
    props: {},
  } as unknown as ExecutionContext
}

/** A plain HTTP client with a cookie jar of its own and a network address of its own. */
export class Client {
  readonly address: Address
  readonly origin: string
  readonly networkAddress: string
  cookie: string | undefined
  userId = ''

  constructor(address: Address = 'member') {
    this.address = address
    this.origin = origins[address]
    callers += 1
    this.networkAddress = `198.51.100.${callers % 250}-${callers}`
  }

  get = (path: string, options?: RequestOptions) => this.request('GET', path, options)
  post = (path: string, body?: unknown, options?: RequestOptions) =>
    this.request('POST', path, { body, ...options })
  put = (path: string, body?: unknown, options?: RequestOptions) =>
    this.request('PUT', path, { body, ...options })
  patch = (path: string, body?: unknown, options?: RequestOptions) =>
    this.request('PATCH', path, { body, ...options })
  delete = (path: string, options?: RequestOptions) => this.request('DELETE', path, options)

  async request(method: string, path: string, options: RequestOptions = {}): Promise<Answer> {
    const { body, rawBody, headers = {}, env = {} } = options
    const payload = rawBody ?? (body === undefined ? undefined : JSON.stringify(body))
    const request = new Request(this.origin + path, {
      method,
      headers: {
        ...(payload === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...(method === 'GET' ? {} : { Origin: this.origin }),
        ...(this.cookie ? { Cookie: this.cookie } : {}),
        'CF-Connecting-IP': this.networkAddress,
        ...headers,
      },
      // Node asks for it where the body is a stream; workerd does not mind.
      ...(payload === undefined ? {} : { body: payload, duplex: 'half' }),
    })
    const bindings = {
      EMAIL,
      ...(await testEnvironment()),
      RATE_LIMIT_SCALE: '1',
      // What a decision owes leaves at once, but where a test is about the time before.
      LOCAL: 'true',
      UNDO_SECONDS: '0',
      ...env,
      ADDRESS: this.address,
    }
    const before = recording?.trips ?? 0
    const after: Promise<unknown>[] = []
    const response = await app.fetch(request, { ...bindings, EMAIL: env.EMAIL ?? EMAIL }, contextOf(after))
    const trips = (recording?.trips ?? 0) - before
    this.#keepCookie(response)
    const text = new TextDecoder('utf-8', { fatal: false, ignoreBOM: true }).decode(
      await response.arrayBuffer(),
    )
    const json = response.headers.get('content-type')?.includes('json')
    return {
      status: response.status,
      body: json ? JSON.parse(text) : undefined,
      headers: response.headers,
      text,
      trips,
      after,
    }
  }

  /** Waits for what the API does after its answers, whoever asked: any delivery may take any message. */
  async settled(): Promise<void> {
    while (pending.length > 0) await Promise.all(pending.splice(0))
  }

  #keepCookie(response: Response): void {
    for (const line of response.headers.getSetCookie()) {
      const [pair = ''] = line.split(';')
      this.cookie = /max-age=0/i.test(line) ? undefined : pair
    }
  }
}
