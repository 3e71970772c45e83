import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { Problem } from '../support/problem.ts'
import { run as runTool } from '../support/processes.ts'
import { contentHash, readStamp, writeStamp } from '../support/stamps.ts'

const VITE = join('node_modules', 'vite', 'bin', 'vite.js')
const STAMP = join('dist', '.sources')
const SOURCES = [
  'frontend/**/*',
  'worker/contract/**/*.ts',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
]
// The build writes these itself.
const GENERATED = ['**/*.gen.ts', '**/*.tsbuildinfo']

/** @returns Whether a source had changed since the last build. */
export async function buildIfChanged(): Promise<boolean> {
  if (readStamp(STAMP) === sourcesHash()) return false
  await build()
  return true
}

export async function build() {
  const hash = sourcesHash()
  for (const app of ['member', 'admin']) {
    const { code, output } = await runTool([
      VITE,
      'build',
      '--configLoader',
      'native',
      '--config',
      `frontend/vite.${app}.ts`,
    ])
    const log = join('dist', `.${app}.log`)
    if (code === 0) continue
    writeStamp(STAMP, '')
    writeFileSync(log, output)
    throw new Problem(
      `Building frontend/${app} failed: ${reasonIn(output) ?? `exit code ${code}`} Details in ${log}`,
    )
  }
  writeStamp(STAMP, hash)
}

function reasonIn(output: string) {
  const lines = stripVTControlCharacters(output)
    .split('\n')
    .map((line) => line.trim())
  return lines
    .slice(lines.findIndex((line) => /error/i.test(line)))
    .find((line) => line && !/error( during build|s)?:$|^✗/i.test(line))
}

function sourcesHash() {
  return contentHash(SOURCES, GENERATED) + (process.env.APP_LANGUAGE ?? '')
}

export async function run() {
  await build()
}
