import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { Problem } from './problem.mjs'
import { run } from './processes.mjs'
import { contentHash, readStamp, writeStamp } from './stamps.mjs'

const VITE = join('node_modules', 'vite', 'bin', 'vite.js')
const STAMP = join('dist', '.sources')
const SOURCES = ['frontend/**/*', 'worker/contract/*.ts', 'package-lock.json', 'tsconfig.json']
// Written by the build itself.
const GENERATED = ['**/*.gen.ts', '**/*.tsbuildinfo']

/** @returns {Promise<boolean>} Whether anything had changed. */
export async function buildIfChanged() {
  if (readStamp(STAMP) === sourcesHash()) return false
  await build()
  return true
}

export async function build() {
  const hash = sourcesHash()
  for (const app of ['member', 'admin']) {
    const { code, output } = await run([VITE, 'build', '--config', `frontend/vite.${app}.ts`])
    const log = join('dist', `.${app}.log`)
    if (code === 0) continue
    writeStamp(STAMP, '')
    writeFileSync(log, output)
    throw new Problem(
      `A compilação de frontend/${app} falhou: ${reasonIn(output) ?? `código ${code}`} Detalhes em ${log}`,
    )
  }
  writeStamp(STAMP, hash)
}

/** @param {string} output */
function reasonIn(output) {
  const lines = stripVTControlCharacters(output)
    .split('\n')
    .map((line) => line.trim())
  return lines
    .slice(lines.findIndex((line) => /error/i.test(line)))
    .find((line) => line && !/error( during build|s)?:$|^✗/i.test(line))
}

function sourcesHash() {
  return contentHash(SOURCES, GENERATED)
}
