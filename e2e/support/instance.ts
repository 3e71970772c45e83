import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import getPort from 'get-port'

// The main process chooses ports and folder once; Playwright's workers inherit them through the environment.
process.env.E2E_PORT ??= String(await getPort())
process.env.E2E_ADMIN_PORT ??= String(await getPort())
process.env.E2E_STATE ??= mkdtempSync(join(tmpdir(), 'viver-bem-e2e-'))

const port = Number(process.env.E2E_PORT)
const adminPort = Number(process.env.E2E_ADMIN_PORT)

/** The servers under test, with ports and data of their own. */
export const instance = {
  port,
  adminPort,
  memberUrl: `http://localhost:${port}`,
  adminUrl: `http://localhost:${adminPort}`,
  state: process.env.E2E_STATE,
}
