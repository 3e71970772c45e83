import { bootstrap } from './support/bootstrap.mjs'

await bootstrap(async () => {
  const { takeShots } = await import('./support/shots.mjs')
  await takeShots()
})
