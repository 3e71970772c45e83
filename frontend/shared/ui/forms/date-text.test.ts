import { maskitoTransform } from '@maskito/core'
import { expect, test } from 'vitest'
import { completeDate, dateMask, isoToText, textToIso } from './date-text.ts'
import { insertInto, typeInto } from './type-into-mask.testing.ts'

const insert = (text: string, inserted: string) => insertInto(dateMask, text, inserted)
const type = (text: string, keys: string) => typeInto(dateMask, text, keys)
const isoOf = (text: string) => textToIso(completeDate(text.replace('|', '')))

test('shows and reads every way to type or paste a date', () => {
  const dates: [written: string, shown: string, value: string][] = [
    ['10/12/2026', '10/12/2026', '2026-12-10'],
    ['10-12-2026', '10/12/2026', '2026-12-10'],
    ['10.12.2026', '10/12/2026', '2026-12-10'],
    ['10 12 2026', '10/12/2026', '2026-12-10'],
    ['10122026', '10/12/2026', '2026-12-10'],
    ['10//12//2026', '10/12/2026', '2026-12-10'],
    ['1/2/2026', '1/2/2026', '2026-02-01'],
    ['1-2-2026', '1/2/2026', '2026-02-01'],
    ['1/2/26', '1/2/26', '2026-02-01'],
    ['101226', '10/12/26', '2026-12-10'],
    ['10/12/2026/', '10/12/2026', '2026-12-10'],
    ['10/12/20267', '10/12/2026', '2026-12-10'],
    ['31/02/2026', '31/02/2026', '31/02/2026'],
    ['10/13/2026', '10/13/2026', '10/13/2026'],
    ['10/12', '10/12', '10/12'],
    ['10/12/', '10/12/', '10/12/'],
    ['10/12/202', '10/12/202', '10/12/202'],
    ['amanhã', 'amanhã', 'amanhã'],
    ['--/--/----', '--/--/----', '--/--/----'],
  ]
  const read = (text: string) => ({ shown: text.replace('|', ''), value: isoOf(text) })
  const misses = dates.flatMap(([written, shown, value]) =>
    [
      { by: 'typed', written, ...read(type('|', written)) },
      // A pasted "10//12//2026" has no meaning of its own.
      { by: 'pasted', written, ...(written.includes('//') ? { shown, value } : read(insert('|', written))) },
    ].filter((result) => result.shown !== shown || result.value !== value),
  )
  expect(misses).toEqual([])
})

test.each([
  ['2026-12-10', '10/12/2026|'],
  ['2026-12-10T14:30:00Z', '10/12/2026|'],
  [' 10.12.2026 ', '10/12/2026|'],
  ['10 / 12 / 2026', '10/12/2026|'],
])('%j pasted is shown as %j', (pasted, shown) => expect(insert('|', pasted)).toBe(shown))

test.each([
  ['1|/12/2026', '5', '15|/12/2026'],
  ['1|0/12/2026', '5', '15|/12/2026'],
  ['|10/12/2026', '2', '2|0/12/2026'],
  ['1|0', '5', '15|'],
  ['10|/12/2026', '0', '10/0|2/2026'],
  ['10|/12/2026', '1122', '10/11/22|26'],
  ['|/12/2026', '05', '05|/12/2026'],
  ['10/|/2026', '05', '10/05|/2026'],
  ['10|/12/2026', '/', '10/|12/2026'],
  ['1|/12/2026', '-', '1/|12/2026'],
  ['10/12/20|6', '2', '10/12/202|6'],
  ['10/12/2026|', '1', '10/12/2026|'],
  ['10/12/2026|', '/', '10/12/2026|'],
  ['1|', '/', '1/|'],
  ['1/|', '/', '1/|'],
])('in %j, %j gives %j', (text, keys, result) => expect(type(text, keys)).toBe(result))

test('a pasted whole date replaces the text, pasted parts do not', () => {
  expect(insert('01/0|1/2025', '10/12/2026')).toBe('10/12/2026|')
  expect(insert('01/01/|2025', '2026')).toBe('01/01/2026|')
})

test.each([
  // A suggestion, or composed text from a keyboard without key codes.
  [
    { value: '10122026', selection: [8, 8] as const },
    { value: '10/12/2026', selection: [10, 10] },
  ],
  [
    { value: '150/12/2026', selection: [2, 2] as const },
    { value: '15/12/2026', selection: [2, 2] },
  ],
  [
    { value: '2026-12-10', selection: [10, 10] as const },
    { value: '10/12/2026', selection: [10, 10] },
  ],
])('%j without `beforeinput` becomes %j', (state, result) =>
  expect(maskitoTransform(state, dateMask)).toEqual(result),
)

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
  ['5/8/98', '2026-11-24', '05/08/1998'],
  ['31/12/26', '2026-11-24', '31/12/2026'],
  ['1/1/27', '2026-11-24', '01/01/1927'],
  ['1/1/27', '', '01/01/2027'],
  ['1/1/98', '2098-01-01', '01/01/2098'],
  ['1/2', '', '1/2'],
  ['1/2/202', '', '1/2/202'],
  ['1/2/2026', '2020-01-01', '01/02/2026'],
])('%j with the last day %j is completed to %j', (text, max, completed) =>
  expect(completeDate(text, max)).toBe(completed),
)
