import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../../scripts/support/ports.ts'

// Chosen once by the main process; its workers find the choice in the environment that they inherit.
process.env.E2E_PORT ??= String(await freePort())
process.env.E2E_ADMIN_PORT ??= String(await freePort())
process.env.E2E_STATE ??= mkdtempSync(join(tmpdir(), 'viver-bem-e2e-'))

const port = Number(process.env.E2E_PORT)
const adminPort = Number(process.env.E2E_ADMIN_PORT)

/** The product that the tests run against: its own ports, its own data. */
export const instance = {
  port,
  adminPort,
  memberUrl: `http://localhost:${port}`,
  adminUrl: `http://localhost:${adminPort}`,
  state: process.env.E2E_STATE,
}
