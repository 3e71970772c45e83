import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { asvsLevels } from './asvs-levels.ts'

const root = new URL('../../', import.meta.url)
const read = (path: string) => readFileSync(new URL(path, root), 'utf8')

/** Names of the repository's files: with a folder, or in the root. */
const FILE = /`((?:[\w-]+\/)+[\w.-]+\.\w+|[\w-]+\.(?:json|toml|md))`/g
const TEST = /`[\w/.-]+\.(?:test|spec)\.ts`/

const filesIn = (text: string) => [...text.matchAll(FILE)].flatMap(([, file]) => file ?? [])
/** The cells of each table row in the document whose first cell matches. */
function rowsOf(path: string, first: RegExp): string[][] {
  return read(path)
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    )
    .filter(([cell = '']) => first.test(cell))
}

describe.each(['docs/threat-model.md', 'docs/security.md', 'docs/asvs.md'])('%s', (path) => {
  it('names files that exist', () => {
    const missing = filesIn(read(path)).filter((file) => !existsSync(new URL(file, root)))
    expect(missing.filter((file) => file !== 'sbom.cdx.json')).toEqual([])
  })
})

it('the threat model names a test for each threat', () => {
  const threats = rowsOf('docs/threat-model.md', /^(?!Threat$|-+$)/)
  expect(threats.length).toBeGreaterThan(15)
  expect(threats.filter(([, , test = '']) => !TEST.test(test))).toEqual([])
})

describe('the table of OWASP ASVS', () => {
  const numbersOf = (level: 1 | 2 | 3) => asvsLevels[level].trim().split(/\s+/)
  const levels = new Map(
    ([1, 2, 3] as const).flatMap((level) => numbersOf(level).map((number) => [number, level])),
  )
  const rows = rowsOf('docs/asvs.md', /^\d+\.\d+\.\d+$/)

  it('knows all 345 requirements of the standard', () => {
    expect([numbersOf(1).length, numbersOf(2).length, numbersOf(3).length]).toEqual([70, 183, 92])
    expect(levels.size).toBe(345)
  })

  it('has each requirement of levels 1 and 2 once, and no unknown one', () => {
    const numbers = rows.map(([number]) => number)
    expect(new Set(numbers).size).toBe(numbers.length)
    expect([...numbersOf(1), ...numbersOf(2)].filter((number) => !numbers.includes(number))).toEqual([])
    expect(rows.filter(([number = '', level]) => String(levels.get(number)) !== level)).toEqual([])
  })

  it('has evidence for what is met, and a reason or a plan for the rest', () => {
    const wrong = rows.filter(([, , , state = '', evidence = '']) => {
      if (state === 'met') return filesIn(evidence).length === 0
      return !/^(not applicable: .+|not met: .+ Plan: .+)$/.test(state)
    })
    expect(wrong).toEqual([])
  })

  it('counts what it lists', () => {
    const count = (level: string, state: string) =>
      String(rows.filter(([, of, , is = '']) => of === level && is.split(':')[0] === state).length)
    const counts = rowsOf('docs/asvs.md', /^[123]$/)
    expect(counts).toEqual(
      ['1', '2', '3'].map((level) => [
        level,
        ...['met', 'not applicable', 'not met'].map((state) => count(level, state)),
      ]),
    )
  })
})
