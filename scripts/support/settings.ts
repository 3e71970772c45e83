import { mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { Problem } from './problem.ts'

export type Settings = ReturnType<typeof readSettings>

/** Settings from the environment, checked, and the paths inside STATE_DIR. Throws `Problem` for a wrong value. */
export function readSettings(env = process.env) {
  const port = readPort(env, 'PORT', 8787)
  const adminPort = readPort(env, 'ADMIN_PORT', 8788)
  if (port === adminPort) throw new Problem(`PORT and ADMIN_PORT must differ; both are ${port}.`)
  const state = resolve(env.STATE_DIR || '.state')
  const emails = join(state, 'emails')
  const logs = join(state, 'logs')
  try {
    for (const directory of [state, emails, logs]) mkdirSync(directory, { recursive: true, mode: 0o700 })
  } catch (error) {
    throw new Problem(`Cannot write to STATE_DIR (${state}): ${Reflect.get(Object(error), 'code')}.`)
  }
  return {
    port,
    adminPort,
    memberUrl: `http://localhost:${port}`,
    adminUrl: `http://localhost:${adminPort}`,
    seed: readSeed(env),
    rateLimitScale: readScale(env),
    state,
    emails,
    logs,
    /** One registry per instance, so that instances running at the same time do not bind to each other's Workers. */
    registry: join(state, 'registry', String(port)),
    libsql: { url: env.LIBSQL_URL ?? '', token: env.LIBSQL_TOKEN ?? '' },
  }
}

function readPort(env: NodeJS.ProcessEnv, name: string, fallback: number) {
  const text = env[name] || String(fallback)
  const port = Number(text)
  if (/^\d+$/.test(text) && port >= 1 && port <= 65_535) return port
  throw new Problem(`${name} must be a port between 1 and 65535, not "${text}".`)
}

function readSeed(env: NodeJS.ProcessEnv): 'demo' | 'minimal' {
  const seed = env.SEED || 'demo'
  if (seed === 'demo' || seed === 'minimal') return seed
  throw new Problem(`SEED must be "demo" or "minimal", not "${seed}".`)
}

function readScale(env: NodeJS.ProcessEnv) {
  const text = env.RATE_LIMIT_SCALE || '1'
  const scale = Number(text)
  if (Number.isFinite(scale) && scale > 0) return scale
  throw new Problem(`RATE_LIMIT_SCALE must be a number above zero, not "${text}".`)
}
