import { bootstrap } from './support/bootstrap.mjs'

await bootstrap(async () => {
  const { deploy } = await import('./support/deploy.mjs')
  await deploy(process.argv.slice(2))
})
