import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** One hash of the names and contents of all files that match the patterns. */
export function contentHash(patterns: string[], exclude: string[] = []) {
  const hash = createHash('sha256')
  for (const file of globSync(patterns, { exclude }).sort()) {
    if (statSync(file).isFile()) hash.update(`${file}\0`).update(readFileSync(file)).update('\0')
  }
  return hash.digest('hex')
}

export function readStamp(file: string) {
  return existsSync(file) ? readFileSync(file, 'utf8') : ''
}

export function writeStamp(file: string, value: string) {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, value)
}
