import { bootstrap } from './support/bootstrap.mjs'

await bootstrap(async () => {
  const { check } = await import('./support/check.mjs')
  process.exitCode = (await check()) === 0 ? 0 : 1
})
