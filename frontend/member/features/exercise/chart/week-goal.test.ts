import { describe, expect, it } from 'vitest'
import { goalText } from './week-goal.tsx'

describe('goalText', () => {
  it.each([
    [0, false, 'Ainda sem minutos moderados ou intensos nesta semana.'],
    [1, false, 'Mais 149 minutos e você chega à faixa recomendada.'],
    [149, false, 'Mais 1 minuto e você chega à faixa recomendada.'],
    [150, false, 'Dentro da faixa recomendada.'],
    [300, false, 'Dentro da faixa recomendada.'],
    [301, false, 'Acima da faixa recomendada.'],
    [0, true, ''],
    [90, true, '90 minutos que fizeram bem.'],
    [150, true, 'Dentro da faixa recomendada.'],
  ])('%i minutes, week over: %s', (minutes, over, text) => expect(goalText(minutes, over)).toBe(text))
})
