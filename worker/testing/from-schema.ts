import fc from 'fast-check'
import { inject } from 'vitest'
import type { JsonSchema } from './openapi-document.ts'

declare module 'vitest' {
  interface ProvidedContext {
    naughty: string[]
  }
}

/** Texts that broke other programs. https://github.com/minimaxir/big-list-of-naughty-strings */
export const naughty = inject('naughty')

export const anyText = fc.oneof(
  fc.constantFrom(...naughty),
  fc.string({ unit: 'binary' }),
  fc.string({ unit: 'grapheme' }),
  fc.constantFrom(
    '9'.repeat(400),
    'x'.repeat(70_000),
    '\u0000',
    '\ud800',
    '2026-02-30',
    '2026-11-24T11:00:00Z',
  ),
)
const anyValue = fc.oneof(
  anyText,
  fc.double(),
  fc.integer(),
  fc.boolean(),
  fc.constant(null),
  fc.jsonValue({ maxDepth: 2 }),
)

const DAY_MS = 86_400_000
const nearby = (days: number) => new Date(Date.now() + days * DAY_MS)
/** Half of them fall within a month, where most of them make sense. */
const dates = fc.oneof(
  fc.date({ noInvalidDate: true, min: nearby(-30), max: nearby(30) }),
  fc.date({ noInvalidDate: true, min: new Date('0001-01-01'), max: new Date('9999-12-31') }),
)

const formats: Record<string, fc.Arbitrary<string>> = {
  email: fc.emailAddress(),
  'date-time': dates.map((date) => date.toISOString()),
  date: dates.map((date) => date.toISOString().slice(0, 10)),
  uuid: fc.uuid(),
}

/** Values that the schema accepts, except for checks that JSON Schema cannot express. */
function valid(schema: JsonSchema): fc.Arbitrary<unknown> {
  const { anyOf, const: constant, enum: values, items, maximum, minimum, oneOf, pattern, type } = schema
  const alternatives = [oneOf, anyOf].flatMap((list) => (Array.isArray(list) ? (list as JsonSchema[]) : []))
  if (alternatives.length > 0) return fc.oneof(...alternatives.map(valid))
  if (constant !== undefined) return fc.constant(constant)
  if (Array.isArray(values)) return fc.constantFrom(...values)
  if (schema.properties) return objectArbitrary(schema)
  if (type === 'array') return fc.array(valid((items as JsonSchema | undefined) ?? {}), { maxLength: 4 })
  if (type === 'boolean') return fc.boolean()
  if (type === 'null') return fc.constant(null)
  if (type === 'integer' || type === 'number') {
    const range = { min: Number(minimum ?? -1e6), max: Number(maximum ?? 1e6) }
    return type === 'integer'
      ? fc.integer({ min: Math.ceil(range.min), max: Math.floor(range.max) })
      : fc.double({ ...range, noNaN: true })
  }
  if (type !== 'string') return anyValue
  if (typeof pattern === 'string') return fc.stringMatching(new RegExp(pattern, 'u'))
  return formats[String(schema.format)] ?? anyText
}

/** An object of the schema. One in eight fields has an arbitrary value, and some fields are missing or unknown. */
function objectArbitrary({ properties = {} }: JsonSchema): fc.Arbitrary<unknown> {
  const fields = Object.entries(properties).map(([name, schema]) => [
    name,
    fc.oneof({ weight: 7, arbitrary: valid(schema) }, { weight: 1, arbitrary: anyValue }),
  ])
  const known = fc.record(Object.fromEntries(fields), { requiredKeys: [] })
  const unknown = fc.dictionary(
    fc.oneof(anyText, fc.constantFrom('__proto__', 'constructor', 'role', 'id')),
    anyValue,
    {
      maxKeys: 2,
    },
  )
  return fc.oneof(
    { weight: 5, arbitrary: fc.record(Object.fromEntries(fields)) },
    { weight: 2, arbitrary: known },
    { weight: 1, arbitrary: fc.tuple(known, unknown).map(([one, other]) => ({ ...one, ...other })) },
  )
}

/** Mostly valid bodies of a schema; any JSON value otherwise. */
export function bodyOf(schema: JsonSchema | undefined): fc.Arbitrary<unknown> {
  if (!schema) return fc.constant(undefined)
  return fc.oneof({ weight: 9, arbitrary: valid(schema) }, { weight: 1, arbitrary: anyValue })
}
