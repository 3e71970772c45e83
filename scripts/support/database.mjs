import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Miniflare } from 'miniflare'
import { Problem } from './problem.mjs'
import { contentHash, readStamp, writeStamp } from './stamps.mjs'
import { runWrangler } from './wrangler.mjs'

/** @typedef {import('./settings.mjs').Settings} Settings */
/** @typedef {Awaited<ReturnType<Miniflare['getD1Database']>>} LocalDatabase */
/** @typedef {Awaited<ReturnType<Miniflare['getR2Bucket']>>} LocalFiles */

/**
 * Applies what is new in migrations/.
 * @param {Settings} settings
 * @returns {Promise<boolean>} Whether there was something new.
 */
export async function migrate(settings) {
  const stamp = join(settings.state, 'stamps', 'migrations')
  const hash = contentHash(['migrations/*.sql'])
  if (readStamp(stamp) === hash) return false
  const args = ['d1', 'migrations', 'apply', 'DB', '--local', '--persist-to', settings.state]
  const { code, output } = await runWrangler(settings, args)
  const log = join(settings.logs, 'migrations.log')
  writeFileSync(log, output)
  if (code !== 0) {
    const [, reason = `código ${code}`] = /\[ERROR\] (.*)/.exec(output) ?? []
    throw new Problem(`A migração ${firstPending(output)} falhou: ${reason}. Detalhes em ${log}`)
  }
  writeStamp(stamp, hash)
  return true
}

/** @param {string} output */
function firstPending(output) {
  const rows = [...output.matchAll(/│ (\S+\.sql) +│(.*)/g)].map(([, file = '', status = '']) => ({
    file,
    status,
  }))
  const applied = new Set(rows.filter((row) => row.status.includes('✅')).map((row) => row.file))
  return rows.find((row) => !applied.has(row.file))?.file ?? ''
}

/**
 * Opens the very database and store of files that `wrangler dev --persist-to STATE_DIR` uses.
 * @template T
 * @param {Settings} settings
 * @param {(data: { database: LocalDatabase, files: LocalFiles }) => Promise<T>} work
 */
export async function withData(settings, work) {
  const id = readSetting('database_id')
  const bucket = readSetting('bucket_name')
  const miniflare = new Miniflare({
    resourcePersistencePath: join(settings.state, 'v3'),
    cf: false,
    workers: [
      {
        config: {
          name: 'database',
          compatibilityDate: '2026-10-01',
          manifest: {
            mainModule: 'main.mjs',
            modulesRoot: settings.state,
            modules: { 'main.mjs': { type: 'esm', contents: 'export default {}' } },
          },
          env: { DB: { type: 'd1', id }, FILES: { type: 'r2', name: bucket } },
          exports: {},
        },
      },
    ],
  })
  try {
    return await work({
      database: await miniflare.getD1Database('DB'),
      files: await miniflare.getR2Bucket('FILES'),
    })
  } finally {
    await miniflare.dispose()
  }
}

/** @param {string} name */
function readSetting(name) {
  const [, value] =
    new RegExp(`^${name}\\s*=\\s*"([^"]+)"`, 'm').exec(readFileSync('wrangler.toml', 'utf8')) ?? []
  if (!value) throw new Problem(`O wrangler.toml não diz ${name}.`)
  return value
}
