import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/**
 * One hash over the names and contents of every file that the patterns find.
 * @param {string[]} patterns
 * @param {string[]} [exclude]
 */
export function contentHash(patterns, exclude = []) {
  const hash = createHash('sha256')
  for (const file of globSync(patterns, { exclude }).sort()) {
    if (statSync(file).isFile()) hash.update(`${file}\0`).update(readFileSync(file)).update('\0')
  }
  return hash.digest('hex')
}

/** @param {string} file */
export function readStamp(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : ''
}

/**
 * @param {string} file
 * @param {string} value
 */
export function writeStamp(file, value) {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, value)
}
