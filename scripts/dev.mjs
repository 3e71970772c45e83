import { bootstrap } from './support/bootstrap.mjs'

await bootstrap(async () => {
  const { develop } = await import('./support/develop.mjs')
  await develop()
})
