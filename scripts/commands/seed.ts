import { parseArgs } from 'node:util'
import { migrate } from '../support/database.ts'
import { Problem, print } from '../support/problem.ts'
import { prepareSecrets } from '../support/secrets.ts'
import { seed, seedMany } from '../support/seed.ts'
import { readSettings } from '../support/settings.ts'

const MEMBERS_MAX = 2_000_000

/** Adds missing seed accounts and, with `--members N`, N generated members. */
export async function run(args: string[]) {
  const { values } = parseArgs({ args, options: { members: { type: 'string' } } })
  const members = Number(values.members ?? 0)
  if (!Number.isInteger(members) || members < 0 || members > MEMBERS_MAX) {
    throw new Problem(`--members must be an integer up to ${MEMBERS_MAX}, not "${values.members}".`)
  }
  const settings = readSettings()
  const { pepper } = prepareSecrets(settings)
  await migrate(settings)
  await seed(settings, pepper)
  if (members === 0) return
  const started = performance.now()
  await seedMany(settings, pepper, members, { report: print })
  print(`${members} members in ${((performance.now() - started) / 1000).toFixed(0)} s`)
}
