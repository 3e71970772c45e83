import { bootstrap } from './support/bootstrap.mjs'

await bootstrap(async () => {
  const { up } = await import('./support/up.mjs')
  await up()
})
