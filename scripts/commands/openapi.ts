import { mkdirSync, writeFileSync } from 'node:fs'
import '../support/binary-modules.ts'

const FILE = 'dist/openapi.json'
// The Worker has its own TypeScript project: its types and Node's are incompatible.
const [APP, GENERATOR] = ['../../worker/app.ts', '../../worker/testing/openapi.ts']

/** Writes the API's OpenAPI document to dist/openapi.json. */
export async function run() {
  const [{ app }, { openApiOf }] = await Promise.all([import(APP), import(GENERATOR)])
  mkdirSync('dist', { recursive: true })
  writeFileSync(FILE, `${JSON.stringify(openApiOf(app.routes), null, 2)}\n`)
}
