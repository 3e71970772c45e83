// `node scripts/run.mjs <command>`: installs what is missing, then runs scripts/commands/<command>.ts on the
// project's own Node.
import { bootstrap } from './support/bootstrap.mjs'

await bootstrap(async () => {
  const { run } = await import(`./commands/${process.argv[2]}.ts`)
  await run(process.argv.slice(3))
})
