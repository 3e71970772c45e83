import { expect, it } from 'vitest'
import { ASSISTANT_READY, readSettings } from './assistant-messages.ts'

it('parses the messages to the frame', () => {
  const settings = { dark: true, brand: '#0b6e69', phone: '0800 123 4567', emergencyPhone: '0800 999 0000' }
  expect(readSettings(settings)).toEqual(settings)
})

it.each([
  ['nothing', undefined],
  ['null', null],
  ['a text', ASSISTANT_READY],
  ['something else', { phone: '0800 123 4567' }],
])('reads nothing in %s', (_name, data) => {
  expect(readSettings(data)).toBeUndefined()
})

it('rejects an invalid colour', () => {
  expect(readSettings({ dark: false, brand: 'red;}', phone: 5 })).toEqual({
    dark: false,
    brand: null,
    phone: null,
    emergencyPhone: null,
  })
})
