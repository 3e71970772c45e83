import { describe, expect, it } from 'vitest'
import { sleepQuality } from './sleep-quality.ts'

describe('sleepQuality', () => {
  it.each([
    [100, 'Bom', 'good'],
    [81, 'Bom', 'good'],
    [80, 'Bom', 'good'],
    [79, 'Regular', 'attention'],
    [60, 'Regular', 'attention'],
    [59, 'Ruim', 'problem'],
    [1, 'Ruim', 'problem'],
  ])('%d %% is %s', (percentage, word, meaning) => {
    expect(sleepQuality(percentage)).toMatchObject({ word, meaning })
  })
})
