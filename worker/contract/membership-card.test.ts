import { expect, it } from 'vitest'
import { cardNumberGroups, cardNumberText } from './membership-card.ts'

it.each([
  ['', [], ''],
  ['742', ['742'], '742'],
  ['7421', ['7421'], '7421'],
  ['9029625867189', ['9029', '6258', '6718', '9'], '9029 6258 6718 9'],
])('the card number %s in groups', (digits, groups, text) => {
  expect(cardNumberGroups(digits)).toEqual(groups)
  expect(cardNumberText(digits)).toBe(text)
})
