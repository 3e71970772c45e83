import * as v from 'valibot'
import { expect, it } from 'vitest'
import { isDay } from './day.ts'
import { calendarDay, instant, isInFuture } from './time.ts'

const sentenceOf = (schema: v.GenericSchema<unknown>, value: unknown) =>
  v.safeParse(schema, value).issues?.[0]?.message

it.each([
  ['2026-02-28T10:00:00Z', undefined],
  ['2024-02-29T23:59:59.999-03:00', undefined],
  ['2026-02-29T10:00:00Z', 'inválida'],
  ['2026-02-30T10:00:00Z', 'inválida'],
  ['2026-11-31T10:00:00-03:00', 'inválida'],
  ['2026-11-20T25:00:00Z', 'inválida'],
  ['2026-11-20', 'inválida'],
  ['1899-12-31T23:59:00Z', 'inválida'],
  ['2101-01-01T00:00:00Z', 'inválida'],
  ['', 'obrigatória'],
  [undefined, 'obrigatória'],
])('instant %s: %s', (value, sentence) =>
  expect(sentenceOf(instant('obrigatória', 'inválida'), value)).toBe(sentence),
)

it.each([
  ['2024-02-29', undefined],
  ['2026-02-29', 'inválida'],
  ['2026-13-01', 'inválida'],
  ['1899-12-31', 'inválida'],
  ['2026-11-20T10:00:00Z', 'inválida'],
  ['', 'obrigatória'],
])('calendarDay %s: %s', (value, sentence) =>
  expect(sentenceOf(calendarDay('obrigatória', 'inválida'), value)).toBe(sentence),
)

it('isDay knows the calendar', () => {
  const texts = ['2028-02-29', '2027-02-29', '2026-11-24T10:00:00Z', '24/11/2026', '2026-1-2', '']
  expect(texts.filter(isDay)).toEqual(['2028-02-29'])
})

it.each([
  ['2026-11-24T09:44:59Z', false],
  ['2026-11-24T09:47:00Z', false],
  ['2026-11-24T09:47:00.001Z', true],
])('isInFuture of %s at 09:45 is %s', (instant, answer) =>
  expect(isInFuture(new Date(instant), new Date('2026-11-24T09:45:00Z'))).toBe(answer),
)
