import { expect, it } from 'vitest'
import { resultText } from './result-text.ts'

it.each([
  [19, 'Seu IMC é 17,1: Abaixo do Peso. Faixas de adulto: antes dos 20 anos valem as curvas da idade.'],
  [20, 'Seu IMC é 17,1: Abaixo do Peso.'],
  [59, 'Seu IMC é 17,1: Abaixo do Peso.'],
  [60, 'Seu IMC é 17,1: Abaixo do Peso. Faixas de adulto: a partir dos 60 anos usam-se outros limites.'],
])('says the BMI at %i years with the note of the age', (age, text) => {
  expect(resultText({ bmi: 17.1, bmiClass: 'UNDERWEIGHT', age }, 'saved.text')).toBe(text)
})
