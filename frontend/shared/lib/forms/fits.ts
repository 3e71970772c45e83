import * as v from 'valibot'

/** A type guard for the values that the schema accepts. */
export const fits =
  <Values>(schema: v.GenericSchema<Values>) =>
  (value: unknown): value is Values =>
    v.is(schema, value)
