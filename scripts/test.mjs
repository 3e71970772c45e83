import { bootstrap } from './support/bootstrap.mjs'

await bootstrap(async () => {
  const { testEverything } = await import('./support/test-everything.mjs')
  await testEverything()
})
