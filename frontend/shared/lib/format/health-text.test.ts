import { describe, expect, it } from 'vitest'
import { bmiNote, bmiReading, dashboardSleepQuality, sleptHours } from './health-text.ts'

describe('dashboardSleepQuality', () => {
  it.each([
    [100, 'Bom', 'good'],
    [81, 'Bom', 'good'],
    [80.1, 'Bom', 'good'],
    [80, 'Razoável', 'attention'],
    [61, 'Razoável', 'attention'],
    [60, 'Ruim', 'problem'],
    [1, 'Ruim', 'problem'],
    [0, 'Ruim', 'problem'],
  ])('%d is %s', (percentage, label, meaning) => {
    expect(dashboardSleepQuality(percentage)).toEqual({ value: percentage, label, meaning })
  })

  it('uses 85 for a record without the field', () => {
    expect(dashboardSleepQuality(undefined)).toEqual({ value: 85, label: 'Bom', meaning: 'good' })
    expect(dashboardSleepQuality(null).value).toBe(85)
  })
})

describe('sleptHours', () => {
  it.each([
    [9, 'Adequado', 'good'],
    [7, 'Adequado', 'good'],
    [6.99, 'Insuficiente', 'attention'],
    [0, 'Insuficiente', 'attention'],
  ])('%d is %s', (hours, label, meaning) => {
    expect(sleptHours(hours)).toEqual({ value: hours, label, meaning })
  })

  it('uses 7.5 for a record without the field', () => {
    expect(sleptHours(undefined)).toEqual({ value: 7.5, label: 'Adequado', meaning: 'good' })
  })
})

describe('bmiReading', () => {
  it.each([
    ['UNDERWEIGHT', 'Abaixo do Peso', 'attention'],
    ['NORMAL', 'Normal', 'good'],
    ['OVERWEIGHT', 'Sobrepeso', 'attention'],
    ['OBESITY_I', 'Obesidade Grau I', 'problem'],
    ['OBESITY_II', 'Obesidade Grau II', 'problem'],
    ['OBESITY_III', 'Obesidade Grau III', 'problem'],
    ['SOMETHING_ELSE', 'Normal', 'good'],
    [undefined, 'Normal', 'good'],
  ])('%s is %s', (bmiClass, label, meaning) => {
    expect(bmiReading(23.4, bmiClass)).toEqual({ value: 23.4, label, meaning })
  })

  it('uses 24.5 for a record without the field', () => {
    expect(bmiReading(undefined, 'NORMAL').value).toBe(24.5)
  })
})

describe('bmiNote', () => {
  it.each([
    [19, /antes dos 20/],
    [1, /antes dos 20/],
    [60, /a partir dos 60/],
    [99, /a partir dos 60/],
  ])('is shown beside the class at %d', (age, note) => {
    expect(bmiNote(age)).toMatch(note)
  })

  it.each([20, 59, undefined])('is not needed at age %s', (age) => {
    expect(bmiNote(age)).toBeUndefined()
  })
})
