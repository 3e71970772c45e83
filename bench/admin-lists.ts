/* Measures rows read and milliseconds of each list and statistic of the dashboard, with 1,000 and with 500,000
   members: `npm run bench`, or `npm run bench -- --members 50000`. At the full size it writes its section of
   bench/README.md. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { withData } from '../scripts/support/database.ts'
import '../scripts/support/binary-modules.ts'
import { dashboardLists, type ListRequest } from '#testing/dashboard-lists.ts'
import { type Filled, fill } from './fill.ts'
import { machine, markdownTable, writeSection } from './report.ts'

const FEW = 1_000
const MANY = 500_000
const TIMES = 7
/** Untimed runs before each measurement, so that code is compiled and database pages are in memory. */
const WARM_UP_TIMES = 3
const ORIGIN = 'http://admin.bench'
const APP = '../worker/app.ts'

const day = (ago: number) =>
  new Date(Date.now() - 3 * 3_600_000 - ago * 86_400_000).toISOString().slice(0, 10)
const monday = day((new Date(`${day(0)}T00:00:00Z`).getUTCDay() + 6) % 7)

type Local = Parameters<Parameters<typeof withData>[1]>[0]

/** The lists, with filters for a member who has every kind of record. */
async function listsIn(database: Local['database']): Promise<Record<string, ListRequest>> {
  const found = await database
    .prepare(
      `select u.id as member, u.email, u.card_number as cardNumber, u.full_name as fullName, p.id as policy,
        p.policy_number as policyNumber
      from policies p join users u on u.id = p.owner_id
      where p.id > 'seed-' and p.status = 'approved' order by p.id limit 1`,
    )
    .first<Record<'member' | 'email' | 'cardNumber' | 'fullName' | 'policy' | 'policyNumber', string>>()
  if (!found) throw new Error('No policy of a generated member')
  const { fullName, ...sample } = found
  const words = fullName.split(' ')
  return dashboardLists({
    ...sample,
    name: `${words[0]} ${words.at(-1)}`,
    patient: 'demo-maria',
    administrator: 'demo-admin',
    policyFile: 'apolice',
    month: `from=${day(29)}&to=${day(0)}`,
    year: `from=${day(364)}&to=${day(0)}`,
    week: monday,
  })
}

interface Measured {
  rows: number
  ms: number
}

/** Wraps the database to count the rows it reads. */
function counting(database: Local['database']) {
  const counter = { rows: 0 }
  const note = <T>(results: T): T => {
    for (const result of [results].flat() as { meta?: { rows_read?: number } }[]) {
      counter.rows += result.meta?.rows_read ?? 0
    }
    return results
  }
  const DB = {
    prepare: (sql: string) => database.prepare(sql),
    batch: async (statements: Parameters<typeof database.batch>[0]) => note(await database.batch(statements)),
  }
  return { DB, counter }
}

function measure({ settings, pepper }: Filled): Promise<Map<string, Measured>> {
  return withData(settings, (data) => askAll(data, pepper))
}

