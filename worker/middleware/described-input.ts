import type * as v from 'valibot'

/** What a validator reads from the request. The API reference is generated from it. */
export type Input =
  | { part: 'json'; schema: v.GenericSchema; contentType: string; isOptional?: true }
  | { part: 'query'; schema: v.GenericSchema }
  | { part: 'file'; types: readonly string[]; maxBytes: number }
  /** The header `If-Match`. */
  | { part: 'version' }

const inputs = new WeakMap<object, Input>()

/** Records what the validator reads and returns the validator. */
export function describedInput<Handler extends object>(input: Input, handler: Handler): Handler {
  inputs.set(handler, input)
  return handler
}

/** What the handler reads, if it is a validator. */
export function inputOf(handler: object): Input | undefined {
  return inputs.get(handler)
}
