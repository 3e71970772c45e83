import { describe, expect, it } from 'vitest'
import { recordQuality } from './record-quality.ts'

describe('recordQuality', () => {
  it.each([
    [100, 'Bom', 'good'],
    [81, 'Bom', 'good'],
    [80, 'Bom', 'good'],
    [79, 'Regular', 'attention'],
    [60, 'Regular', 'attention'],
    [59, 'Ruim', 'problem'],
    [1, 'Ruim', 'problem'],
  ])('%d %% is %s', (percentage, word, meaning) => {
    expect(recordQuality(percentage)).toMatchObject({ word, meaning })
  })
})