async function askAll({ database, files }: Local, pepper: string): Promise<Map<string, Measured>> {
  const { app } = await import(APP)
  const { DB, counter } = counting(database)
  const key = (name: string) => name.padEnd(43, '-')
  const env = {
    DB,
    FILES: files,
    ADDRESS: 'admin',
    MEMBER_URL: 'http://member.bench',
    ADMIN_URL: ORIGIN,
    MAIL_FROM: 'nao-responda@viverbem.example',
    SESSION_KEYS: key('member'),
    ADMIN_SESSION_KEYS: key('admin'),
    PASSWORD_PEPPER: pepper,
    DATA_KEY: key('data'),
    LOCAL: 'true',
    RATE_LIMIT_SCALE: '1000',
  }
  const later: Promise<unknown>[] = []
  const context = {
    waitUntil: (task: Promise<unknown>) => later.push(task),
    passThroughOnException: () => undefined,
  }
  let cookie = ''
  const ask = async (method: string, path: string, body?: object): Promise<Response> => {
    const request = new Request(ORIGIN + path, {
      method,
      headers: {
        Origin: ORIGIN,
        Cookie: cookie,
        'CF-Connecting-IP': '192.0.2.1',
        ...(body && { 'Content-Type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    })
    const response: Response = await app.fetch(request, env, context)
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`)
    return response
  }
  const login = { email: 'admin@exemplo.com.br', password: 'demonstracao' }
  const entered = await ask('POST', '/api/admin/login', login)
  cookie = entered.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  await Promise.all(later.splice(0))

  const lists = Object.entries(await listsIn(database))
  const show = async ({ body, path }: ListRequest) => {
    counter.rows = 0
    const started = performance.now()
    await (await ask(body ? 'POST' : 'GET', path, body)).arrayBuffer()
    const took = performance.now() - started
    // Wait for work deferred past the response, so that it does not slow down the next request.
    await Promise.all(later.splice(0))
    return took
  }
  for (let time = 0; time < WARM_UP_TIMES; time++) for (const [, list] of lists) await show(list)

  const results = new Map<string, Measured>()
  for (const [name, list] of lists) {
    const times: number[] = []
    for (let time = 0; time < TIMES; time++) times.push(await show(list))
    times.sort((a, b) => a - b)
    results.set(name, { rows: counter.rows, ms: times[Math.floor(TIMES / 2)] ?? 0 })
  }
  return results
}

const { values } = parseArgs({ options: { members: { type: 'string' } } })
const members = Number(values.members ?? MANY)
const silent = console.info
console.info = () => undefined
const state = mkdtempSync(join(tmpdir(), 'viver-bem-bench-'))
const { few, many, seconds } = await (async () => {
  try {
    // Fill both before measuring either, so that the machine's state is the same for both.
    const small = await fill(join(state, 'few'), FEW)
    const large = await fill(join(state, 'many'), members)
    return { few: await measure(small), many: await measure(large), seconds: large.seconds }
  } finally {
    rmSync(state, { recursive: true, force: true })
  }
})()
console.info = silent

const whole = new Intl.NumberFormat('en-US')
const ms = new Intl.NumberFormat('en-US', { minimumFractionDigits: 1, maximumFractionDigits: 1 })
const head = [
  'Screen',
  `Rows read, ${whole.format(FEW)}`,
  `Rows read, ${whole.format(members)}`,
  'Ratio',
  `ms, ${whole.format(FEW)}`,
  `ms, ${whole.format(members)}`,
]
const table = [...many].map(([name, result]) => {
  const small = few.get(name) ?? { rows: 0, ms: 0 }
  const ratio = result.rows / Math.max(1, small.rows)
  return [
    name,
    whole.format(small.rows),
    whole.format(result.rows),
    `${ms.format(ratio)}×`,
    ms.format(small.ms),
    ms.format(result.ms),
  ]
})
const lines = markdownTable([head, ...table])
console.log(lines.join('\n'))

if (members === MANY) {
  writeSection('bench/README.md', 'What each list of the dashboard costs', [
    'Measured with `npm run bench`: the whole API (session, query, answer) over local D1, with the databases of',
    `${whole.format(FEW)} and of ${whole.format(MANY)} members that \`npm run seed -- --members N\` makes (more than a million nights in 500,000 members).`,
    'Rows read is what D1 counts and charges, the check of the session included; the time is the median of seven requests',
    'in a row after all lists were asked for three times, and depends on the machine. Tests hold the rows read (`worker/testing/rows-read.d1.test.ts`), never the time.',
    '',
    machine(),
    '',
    ...lines,
    '',
    `Making the database of ${whole.format(MANY)} members took ${whole.format(Math.round(seconds))} s.`,
    '',
    'A list reads the page that it shows and, where it says how many wait, those who wait, up to a limit. The statistics read',
    'the counts by day (docs/decisions/009): they grow with the days and categories of the period, not with the members; so',
    'the small database, which has fewer days with records, reads less.',
  ])
}
