import { bootstrap } from './support/bootstrap.mjs'

await bootstrap(async () => {
  const { readSettings } = await import('./support/settings.mjs')
  const { prepareSecrets } = await import('./support/secrets.mjs')
  const { migrate } = await import('./support/database.mjs')
  const { seed } = await import('./support/seed.mjs')
  const settings = readSettings()
  const { pepper } = prepareSecrets(settings)
  await migrate(settings)
  await seed(settings, pepper)
})
