import { readFileSync } from 'node:fs'
import { glob } from 'node:fs/promises'
import { expect, it } from 'vitest'

/** Not in every browser of `build.target` in `app-config.ts`, and nothing adds them. Safari 16.4 is the oldest. */
const MISSING = [
  'Promise.withResolvers',
  'Promise.try',
  'Map.groupBy',
  'Object.groupBy',
  'Array.fromAsync',
  'AbortSignal.any',
  'URL.canParse',
  'URL.parse',
  'RegExp.escape',
  'Intl.DurationFormat',
  'checkVisibility(',
  'isWellFormed(',
  'toWellFormed(',
  'isSubsetOf(',
  'symmetricDifference(',
]

it('uses nothing that a supported browser lacks', async () => {
  const found: string[] = []
  for (const folder of ['frontend/{member,admin,shared,locales}', 'worker/contract', 'worker/domain']) {
    for await (const path of glob(`${folder}/**/*.{ts,tsx}`)) {
      if (/\.test\.tsx?$|^worker\/domain\/server\//.test(path)) continue
      const code = readFileSync(path, 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, '')
      found.push(...MISSING.filter((name) => code.includes(name)).map((name) => `${path}: ${name}`))
    }
  }
  expect(found).toEqual([])
})
