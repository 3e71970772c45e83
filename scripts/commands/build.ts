import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Problem } from '../support/problem.ts'
import { run as runTool } from '../support/processes.ts'
import { contentHash, readStamp, writeStamp } from '../support/stamps.ts'

const VITE_BUILD = ['node_modules/vite/bin/vite.js', 'build', '--configLoader', 'native', '--config']
const STAMP = 'dist/.sources'
const SOURCES = [
  'frontend/**/*',
  'worker/{contract,domain}/**/*.ts',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
]
// The build writes these itself.
const GENERATED = ['**/*.gen.ts', '**/*.tsbuildinfo']

const sourcesHash = (folder = '.') =>
  contentHash(SOURCES, GENERATED, folder) + (process.env.APP_LANGUAGE ?? '')

/** Makes `start` in that folder serve its `dist` as it is, whatever it was built from. */
export function markAsBuilt(folder: string) {
  writeStamp(join(folder, STAMP), sourcesHash(folder))
}

/** @returns whether a source has changed since the last build */
export async function buildIfChanged(): Promise<boolean> {
  if (readStamp(STAMP) === sourcesHash()) return false
  await run()
  return true
}

export async function run() {
  const hash = sourcesHash()
  writeStamp(STAMP, '')
  await Promise.all(['member', 'admin'].map(buildApp))
  writeStamp(STAMP, hash)
}

async function buildApp(app: string): Promise<void> {
  const { code, output } = await runTool([...VITE_BUILD, `frontend/vite.${app}.ts`])
  if (code === 0) return
  const log = `dist/.${app}.log`
  writeFileSync(log, output)
  const [reason = `exit code ${code}.`] = /^(\[[\w:-]+\]|\w*Error:(?! Build failed)) .+/m.exec(output) ?? []
  throw new Problem(`Building frontend/${app} failed: ${reason} Details in ${log}`)
}
