import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'

/** Types of the API's answers, and the queries that hold them in the cache. */
const SOURCES = ['worker/contract/**/*.ts', 'frontend/member/**/*{quer,session,sheet}*.ts']

/**
 * Changes whenever the cached data of the member app may have another shape: the app does not use kept data of another
 * one. It may also change when they have not, and the data are then loaded again.
 */
export function dataShape(repository: string): string {
  const files = globSync(SOURCES, { cwd: repository, exclude: ['**/*.test.ts', '**/locales/**'] }).sort()
  const hash = createHash('sha256')
  for (const file of files) hash.update(readFileSync(`${repository}/${file}`))
  return hash.digest('base64url').slice(0, 12)
}
