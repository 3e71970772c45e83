import { parseArgs } from 'node:util'
import { bootstrap } from './support/bootstrap.mjs'

const MEMBERS_MAX = 2_000_000

await bootstrap(async () => {
  const { readSettings } = await import('./support/settings.mjs')
  const { prepareSecrets } = await import('./support/secrets.mjs')
  const { migrate } = await import('./support/database.mjs')
  const { seed } = await import('./support/seed.mjs')
  const { Problem, say } = await import('./support/problem.mjs')
  const { values } = parseArgs({ options: { members: { type: 'string' } } })
  const members = Number(values.members ?? 0)
  if (!Number.isInteger(members) || members < 0 || members > MEMBERS_MAX) {
    throw new Problem(`--members precisa ser um número inteiro até ${MEMBERS_MAX}; veio "${values.members}".`)
  }
  const settings = readSettings()
  const { pepper } = prepareSecrets(settings)
  await migrate(settings)
  await seed(settings, pepper)
  if (members === 0) return
  const { seedMany } = await import('./support/seed-many.mjs')
  const started = performance.now()
  await seedMany(settings, pepper, members, say)
  say(
    `${members.toLocaleString('pt-BR')} associados em ${((performance.now() - started) / 1000).toFixed(0)} s`,
  )
})
