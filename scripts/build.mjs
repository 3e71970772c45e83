import { bootstrap } from './support/bootstrap.mjs'

await bootstrap(async () => {
  const { build } = await import('./support/build.mjs')
  await build()
})
