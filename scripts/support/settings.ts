import { mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { Problem } from './problem.ts'

export type Settings = ReturnType<typeof readSettings>

/** Validated settings from the environment, and the paths inside STATE_DIR. Throws `Problem` for a wrong value. */
export function readSettings(env = process.env) {
  const read = (name: string, fallback: string, rule: string, isValid: (text: string) => boolean) => {
    const text = env[name] || fallback
    if (isValid(text)) return text
    throw new Problem(`${name} must be ${rule}, not "${text}".`)
  }
  const isPort = (text: string) => /^\d+$/.test(text) && Number(text) >= 1 && Number(text) <= 65_535
  const readPort = (name: string, fallback: string) =>
    Number(read(name, fallback, 'a port between 1 and 65535', isPort))
  const isInteger = (text: string) => /^-?\d+$/.test(text)
  const isScale = (text: string) => Number.isFinite(Number(text)) && Number(text) > 0

  const port = readPort('PORT', '8787')
  const adminPort = readPort('ADMIN_PORT', '8788')
  if (port === adminPort) throw new Problem(`PORT and ADMIN_PORT must differ; both are ${port}.`)
  const state = resolve(env.STATE_DIR || '.state')
  const emails = join(state, 'emails')
  const logs = join(state, 'logs')
  try {
    for (const directory of [state, emails, logs]) mkdirSync(directory, { recursive: true, mode: 0o700 })
  } catch (error) {
    throw new Problem(`Cannot write to STATE_DIR (${state}): ${Reflect.get(Object(error), 'code')}.`)
  }
  const clockOffset = Number(read('CLOCK_OFFSET_MS', '0', 'an integer', isInteger))
  return {
    port,
    adminPort,
    memberUrl: `http://localhost:${port}`,
    adminUrl: `http://localhost:${adminPort}`,
    seed: read('SEED', 'demo', '"demo" or "minimal"', (text) => /^(demo|minimal)$/.test(text)),
    rateLimitScale: Number(read('RATE_LIMIT_SCALE', '1', 'a number above zero', isScale)),
    clockOffset,
    /** The local servers' time. */
    now: () => new Date(Date.now() + clockOffset),
    state,
    emails,
    logs,
    /** One registry per instance, so that instances running at the same time do not bind to each other's Workers. */
    registry: join(state, 'registry', String(port)),
    libsql: { url: env.LIBSQL_URL ?? '', token: env.LIBSQL_TOKEN ?? '' },
  }
}
