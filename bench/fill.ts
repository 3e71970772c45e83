import { migrate } from '../scripts/support/database.ts'
import { prepareSecrets } from '../scripts/support/secrets.ts'
import { seedMany, seedOnce } from '../scripts/support/seed.ts'
import { readSettings } from '../scripts/support/settings.ts'

export interface Filled {
  settings: ReturnType<typeof readSettings>
  pepper: string
  /** How long generating the members took. */
  seconds: number
}

/**
 * Creates a local database with the demonstration's accounts and `members` generated members.
 * @param state a folder of its own, in which the product can be started afterwards
 * @param options.waitingShare from 0 to 1: the share of registrations and policies that wait for a decision
 */
export async function fill(
  state: string,
  members: number,
  options?: { waitingShare: number },
): Promise<Filled> {
  const settings = readSettings({ STATE_DIR: state })
  const { pepper } = prepareSecrets(settings)
  await migrate(settings)
  await seedOnce(settings, pepper)
  const started = performance.now()
  await seedMany(settings, pepper, members, options)
  return { settings, pepper, seconds: (performance.now() - started) / 1000 }
}
