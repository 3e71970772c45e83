import { readFileSync } from 'node:fs'
import { createClient } from '@libsql/client'
import { execa } from 'execa'
import { withData } from './database.ts'
import type { Head, LogSource, SignedManifest } from './log-verification.ts'
import { Problem } from './problem.ts'
import type { Settings } from './settings.ts'

/** Number of days whose noted heads are compared. */
const HEAD_DAYS = 31
const DAY_MS = 86_400_000
const BUCKET = 'viver-bem-files'

export const headsIn = (text: string): Head[] => JSON.parse(text).heads

/** Runs `work` on the local database and the heads in the local bucket. */
async function withLocal<T>(
  settings: Settings,
  work: (source: LogSource, heads: Head[]) => Promise<T>,
): Promise<T> {
  return withData(settings, async ({ database, files }) => {
    const { objects } = await files.list({ prefix: 'log-heads/' })
    const texts = await Promise.all(objects.map(async ({ key }) => (await files.get(key))?.text()))
    const query = async <Row>(sql: string) => (await database.prepare(sql).all<Row>()).results
    return work(
      { query },
      texts.flatMap((text) => (text ? headsIn(text) : [])),
    )
  })
}

interface CommandResult {
  failed: boolean
  stdout: string
  stderr: string
}

type Wrangler = (args: string[]) => Promise<CommandResult>

const wrangler: Wrangler = (args) => execa('node_modules/.bin/wrangler', args, { reject: false })

/** wrangler's message for a file that is not in the bucket. */
const NO_SUCH_FILE = /specified key does not exist/i

/**
 * The heads of the last days in the deployment's bucket.
 * @throws if the bucket cannot be read, since the verification would prove little without its notes
 */
export async function remoteHeads(now: Date, run: Wrangler = wrangler): Promise<Head[]> {
  const days = Array.from({ length: HEAD_DAYS }, (_, ago) =>
    new Date(now.getTime() - ago * DAY_MS).toISOString().slice(0, 10),
  )
  const heads: Head[] = []
  for (const day of days) {
    const path = `${BUCKET}/log-heads/${day}.json`
    const { failed, stdout, stderr } = await run(['r2', 'object', 'get', path, '--remote', '--pipe'])
    if (!failed) heads.push(...headsIn(stdout))
    else if (!NO_SUCH_FILE.test(stderr + stdout))
      throw new Problem(`wrangler cannot read ${path}: is \`npx wrangler login\` done?`)
  }
  return heads
}

async function queryRemote<Row>(sql: string): Promise<Row[]> {
  const args = ['d1', 'execute', 'DB', '--remote', '--env', '', '--json', '--command', sql]
  const { failed, stdout } = await wrangler(args)
  if (failed) throw new Problem('wrangler cannot read the database: is `npx wrangler login` done?')
  return JSON.parse(stdout)[0].results
}

/**
 * Runs `work` on the deployment's database (`remote`), on libSQL if `LIBSQL_URL` is set, or on the local one, with the
 * heads noted there.
 */
export async function withLogs<T>(
  settings: Settings,
  remote: boolean,
  work: (source: LogSource, heads: Head[]) => Promise<T>,
): Promise<T> {
  const { url, token } = settings.libsql
  if (!url)
    return remote ? work({ query: queryRemote }, await remoteHeads(new Date())) : withLocal(settings, work)
  const client = createClient(token ? { url, authToken: token } : { url })
  const query = async <Row>(sql: string) =>
    (await client.execute(sql)).rows.map((row) => ({ ...row })) as Row[]
  try {
    return await work({ query }, remote ? await remoteHeads(new Date()) : [])
  } finally {
    client.close()
  }
}

export function readManifest(path: string): SignedManifest {
  return JSON.parse(readFileSync(path, 'utf8'))
}
