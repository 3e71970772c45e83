import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** One hash of the names and contents of all files in the folder that match the patterns. */
export function contentHash(patterns: string[], exclude: string[] = [], folder = '.') {
  const hash = createHash('sha256')
  for (const file of globSync(patterns, { exclude, cwd: folder }).sort()) {
    const path = join(folder, file)
    if (statSync(path).isFile()) hash.update(`${file}\0`).update(readFileSync(path)).update('\0')
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
