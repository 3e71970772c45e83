import { mkdirSync, writeFileSync } from 'node:fs'
import type { OpenApi } from '#testing/openapi-document.ts'
import '../support/binary-modules.ts'

const FILE = 'dist/openapi.json'
// The Worker has its own TypeScript project: its types and Node's are incompatible.
const [APP, GENERATOR] = ['../../worker/app.ts', '../../worker/testing/openapi.ts']

export async function describeApi(): Promise<OpenApi> {
  const [{ app }, { describeRoutes }] = await Promise.all([import(APP), import(GENERATOR)])
  return describeRoutes(app.routes)
}

/** Writes the API's OpenAPI document to dist/openapi.json. */
export async function run() {
  mkdirSync('dist', { recursive: true })
  writeFileSync(FILE, `${JSON.stringify(await describeApi(), null, 2)}\n`)
}
