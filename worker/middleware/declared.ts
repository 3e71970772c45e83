import type * as v from 'valibot'

/** What a validator reads from the request. The API reference is generated from it. */
export type Input =
  | { part: 'json'; schema: v.GenericSchema; contentType: string; isOptional?: true }
  | { part: 'query'; schema: v.GenericSchema }
  | { part: 'file'; types: readonly string[]; maxBytes: number }
  /** The header `If-Match`. */
  | { part: 'version' }

/** What a middleware says about its route, for the API reference and for the tests that walk all routes. */
interface Declaration {
  input?: Input
  limit?: 'limited' | 'unlimited'
  /** Whether it says what the request counts towards. */
  quota?: true
}

const declarations = new WeakMap<object, Declaration>()

/** Records the declaration and returns the handler. */
export function declared<Handler extends object>(declaration: Declaration, handler: Handler): Handler {
  declarations.set(handler, declaration)
  return handler
}

export function declarationOf(handler: object): Declaration {
  return declarations.get(handler) ?? {}
}
