import { describe, expect, test } from 'vitest'
import { isoToText, padDate, textToIso, withSlashes } from './date-text.ts'

test.each([
  ['2026-11-24', '24/11/2026'],
  ['24/11', '24/11'],
  ['', ''],
  ['amanhã', 'amanhã'],
])('%j is shown as %j', (value, text) => expect(isoToText(value)).toBe(text))

test.each([
  ['24/11/2026', '2026-11-24'],
  ['29/02/2028', '2028-02-29'],
  ['29/02/2027', '29/02/2027'],
  ['31/04/2026', '31/04/2026'],
  ['00/00/0000', '00/00/0000'],
  ['24/11/26', '24/11/26'],
  ['', ''],
])('%j stays %j', (text, value) => expect(textToIso(text)).toBe(value))

test.each([
  ['1/2/2026', '01/02/2026'],
  ['1-2-2026', '01/02/2026'],
  [' 01.12.2026 ', '01/12/2026'],
  ['1/2', '1/2'],
])('%j is completed to %j', (text, padded) => expect(padDate(text)).toBe(padded))

describe('slashes', () => {
  test('are inserted while typing digits', () => {
    let text = ''
    for (const digit of '24112026') text = withSlashes(text + digit, text)
    expect(text).toBe('24/11/2026')
  })

  test('are inserted into a pasted row of digits', () =>
    expect(withSlashes('24112026', '')).toBe('24/11/2026'))

  test('are not inserted again while deleting', () => {
    expect(withSlashes('24/11', '24/11/')).toBe('24/11')
    expect(withSlashes('24', '24/')).toBe('24')
  })

  test('are inserted again when typing goes on', () => {
    expect(withSlashes('241', '24')).toBe('24/1')
    expect(withSlashes('24/112', '24/11')).toBe('24/11/2')
  })

  test('leave other texts alone', () => expect(withSlashes('1/2', '1/')).toBe('1/2'))
})
