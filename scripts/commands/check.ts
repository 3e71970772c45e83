import { print } from '../support/problem.ts'
import { run as runTool } from '../support/processes.ts'

/** Type information about unchanged files, kept from one run to the next. */
const TYPES_CACHE = 'node_modules/.cache/types'
const CRUISER = 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs --config .dependency-cruiser.mjs'
const CONCURRENCY = 2

function typeCheck(project: string): string {
  const cache = `${TYPES_CACHE}/${project.replace('/', '-')}.json`
  // Each checker computes shared types again, and the steps that run in parallel keep both cores busy anyway.
  return `node_modules/typescript7/bin/tsc -p ${project} --checkers 1 --incremental --tsBuildInfoFile ${cache}`
}

/** The steps of the fast gate by name. The longest come first. */
const STEPS = {
  'types of the member app': typeCheck('frontend'),
  'types of the dashboard': typeCheck('frontend/admin'),
  'types of the build': typeCheck('frontend/build'),
  'types of the worker': typeCheck('worker'),
  'format and lint': 'node_modules/@biomejs/biome/bin/biome check --error-on-warnings .',
  'import rules': `${CRUISER} worker frontend e2e scripts bench`,
  'unused code': 'node_modules/knip/bin/knip.js --no-progress --treat-config-hints-as-errors',
  'types of tests and scripts': typeCheck('e2e'),
}

/** @returns the number of failed steps */
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
