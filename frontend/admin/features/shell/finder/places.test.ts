import { expect, test } from 'vitest'
import { matchesWords } from './places.ts'

test('finds beginnings of words in any order, regardless of accents', () => {
  for (const typed of ['apol', 'ANÁLISE', 'analise de', 'apólices análise', 'prazo apol', ''])
    expect(matchesWords(typed, 'Análise de apólices', 'prazo feriados'), typed).toBe(true)
  for (const typed of ['polices', 'analise x', 'nalise', '…'])
    expect(matchesWords(typed, 'Análise de apólices', 'prazo feriados'), typed).toBe(false)
})
