import { randomBytes } from 'node:crypto'
import { chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'

/** @typedef {import('./settings.mjs').Settings} Settings */

const NAMES = ['SESSION_KEYS', 'ADMIN_SESSION_KEYS', 'PASSWORD_PEPPER', 'DATA_KEY']

/**
 * The secrets of this STATE_DIR, made once: sessions and passwords outlive a restart.
 * @param {Settings} settings
 */
export function prepareSecrets(settings) {
  const file = join(settings.state, 'secrets.env')
  const known = existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {}
  const missing = NAMES.filter((name) => !known[name])
  const lines = missing.map((name) => `${name}=${randomBytes(32).toString('base64url')}\n`)
  if (missing.length > 0) writeFileSync(file, lines.join(''), { flag: 'a', mode: 0o600 })
  chmodSync(file, 0o600)
  return { file, pepper: parseEnv(readFileSync(file, 'utf8')).PASSWORD_PEPPER ?? '' }
}

/**
 * What is the Worker's environment in this run alone.
 * @param {Settings} settings
 */
export function writeVariables(settings) {
  const variables = {
    LOCAL: 'true',
    MEMBER_URL: settings.memberUrl,
    ADMIN_URL: settings.adminUrl,
    RATE_LIMIT_SCALE: String(settings.rateLimitScale),
    ...(process.env.CHAT_ORIGIN ? { CHAT_ORIGIN: process.env.CHAT_ORIGIN } : {}),
    ...(settings.libsql.url ? { LIBSQL_URL: settings.libsql.url, LIBSQL_TOKEN: settings.libsql.token } : {}),
  }
  const file = join(settings.state, `variables-${settings.port}.env`)
  const lines = Object.entries(variables).map(([name, value]) => `${name}=${JSON.stringify(value)}\n`)
  writeFileSync(file, lines.join(''), { mode: 0o600 })
  return file
}
