import { describe, expect, it } from 'vitest'
import { HEIGHT_MAX_CM, HEIGHT_MIN_CM, WEIGHT_MAX_KG } from '#contract/anamnesis.ts'
import { bmiClassOf, bmiOf } from './bmi.ts'

describe('the BMI', () => {
  it.each([
    [70, 170, 24.2, 'NORMAL'],
    [53.46, 170, 18.5, 'NORMAL'],
    [53, 170, 18.3, 'UNDERWEIGHT'],
    [72.13, 170, 25, 'OVERWEIGHT'], // 24.96
    [72.1, 170, 24.9, 'NORMAL'],
    [86.7, 170, 30, 'OBESITY_I'],
    [101.15, 170, 35, 'OBESITY_II'],
    [115.6, 170, 40, 'OBESITY_III'],
    [73.6, 160, 28.8, 'OVERWEIGHT'], // 28.75
    [64.6, 160.5, 25.1, 'OVERWEIGHT'],
  ])('of %f kg and %f cm is %f, %s', (weight, height, bmi, bmiClass) => {
    expect(bmiOf(weight, height)).toBe(bmi)
    expect(bmiClassOf(bmi)).toBe(bmiClass)
  })

  it('rounds every exact half up, for each weight with one decimal and each height', () => {
    const roundedDown: string[] = []
    for (let heightCm = HEIGHT_MIN_CM; heightCm <= HEIGHT_MAX_CM; heightCm += 1) {
      for (let weightTenths = 10; weightTenths <= 10 * WEIGHT_MAX_KG; weightTenths += 1) {
        const isHalf =
          (weightTenths * 20_000) % heightCm ** 2 === 0 && ((weightTenths * 20_000) / heightCm ** 2) % 2 === 1
        if (!isHalf) continue
        const up = (weightTenths * 10_000 + heightCm ** 2 / 2) / heightCm ** 2 / 10
        if (bmiOf(weightTenths / 10, heightCm) !== up)
          roundedDown.push(`${weightTenths / 10} kg, ${heightCm} cm`)
      }
    }
    expect(roundedDown).toEqual([])
  })

  it('is null without weight and height', () => {
    expect(bmiOf(0, 170)).toBeNull()
    expect(bmiOf(70, 0)).toBeNull()
    expect(bmiOf(Number.NaN, 170)).toBeNull()
  })
})
