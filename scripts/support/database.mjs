import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Miniflare } from 'miniflare'
import { Problem } from './problem.mjs'
import { contentHash, readStamp, writeStamp } from './stamps.mjs'
import { runWrangler } from './wrangler.mjs'

/** @typedef {import('./settings.mjs').Settings} Settings */
/** @typedef {Awaited<ReturnType<Miniflare['getD1Database']>>} LocalDatabase */

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
 * Opens the very database that `wrangler dev --persist-to STATE_DIR` uses.
 * @template T
 * @param {Settings} settings
 * @param {(database: LocalDatabase) => Promise<T>} work
 */
export async function withDatabase(settings, work) {
  const [, id] = /database_id\s*=\s*"([^"]+)"/.exec(readFileSync('wrangler.toml', 'utf8')) ?? []
  if (!id) throw new Problem('O wrangler.toml não diz o database_id do banco D1.')
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
          env: { DB: { type: 'd1', id } },
          exports: {},
        },
      },
    ],
  })
  try {
    return await work(await miniflare.getD1Database('DB'))
  } finally {
    await miniflare.dispose()
  }
}
