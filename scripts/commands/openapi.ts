import { mkdirSync, writeFileSync } from 'node:fs'
import '../support/binary-modules.ts'

const FILE = 'dist/openapi.json'
// The compiler checks the Worker in a project of its own: its types and Node's do not go together.
const [APP, GENERATOR] = ['../../worker/app.ts', '../../worker/testing/openapi.ts']

/** Writes the OpenAPI document of the API to dist/openapi.json. */
export async function run() {
  const [{ app }, { openApiOf }] = await Promise.all([import(APP), import(GENERATOR)])
  mkdirSync('dist', { recursive: true })
  writeFileSync(FILE, `${JSON.stringify(openApiOf(app.routes), null, 2)}\n`)
}
