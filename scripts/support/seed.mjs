import { join } from 'node:path'
import { withData } from './database.mjs'
import { Problem } from './problem.mjs'
import { readStamp, writeStamp } from './stamps.mjs'
import './wasm-loader.mjs'

/** @typedef {import('./settings.mjs').Settings} Settings */
/** @typedef {import('./database.mjs').LocalDatabase} LocalDatabase */
/** @typedef {import('./database.mjs').LocalFiles} LocalFiles */
/** @typedef {(database: LocalDatabase, context: { files: LocalFiles, pepper: string, now: Date }) => Promise<void>} Fill */

// Behind a name, so that the check of these scripts does not draw the Worker's own types in.
const SEEDS = '../../worker/seed/run.ts'

/**
 * Fills the database with the people of the chosen seed, once for each STATE_DIR.
 * @param {Settings} settings
 * @param {string} pepper
 * @returns {Promise<boolean>} Whether it ran.
 */
export async function seedOnce(settings, pepper) {
  const stamp = join(settings.state, 'stamps', `seed-${settings.seed}`)
  if (readStamp(stamp)) return false
  await seed(settings, pepper)
  writeStamp(stamp, new Date().toISOString())
  return true
}

/**
 * @param {Settings} settings
 * @param {string} pepper
 */
export async function seed(settings, pepper) {
  /** @type {{ seedDemo: Fill, seedMinimal: Fill }} */
  const { seedDemo, seedMinimal } = await import(SEEDS)
  const fill = settings.seed === 'demo' ? seedDemo : seedMinimal
  try {
    await withData(settings, ({ database, files }) => fill(database, { files, pepper, now: new Date() }))
  } catch (error) {
    throw new Problem(`Os dados de demonstração não puderam ser criados: ${rootCause(error)}`)
  }
}

/**
 * @param {unknown} error
 * @returns {string}
 */
function rootCause(error) {
  if (!(error instanceof Error)) return String(error)
  return error.cause ? rootCause(error.cause) : error.message
}
