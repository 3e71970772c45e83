import { randomBytes } from 'node:crypto'
import { chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'

import type { Settings } from './settings.ts'

const NAMES = ['SESSION_KEYS', 'ADMIN_SESSION_KEYS', 'PASSWORD_PEPPER', 'DATA_KEY']

/**
 * Creates the secrets of this STATE_DIR that are missing, so that sessions and passwords survive a restart.
 */
export function prepareSecrets(settings: Settings) {
  const file = join(settings.state, 'secrets.env')
  const present = existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {}
  const missing = NAMES.filter((name) => !present[name])
  const lines = missing.map((name) => `${name}=${randomBytes(32).toString('base64url')}\n`)
  if (missing.length > 0) writeFileSync(file, lines.join(''), { flag: 'a', mode: 0o600 })
  chmodSync(file, 0o600)
  return { file, pepper: parseEnv(readFileSync(file, 'utf8')).PASSWORD_PEPPER ?? '' }
}

/** Writes the Worker's variables of this run, and returns the file's path. */
export function writeVariables(settings: Settings) {
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
