import type { MiddlewareHandler } from 'hono'
import * as v from 'valibot'
import type { FieldErrors } from '#contract/errors.ts'
import { Invalid, UnsupportedMediaType } from '#platform/errors.ts'
import { hasMediaType } from '#platform/media-type.ts'
import { parseStrictJson } from '#platform/strict-json.ts'
import { INVALID_VALUE } from '#texts/errors.ts'
import type { AppEnv } from './app-env.ts'
import { declared } from './declared.ts'
import { readText } from './read-text.ts'

const JSON_TYPE = 'application/json'

/** Adds missing keys as `undefined`, so that each gets the message of its own schema. */
function withAllKeys(schema: v.GenericSchema, input: unknown): unknown {
  if (isLazy(schema)) return withAllKeys(schema.getter(input), input)
  const entries = 'entries' in schema ? schema.entries : undefined
  if (!isObject(input) || !entries) return input
  const missing = Object.keys(entries).filter((key) => !Object.hasOwn(input, key))
  return { ...Object.fromEntries(missing.map((key) => [key, undefined])), ...input }
}

function isLazy(schema: v.GenericSchema): schema is v.LazySchema<v.GenericSchema> {
  return schema.type === 'lazy'
}

function isObject(input: unknown): input is object {
  return typeof input === 'object' && input !== null && !Array.isArray(input)
}

/** The first message of each invalid field. */
function fieldErrors(issues: readonly v.BaseIssue<unknown>[]): FieldErrors {
  const fields: FieldErrors = {}
  for (const issue of issues) {
    const path = v.getDotPath(issue)
    if (path && !Object.hasOwn(fields, path)) fields[path] = issue.message
  }
  return fields
}

/** The output of the schema. Throws `Invalid` with a message per field. */
export function parseInput<S extends v.GenericSchema>(schema: S, input: unknown): v.InferOutput<S> {
  // Treat a non-object as an object with no fields.
  const read = isObject(input) ? input : {}
  const result = v.safeParse(schema, withAllKeys(schema, read), { message: INVALID_VALUE })
  if (!result.success) throw new Invalid(fieldErrors(result.issues))
  if (read !== input) throw new Invalid({})
  return result.output
}

type Validated<Target extends string, S extends v.GenericSchema> = {
  in: { [K in Target]: v.InferInput<S> }
  out: { [K in Target]: v.InferOutput<S> }
}

/** Validates the JSON body; the route reads it with `c.req.valid('json')`. */
export function jsonBody<S extends v.GenericSchema<unknown, object>>(
  schema: S,
  contentType = JSON_TYPE,
): MiddlewareHandler<AppEnv, string, Validated<'json', S>> {
  return declared({ input: { part: 'json', schema, contentType } }, async (c, next) => {
    if (!hasMediaType(c.req.header('content-type'), contentType))
      throw new UnsupportedMediaType('unsupported_media_type')
    const input = parseStrictJson(await readText(c.req))
    c.req.addValidatedData('json', parseInput(schema, input))
    await next()
  })
}

/** Like `jsonBody`, but a request without a body counts as an object with no fields. */
export function optionalJsonBody<S extends v.GenericSchema<unknown, object>>(
  schema: S,
): MiddlewareHandler<AppEnv, string, Validated<'json', S>> {
  const required = jsonBody(schema)
  const input = { part: 'json', schema, contentType: JSON_TYPE, isOptional: true } as const
  return declared({ input }, async (c, next) => {
    if ((await readText(c.req)) !== '') return required(c, next)
    c.req.addValidatedData('json', parseInput(schema, {}))
    await next()
  })
}

/** Validates the query; the route reads it with `c.req.valid('query')`. */
export function query<S extends v.GenericSchema<unknown, object>>(
  schema: S,
): MiddlewareHandler<AppEnv, string, Validated<'query', S>> {
  return declared({ input: { part: 'query', schema } }, async (c, next) => {
    c.req.addValidatedData('query', parseInput(schema, c.req.query()))
    await next()
  })
}
