import { readFileSync } from 'node:fs'
import { createClient } from '@libsql/client'
import { execa } from 'execa'
import { withData } from './database.ts'
import type { Head, LogSource, SignedManifest } from './log-verification.ts'
import { Problem } from './problem.ts'
import type { Settings } from './settings.ts'

/** Days whose noted heads are compared. */
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

async function wrangler(args: string[]) {
  const { failed, stdout } = await execa('node_modules/.bin/wrangler', args, { reject: false })
  return failed ? undefined : stdout
}

/** Heads of the last days in the bucket of the deployment. */
async function remoteHeads(): Promise<Head[]> {
  const days = Array.from({ length: HEAD_DAYS }, (_, ago) =>
    new Date(Date.now() - ago * DAY_MS).toISOString().slice(0, 10),
  )
  const heads: Head[] = []
  for (const day of days) {
    const text = await wrangler([
      'r2',
      'object',
      'get',
      `${BUCKET}/log-heads/${day}.json`,
      '--remote',
      '--pipe',
    ])
    if (text) heads.push(...headsIn(text))
  }
  return heads
}

async function queryRemote<Row>(sql: string): Promise<Row[]> {
  const text = await wrangler(['d1', 'execute', 'DB', '--remote', '--env', '', '--json', '--command', sql])
  if (text === undefined)
    throw new Problem('wrangler cannot read the database: is `npx wrangler login` done?')
  return JSON.parse(text)[0].results
}

/**
 * Runs `work` on the database of the deployment (`remote`), on libSQL where `LIBSQL_URL` is set, or on the local one, with
 * the heads noted there.
 */
export async function withLogs<T>(
  settings: Settings,
  remote: boolean,
  work: (source: LogSource, heads: Head[]) => Promise<T>,
): Promise<T> {
  const { url, token } = settings.libsql
  if (!url) return remote ? work({ query: queryRemote }, await remoteHeads()) : withLocal(settings, work)
  const client = createClient(token ? { url, authToken: token } : { url })
  const query = async <Row>(sql: string) =>
    (await client.execute(sql)).rows.map((row) => ({ ...row })) as Row[]
  try {
    return await work({ query }, remote ? await remoteHeads() : [])
  } finally {
    client.close()
  }
}

export function readManifest(path: string): SignedManifest {
  return JSON.parse(readFileSync(path, 'utf8'))
}
