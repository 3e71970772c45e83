import { describe, expect, it } from 'vitest'
import { cardNumberGroups, cardNumberText, checkDigit, newCardNumber } from './card-number.ts'

describe('a card number', () => {
  it('ends in the check digit of the Luhn algorithm', () => {
    expect(checkDigit('7992739871')).toBe('3')
    for (let n = 0; n < 200; n++) {
      const number = newCardNumber()
      expect(number).toMatch(/^[1-9]\d{12}$/)
      expect(checkDigit(number.slice(0, 12))).toBe(number[12])
    }
  })

  it('detects any wrong digit', () => {
    const number = newCardNumber()
    for (let index = 0; index < 12; index++) {
      const wrong = number.slice(0, index) + ((Number(number[index]) + 1) % 10) + number.slice(index + 1)
      expect(checkDigit(wrong.slice(0, 12))).not.toBe(wrong[12])
    }
  })
})

it.each([
  ['', [], ''],
  ['742', ['742'], '742'],
  ['7421', ['7421'], '7421'],
  ['9029625867189', ['9029', '6258', '6718', '9'], '9029 6258 6718 9'],
])('the card number %s in groups', (digits, groups, text) => {
  expect(cardNumberGroups(digits)).toEqual(groups)
  expect(cardNumberText(digits)).toBe(text)
})
