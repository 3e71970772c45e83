import { print } from '../support/problem.ts'
import { run as runTool } from '../support/processes.ts'

const TSC = 'node_modules/typescript7/bin/tsc'
const FOLDERS = ['worker', 'frontend', 'e2e', 'scripts', 'bench']

/** Each step of the fast gate: its name and what it runs. The longest come first. */
const STEPS = [
  { name: 'types of the member app', args: [TSC, '-p', 'frontend'] },
  { name: 'types of the dashboard', args: [TSC, '-p', 'frontend/admin'] },
  { name: 'types of the build', args: [TSC, '-p', 'frontend/build'] },
  { name: 'types of the worker', args: [TSC, '-p', 'worker'] },
  {
    name: 'format and lint',
    args: ['node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '.'],
  },
  {
    name: 'import rules',
    args: [
      'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs',
      '--config',
      '.dependency-cruiser.mjs',
      ...FOLDERS,
    ],
  },
  {
    name: 'unused code',
    args: ['node_modules/knip/bin/knip.js', '--no-progress', '--treat-config-hints-as-errors'],
  },
  { name: 'types of tests and scripts', args: [TSC, '-p', 'e2e'] },
]
const CONCURRENCY = 2

/** @returns How many steps failed. */
export async function check(): Promise<number> {
  const queue = [...STEPS]
  let failed = 0
  const work = async () => {
    for (let step = queue.shift(); step; step = queue.shift()) {
      const started = performance.now()
      const { code, output } = await runTool(step.args)
      const seconds = ((performance.now() - started) / 1000).toFixed(1)
      print(`${code === 0 ? '✓' : '✗'} ${step.name} (${seconds} s)`)
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
