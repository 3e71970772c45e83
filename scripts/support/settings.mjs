import { mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { Problem } from './problem.mjs'

/** @typedef {ReturnType<typeof readSettings>} Settings */

/** What the environment may change, checked; and the places inside STATE_DIR. */
export function readSettings(env = process.env) {
  const port = readPort(env, 'PORT', 8787)
  const adminPort = readPort(env, 'ADMIN_PORT', 8788)
  if (port === adminPort) throw new Problem(`PORT e ADMIN_PORT precisam ser diferentes; ambas são ${port}.`)
  const state = resolve(env.STATE_DIR || '.state')
  const emails = join(state, 'emails')
  const logs = join(state, 'logs')
  try {
    for (const directory of [state, emails, logs]) mkdirSync(directory, { recursive: true, mode: 0o700 })
  } catch (error) {
    throw new Problem(
      `Não foi possível escrever em STATE_DIR (${state}): ${Reflect.get(Object(error), 'code')}.`,
    )
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
    /** Private, so that instances that run at the same time never find each other's Workers. */
    registry: join(state, 'registry', String(port)),
    libsql: { url: env.LIBSQL_URL ?? '', token: env.LIBSQL_TOKEN ?? '' },
  }
}

/**
 * @param {NodeJS.ProcessEnv} env
 * @param {string} name
 * @param {number} fallback
 */
function readPort(env, name, fallback) {
  const text = env[name] || String(fallback)
  const port = Number(text)
  if (/^\d+$/.test(text) && port >= 1 && port <= 65_535) return port
  throw new Problem(`${name} precisa ser um número de porta entre 1 e 65535; veio "${text}".`)
}

/**
 * @param {NodeJS.ProcessEnv} env
 * @returns {'demo' | 'minimal'}
 */
function readSeed(env) {
  const seed = env.SEED || 'demo'
  if (seed === 'demo' || seed === 'minimal') return seed
  throw new Problem(`SEED precisa ser "demo" ou "minimal"; veio "${seed}".`)
}

/** @param {NodeJS.ProcessEnv} env */
function readScale(env) {
  const text = env.RATE_LIMIT_SCALE || '1'
  const scale = Number(text)
  if (Number.isFinite(scale) && scale > 0) return scale
  throw new Problem(`RATE_LIMIT_SCALE precisa ser um número maior que zero; veio "${text}".`)
}
