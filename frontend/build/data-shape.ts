import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'

/** Types of the API's answers, and the queries that hold them in the cache. */
const SOURCES = ['worker/contract/**/*.ts', 'frontend/member/**/*{quer,session,sheet}*.ts']

/**
 * A hash that changes whenever the member app's cached data may have another shape: the app ignores stored data of
 * another shape. It may also change needlessly; the data is then loaded again.
 */
export function dataShape(repository: string): string {
  const files = globSync(SOURCES, { cwd: repository, exclude: ['**/*.test.ts', '**/locales/**'] }).sort()
  const hash = createHash('sha256')
  for (const file of files) hash.update(readFileSync(`${repository}/${file}`))
  return hash.digest('base64url').slice(0, 12)
}
