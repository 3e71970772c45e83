import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import { Problem, print } from '../support/problem.ts'
import { run as runTool, withCleanup } from '../support/processes.ts'
import { outcomesOf } from '../support/test-outcomes.ts'

const RUNS = Number(process.env.RUNS ?? 10)

/**
 * Runs the whole gate `RUNS` times without retries, every second time with another program competing for each core, and
 * prints how often each test failed.
 */
export async function run() {
  const failures = new Map<string, number>()
  await withCleanup(async () => {
    for (let n = 1; n <= RUNS; n += 1) {
      const isBusy = n % 2 === 0
      const load = Array.from({ length: isBusy ? availableParallelism() : 0 }, busyThread)
      const { code, output } = await runTool(['scripts/run.mjs', 'test'], {
        env: { CI: 'true', RETRIES: '0' },
      })
      await Promise.all(load.map((thread) => thread.terminate()))
      const failed = outcomesOf('failed')
      for (const name of failed) failures.set(name, (failures.get(name) ?? 0) + 1)
      if (code !== 0 && failed.length === 0) failures.set(`run ${n}`, 1)
      print(`run ${n} of ${RUNS}${isBusy ? ', busy machine' : ''}: ${output.trim().split('\n').at(-1)}`)
    }
  })
  const sorted = [...failures].sort(([, one], [, other]) => other - one)
  for (const [name, count] of sorted) print(`failed ${count} of ${RUNS}: ${name}`)
  if (sorted.length > 0) throw new Problem('Not steady.')
}

/** Keeps one core busy until it is terminated. */
const busyThread = () => new Worker('for (;;);', { eval: true })
