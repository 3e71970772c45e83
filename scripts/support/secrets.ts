import { randomBytes } from 'node:crypto'
import { chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import type { Settings } from './settings.ts'

const NAMES = ['SESSION_KEYS', 'ADMIN_SESSION_KEYS', 'PASSWORD_PEPPER', 'DATA_KEY']

/** Creates the missing secrets of this STATE_DIR, so that sessions and passwords survive a restart. */
export function prepareSecrets(settings: Settings) {
  const file = join(settings.state, 'secrets.env')
  const present = existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {}
  const missing = NAMES.filter((name) => !present[name])
  const created = Object.fromEntries(missing.map((name) => [name, randomBytes(32).toString('base64url')]))
  // Appended, so that a crash while writing loses no secret.
  writeEnv(file, created, 'a')
  return { file, pepper: String({ ...present, ...created }.PASSWORD_PEPPER) }
}

/** Writes the Worker's variables for this run, and returns the file's path. */
export function writeVariables(settings: Settings) {
  const file = join(settings.state, `variables-${settings.port}.env`)
  writeEnv(file, {
    LOCAL: 'true',
    MEMBER_URL: settings.memberUrl,
    ADMIN_URL: settings.adminUrl,
    RATE_LIMIT_SCALE: String(settings.rateLimitScale),
    CLOCK_OFFSET_MS: String(settings.clockOffset),
    CHAT_ORIGIN: process.env.CHAT_ORIGIN,
    UNDO_SECONDS: process.env.UNDO_SECONDS,
    LIBSQL_URL: settings.libsql.url,
    LIBSQL_TOKEN: settings.libsql.token,
  })
  return file
}

/** Writes the variables that have a value, readable only by the owner. */
function writeEnv(file: string, variables: NodeJS.Dict<string>, flag = 'w') {
  const lines = Object.entries(variables).map(([name, value]) =>
    value ? `${name}=${JSON.stringify(value)}\n` : '',
  )
  writeFileSync(file, lines.join(''), { flag, mode: 0o600 })
  // `mode` has no effect on an existing file.
  chmodSync(file, 0o600)
}
