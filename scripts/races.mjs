import { bootstrap } from './support/bootstrap.mjs'

await bootstrap(async () => {
  const { say } = await import('./support/problem.mjs')
  const { run } = await import('./support/processes.mjs')
  const args = ['run', '--project=d1', '--project=libsql', '--testNamePattern=races']
  const { code } = await run(['node_modules/vitest/vitest.mjs', ...args, 'worker'], {
    onLine: say,
    env: { RACES: '1000' },
  })
  process.exitCode = code
})
