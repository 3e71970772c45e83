import { expect, it } from 'vitest'
import { unbrokenPhone } from './unbroken-phone.ts'

it('keeps a phone number on one line', () => {
  expect(unbrokenPhone('+55 11 4004-1234')).toBe('+55\u00a011\u00a04004-1234')
})
