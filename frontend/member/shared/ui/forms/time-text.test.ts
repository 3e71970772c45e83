import { expect, test } from 'vitest'
import { padTime, withColon } from './time-text.ts'

test('inserts the colon while typing digits', () => {
  let text = ''
  for (const digit of '0830') text = withColon(text + digit, text)
  expect(text).toBe('08:30')
})

test.each([
  ['0830', '', '08:30'],
  ['08', '08:', '08'],
  ['8:3', '8:', '8:3'],
  ['083', '08', '08:3'],
  ['--:--', '', '--:--'],
  ['24', '2', '24'],
])('%j typed after %j gives %j', (text, before, shown) => expect(withColon(text, before)).toBe(shown))

test.each([
  ['8', '08:00'],
  ['8:30', '08:30'],
  ['8h30', '08:30'],
  ['14h', '14:00'],
  ['08:', '08:00'],
  ['08:3', '08:3'],
  ['25:00', '25:00'],
  ['manhã', 'manhã'],
  ['--:--', '--:--'],
  ['', ''],
])('%j is completed to %j', (text, padded) => expect(padTime(text)).toBe(padded))
