import * as v from 'valibot'
import { expect, it } from 'vitest'
import { ApiError } from '#shared/lib/api/errors.ts'
import { fieldMessages, withFormFields } from './field-messages.ts'

it('returns the first message of each field, and none about the whole value', () => {
  const schema = v.pipe(
    v.object({
      name: v.pipe(v.string(), v.minLength(2, 'too short'), v.regex(/[a-z]/, 'no letter')),
      values: v.array(v.number('no number')),
    }),
    v.check(() => false, 'wrong as a whole'),
  )
  expect(fieldMessages(v.safeParse(schema, { name: '1', values: [1, 'x'] }).issues)).toEqual({
    name: 'too short',
    'values.1': 'no number',
  })
  expect(fieldMessages(v.safeParse(schema, { name: 'ab', values: [] }).issues)).toEqual({})
  expect(fieldMessages(undefined)).toEqual({})
})

it('renames the fields of an API error and keeps the rest of it', () => {
  const refused = new ApiError({
    status: 422,
    message: 'Confira',
    body: { code: 'sleep_overlaps' },
    fields: { sleepStart: 'Encontra outro', other: '' },
  })
  const renamed = withFormFields(refused, ({ sleepStart }) => ({ startDay: sleepStart, endDay: undefined }))
  expect(renamed).toMatchObject({ status: 422, message: 'Confira', body: { code: 'sleep_overlaps' } })
  expect(renamed).toHaveProperty('fields', { startDay: 'Encontra outro' })
  const other = new Error('other')
  expect(withFormFields(other, (fields) => fields)).toBe(other)
})
