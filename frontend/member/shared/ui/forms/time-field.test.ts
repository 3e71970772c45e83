import { expect, test } from 'vitest'
import { insertInto, typeInto } from '#shared/ui/forms/type-into-mask.testing.ts'
import { completeTime, timeMask } from './time-field.tsx'

const insert = (text: string, inserted: string) => insertInto(timeMask, text, inserted)
const type = (text: string, keys: string) => typeInto(timeMask, text, keys)

test('shows and reads every way to type or paste a time', () => {
  const times: [written: string, shown: string, value: string][] = [
    ['14:30', '14:30', '14:30'],
    ['14h30', '14:30', '14:30'],
    ['14H30', '14:30', '14:30'],
    ['14.30', '14:30', '14:30'],
    ['14-30', '14:30', '14:30'],
    ['14 30', '14:30', '14:30'],
    ['1430', '14:30', '14:30'],
    ['14:30:00', '14:30', '14:30'],
    ['14h', '14:', '14:00'],
    ['14', '14', '14:00'],
    ['8', '8', '08:00'],
    ['8h', '8:', '08:00'],
    ['8:30', '8:30', '08:30'],
    ['8h30', '8:30', '08:30'],
    ['830', '8:30', '08:30'],
    ['0830', '08:30', '08:30'],
    ['8h5', '8:5', '8:5'],
    ['08:3', '08:3', '08:3'],
    ['25:00', '25:00', '25:00'],
    ['08:75', '08:75', '08:75'],
    ['manhã', 'manhã', 'manhã'],
    ['--:--', '--:--', '--:--'],
  ]
  const misses = times.flatMap(([written, shown, value]) =>
    [
      { by: 'typed', written, text: type('|', written).replace('|', '') },
      { by: 'pasted', written, text: insert('|', written).replace('|', '') },
    ]
      .map((result) => ({ ...result, value: completeTime(result.text) }))
      .filter((result) => result.text !== shown || result.value !== value),
  )
  expect(misses).toEqual([])
})

test.each([
  ['1|:30', '6', '16|:30'],
  ['1|4:30', '6', '16|:30'],
  ['|8:30', '1', '1|8:30'],
  ['14:|30', '4', '14:4|0'],
  ['14|:30', '4', '14:4|0'],
  ['14|:30', 'h', '14:|30'],
  ['|:30', '09', '09|:30'],
  ['14:3|', '5', '14:35|'],
  ['14:30|', '1', '14:30|'],
])('in %j, %j gives %j', (text, keys, result) => expect(type(text, keys)).toBe(result))
