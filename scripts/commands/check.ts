import { print } from '../support/problem.ts'
import { run as runTool } from '../support/processes.ts'

const TSC = 'node_modules/typescript7/bin/tsc -p'
const CRUISER = 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs --config .dependency-cruiser.mjs'
const CONCURRENCY = 2

/** Each step of the fast gate: its name and what it runs. The longest come first. */
const STEPS = {
  'types of the member app': `${TSC} frontend`,
  'types of the dashboard': `${TSC} frontend/admin`,
  'types of the build': `${TSC} frontend/build`,
  'types of the worker': `${TSC} worker`,
  'format and lint': 'node_modules/@biomejs/biome/bin/biome check --error-on-warnings .',
  'import rules': `${CRUISER} worker frontend e2e scripts bench`,
  'unused code': 'node_modules/knip/bin/knip.js --no-progress --treat-config-hints-as-errors',
  'types of tests and scripts': `${TSC} e2e`,
}

/** @returns How many steps failed. */
export async function check(): Promise<number> {
  const queue = Object.entries(STEPS)
  let failed = 0
  const work = async () => {
    for (let step = queue.shift(); step; step = queue.shift()) {
      const [name, command] = step
      const started = performance.now()
      const { code, output } = await runTool(command.split(' '))
      print(`${code === 0 ? '✓' : '✗'} ${name} (${((performance.now() - started) / 1000).toFixed(1)} s)`)
      if (code === 0) continue
      failed += 1
      print(output)
    }
  }
  await Promise.all(Array.from({ length: CONCURRENCY }, work))
  return failed
}

export async function run() {
  process.exitCode = (await check()) === 0 ? 0 : 1
}
