import { readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { weightsFile } from './train-crises.ts'

const COMPRESSED_MAX_BYTES = 25_000

it('learns the committed weights from the committed phrases', () => {
  const file = readFileSync('frontend/locales/pt/crisis-weights.ts', 'utf8')
  expect(file).toBe(weightsFile())
  expect(brotliCompressSync(file).length).toBeLessThanOrEqual(COMPRESSED_MAX_BYTES)
})
