import { and, eq, getTableColumns, isNull } from 'drizzle-orm'
import type { SQLiteTable, SQLiteUpdateSetSource } from 'drizzle-orm/sqlite-core'
import { STATUS_COOKIE } from '#contract/status-cookie.ts'
import { type Database, openDatabase } from '#database/client.ts'
import type { Address, Bindings } from '#platform/bindings.ts'
import { type Clock, systemWait, type Wait } from '#platform/clock.ts'
import { openEnvironment, recording } from '#testing/environment'
import { app } from '#worker/app.ts'

const origins: Record<Address, string> = { member: 'http://member.test', admin: 'http://admin.test' }

let environment: Promise<Bindings> | undefined
/** Bindings shared by the tests of a file. */
export function testEnvironment(): Promise<Bindings> {
  environment ??= openEnvironment()
  return environment
}

/** The database for arranging and checking a test. Its statements are not recorded. */
export async function testDatabase(): Promise<Database> {
  const env = await testEnvironment()
  return openDatabase(recording ? { DB: recording.plain } : env)
}

type Fields<T extends SQLiteTable> = Partial<T['$inferSelect']>

function withFields<T extends SQLiteTable>(table: T, fields: Fields<T>) {
  const columns = getTableColumns(table)
  return and(
    ...Object.entries(fields).map(([name, value]) => {
      const column = columns[name]
      if (!column) throw new Error(`no column ${name}`)
      return value === null ? isNull(column) : eq(column, value)
    }),
  )
}

/** The rows that have all of `fields`. */
export async function readRows<T extends SQLiteTable>(
  table: T,
  fields: Fields<T>,
): Promise<T['$inferSelect'][]> {
  return (await testDatabase())
    .select()
    .from(table as SQLiteTable)
    .where(withFields(table, fields))
}

/** Changes the rows that have all of `fields`. */
export async function updateRows<T extends SQLiteTable>(
  table: T,
  fields: Fields<T>,
  values: SQLiteUpdateSetSource<T>,
): Promise<void> {
  await (await testDatabase()).update(table).set(values).where(withFields(table, fields))
}

export async function insertRows<T extends SQLiteTable>(
  table: T,
  values: T['$inferInsert'] | T['$inferInsert'][],
): Promise<void> {
  const db = await testDatabase()
  // One statement for each row, because D1 limits the parameters of a statement.
  const rows: T['$inferInsert'][] = Array.isArray(values) ? values : [values]
  const [first, ...rest] = rows.map((row) => db.insert(table).values(row))
  if (first) await db.batch([first, ...rest])
}

/** Deletes the rows that have all of `fields`. */
export async function deleteRows<T extends SQLiteTable>(table: T, fields: Fields<T>): Promise<void> {
  await (await testDatabase()).delete(table).where(withFields(table, fields))
}

/** The sorted statuses of answers to requests at the same time. */
export const statusesOf = async (answers: Promise<Answer>[]): Promise<number[]> =>
  (await Promise.all(answers)).map(({ status }) => status).sort()

/** Matches an answer that refuses a request with this code. */
export const refusal = (status: number, code: string) => ({ status, body: { code } })

/** Matches an answer that refuses these fields, each with its message. */
export const invalid = (fields: object) => ({ status: 422, body: { fields } })

export interface SentMail {
  to: string
  from: { name: string; email: string }
  subject: string
  html: string
  text: string
}

/** Sent e-mails, newest last. */
export const mailbox: SentMail[] = []

/** Gives each test file its own database and mailbox, although files share their modules. */
export function resetEnvironment(): void {
  environment = undefined
  mailbox.length = 0
}

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
  /** Round trips to the database before the answer (0 if they are not counted). */
  trips: number
  /** Tasks that run after the response, in the order in which they were registered. */
  after: Promise<unknown>[]
}

export interface RequestOptions {
  body?: unknown
  rawBody?: BodyInit
  headers?: Record<string, string>
  env?: Partial<Bindings>
  /** How much later than now the server receives the request, in milliseconds. */
  later?: number
  clock?: Clock
  /**
   * By default, tasks after the response start immediately, even those that wait until a decision is final.
   */
  wait?: Wait
}

/** Without the limit of requests per minute. */
export const unlimited = { env: { RATE_LIMIT_SCALE: '1000' } }

/** With an idempotency key that no other request has. */
export const key = () => ({ headers: { 'Idempotency-Key': crypto.randomUUID() } })

let callers = 0
const pending: Promise<unknown>[] = []

/** Waits for the tasks after all responses so far, and for those that they add. */
export async function settleTasks(): Promise<void> {
  while (pending.length > 0) await Promise.all(pending.splice(0))
}

function newContext(after: Promise<unknown>[]): ExecutionContext {
  return {
    waitUntil: (promise: Promise<unknown>) => {
      after.push(promise)
      pending.push(promise)
    },
    passThroughOnException: () => undefined,
    props: {},
  } as unknown as ExecutionContext
}

/** An HTTP client with its own cookie jar and client IP. */
export class Client {
  readonly address: Address
  readonly origin: string
  clientIp: string
  /** The session's cookie. */
  cookie: string | undefined
  /** The cookie of the known device. */
  deviceCookie: string | undefined
  /** The cookie that the member's page reads. */
  statusCookie: string | undefined
  userId = ''

  constructor(address: Address = 'member') {
    this.address = address
    this.origin = origins[address]
    callers += 1
    this.clientIp = `198.51.100.${callers % 250}-${callers}`
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
    const startedAt = new Date(Date.now() + (options.later ?? 0))
    // Time stands still for a request: a slow machine uses up none of its time limits.
    const { clock = { now: () => startedAt }, wait = () => systemWait(0) } = options
    const { body, rawBody, headers = {}, env = {} } = options
    const cookies = [this.cookie, this.deviceCookie, this.statusCookie].filter(
      (cookie) => cookie !== undefined,
    )
    const payload = rawBody ?? (body === undefined ? undefined : JSON.stringify(body))
    const request = new Request(this.origin + path, {
      method,
      headers: {
        ...(payload === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...(method === 'GET' ? {} : { Origin: this.origin }),
        ...(cookies.length > 0 ? { Cookie: cookies.join('; ') } : {}),
        'CF-Connecting-IP': this.clientIp,
        ...headers,
      },
      // Node requires `duplex` if the body is a stream; workerd ignores it.
      ...(payload === undefined ? {} : { body: payload, duplex: 'half' }),
    })
    const bindings = {
      EMAIL,
      ...(await testEnvironment()),
      RATE_LIMIT_SCALE: '1',
      // Decisions are final immediately, unless a test sets another time.
      LOCAL: 'true',
      UNDO_SECONDS: '0',
      ...env,
      ADDRESS: this.address,
      CLOCK: clock,
      WAIT: wait,
    }
    const before = recording?.trips ?? 0
    const after: Promise<unknown>[] = []
    const response = await app.fetch(request, { ...bindings, EMAIL: env.EMAIL ?? EMAIL }, newContext(after))
    const trips = (recording?.trips ?? 0) - before
    this.#storeCookie(response)
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

  /**
   * Waits for the tasks after the responses of all clients, because any client's delivery may send any
   * message.
   */
  settled = settleTasks

  #storeCookie(response: Response): void {
    for (const line of response.headers.getSetCookie()) {
      const [pair = ''] = line.split(';')
      const value = /max-age=0/i.test(line) ? undefined : pair
      if (pair.startsWith(STATUS_COOKIE)) this.statusCookie = value
      else if (pair.includes('_device=')) this.deviceCookie = value
      else this.cookie = value
    }
  }
}
