import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import getPort from 'get-port'
import { TESTS_START } from '#testing/test-clock.ts'

// The main process chooses ports, folder and clock once; Playwright's workers inherit them through the environment.
process.env.E2E_PORT ??= String(await getPort())
process.env.E2E_ADMIN_PORT ??= String(await getPort())
process.env.E2E_STATE ??= mkdtempSync(join(tmpdir(), 'viver-bem-e2e-'))

process.env.E2E_CLOCK_OFFSET ??= String(Date.parse(process.env.CLOCK_START ?? TESTS_START) - Date.now())

const port = Number(process.env.E2E_PORT)
const adminPort = Number(process.env.E2E_ADMIN_PORT)

/** The servers under test, with their own ports and data. */
export const instance = {
  port,
  adminPort,
  memberUrl: `http://localhost:${port}`,
  adminUrl: `http://localhost:${adminPort}`,
  state: process.env.E2E_STATE,
  /** How far the servers' clock is ahead of the system's, in milliseconds. */
  clockOffset: Number(process.env.E2E_CLOCK_OFFSET),
}
