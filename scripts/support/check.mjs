import { existsSync } from 'node:fs'
import { say } from './problem.mjs'
import { run } from './processes.mjs'

const TSC = 'node_modules/typescript7/bin/tsc'

/** The gate: each step's name and what it runs. */
const STEPS = [
  { name: 'tipos do servidor', args: [TSC, '-p', 'worker'] },
  { name: 'tipos das telas', args: [TSC, '-p', 'frontend'] },
  { name: 'tipos do painel', args: [TSC, '-p', 'frontend/admin'] },
  { name: 'tipos da montagem', args: [TSC, '-p', 'frontend/build'] },
  { name: 'tipos dos testes e comandos', args: [TSC, '-p', 'e2e'] },
  {
    name: 'estilo e lint',
    args: ['node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '.'],
  },
  {
    name: 'regras de importação',
    args: [
      'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs',
      '--config',
      '.dependency-cruiser.mjs',
    ],
    folders: ['worker', 'frontend', 'e2e', 'scripts', 'bench'],
  },
  {
    name: 'código sem uso',
    args: ['node_modules/knip/bin/knip.js', '--no-progress', '--treat-config-hints-as-errors'],
  },
]
const AT_ONCE = 2

/** @returns {Promise<number>} How many steps failed. */
export async function check() {
  const waiting = [...STEPS]
  let failed = 0
  const worker = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      const started = performance.now()
      const folders = (step.folders ?? []).filter((folder) => existsSync(folder))
      const { code, output } = await run([...step.args, ...folders])
      const seconds = ((performance.now() - started) / 1000).toFixed(1)
      say(`${code === 0 ? '✓' : '✗'} ${step.name} (${seconds} s)`)
      if (code === 0) continue
      failed += 1
      say(output)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
  return failed
}
