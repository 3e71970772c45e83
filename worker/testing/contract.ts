import type { JsonSchema, OpenApi, Operation } from './openapi-document.ts'

export interface Route {
  method: string
  path: string
}

export interface ReadingRoute extends Route {
  /** Its query, headers and body, as the properties of one object. */
  request: JsonSchema
}

export interface AnsweringRoute extends Route {
  /** Absent if the answer is not JSON. */
  answer?: JsonSchema | undefined
}

/** A line of released-contract.jsonl. */
export type ContractRoute = ReadingRoute & AnsweringRoute

type Side = 'request' | 'answer'

/** What documents a schema and limits no value. */
const ANNOTATIONS = ['default', 'description', 'title']
const LOWER_LIMITS = ['minLength', 'minimum', 'minItems']
const UPPER_LIMITS = ['maxLength', 'maximum', 'maxItems']
const COMPARED = ['type', 'enum', 'const', 'items', 'properties', 'required', 'additionalProperties']
const NO_RULES = [...ANNOTATIONS, ...LOWER_LIMITS, ...UPPER_LIMITS, ...COMPARED]

/** The routes of an OpenAPI document, without their answers, which it does not describe. */
export function requestsOf({ paths }: OpenApi): ReadingRoute[] {
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({
      method: method.toUpperCase(),
      path,
      request: requestOf(operation),
    })),
  )
}

function requestOf({ parameters, requestBody }: Operation): JsonSchema {
  const properties: Record<string, JsonSchema> = {}
  const required: string[] = []
  for (const place of ['query', 'header']) {
    const fields = parameters.filter((parameter) => parameter.in === place)
    if (fields.length === 0) continue
    properties[place] = {
      type: 'object',
      properties: Object.fromEntries(fields.map(({ name, schema }) => [name, schema])),
      required: fields.filter((field) => field.required).map(({ name }) => name),
    }
    if (fields.some((field) => field.required)) required.push(place)
  }
  const bodies = Object.entries(requestBody?.content ?? {})
  for (const [mediaType, { schema }] of bodies) {
    const name = mediaType === 'application/json' ? 'body' : mediaType
    properties[name] = schema
    if (requestBody?.required && bodies.length === 1) required.push(name)
  }
  return { type: 'object', properties, required }
}

/** Why an app that knows the released routes would fail on the present ones: one line for each reason. */
export function brokenRequests(
  released: readonly ReadingRoute[],
  present: readonly ReadingRoute[],
): string[] {
  return released.flatMap((route) => {
    const other = sameRoute(route, present)
    return other
      ? broken(route.request, other.request, 'request', nameOf(route))
      : [`${nameOf(route)}: is gone`]
  })
}

/** Like `brokenRequests`, for the answers. A route that is gone is a broken request. */
export function brokenAnswers(
  released: readonly AnsweringRoute[],
  present: readonly AnsweringRoute[],
): string[] {
  return released.flatMap((route) => {
    const other = sameRoute(route, present)
    if (!other || !route.answer) return []
    const name = `${nameOf(route)} answer`
    return other.answer
      ? broken(route.answer, other.answer, 'answer', name)
      : [`${name}: is not JSON any more`]
  })
}

const nameOf = ({ method, path }: Route) => `${method} ${path}`
export const sameRoute = <R extends Route>(route: Route, routes: readonly R[]) =>
  routes.find((other) => nameOf(other) === nameOf(route))

/**
 * The receiver must know every value that the sender may send. The released app sends requests, the present API
 * sends answers.
 */
function broken(released: JsonSchema, present: JsonSchema, side: Side, at: string): string[] {
  const isRequest = side === 'request'
  const receivers = alternativesOf(isRequest ? present : released)
  return alternativesOf(isRequest ? released : present).flatMap((sent) => {
    const fitting = receivers.filter((received) => hasType(sent, received))
    if (fitting.length === 0) {
      const types = receivers.map(typeOf).join(' or ')
      return [
        isRequest ? `${at}: ${typeOf(sent)} is rejected` : `${at}: was ${types}, may be ${typeOf(sent)}`,
      ]
    }
    const reasons = fitting.map((received) => [
      ...(isRequest ? narrowed(sent, received, at) : []),
      ...(isRequest ? brokenParts(sent, received, side, at) : brokenParts(received, sent, side, at)),
    ])
    return reasons.reduce((fewest, other) => (other.length < fewest.length ? other : fewest))
  })
}

function alternativesOf(schema: JsonSchema): JsonSchema[] {
  const alternatives = (schema.anyOf ?? schema.oneOf) as JsonSchema[] | undefined
  if (alternatives) return alternatives.flatMap(alternativesOf)
  return Array.isArray(schema.type) ? schema.type.map((type) => ({ ...schema, type })) : [schema]
}

const typeOf = ({ type, const: only }: JsonSchema): string =>
  String(type ?? (only === undefined ? 'anything' : typeof only))

function hasType(sent: JsonSchema, received: JsonSchema): boolean {
  const [type, expected] = [typeOf(sent), typeOf(received)]
  return expected === 'anything' || type === expected || (type === 'integer' && expected === 'number')
}

/** The rules of `present` that a value of `released` may violate. */
function narrowed(released: JsonSchema, present: JsonSchema, at: string): string[] {
  const isNarrower = (key: string): boolean => {
    const [before, now] = [released[key], present[key]]
    if (LOWER_LIMITS.includes(key)) return Number(now) > Number(before ?? Number.NEGATIVE_INFINITY)
    if (UPPER_LIMITS.includes(key)) return Number(now) < Number(before ?? Number.POSITIVE_INFINITY)
    // Whether another pattern or format accepts more is not known.
    return !NO_RULES.includes(key) && JSON.stringify(now) !== JSON.stringify(before)
  }
  const accepted = valuesOf(present)
  const rejected =
    accepted && (valuesOf(released)?.filter((value) => !accepted.includes(value)) ?? ['other values'])
  return [
    ...(rejected && rejected.length > 0 ? [`${at}: rejects ${rejected.join(', ')}`] : []),
    ...Object.keys(present)
      .filter(isNarrower)
      .map((key) => `${at}: ${key} was ${released[key] ?? 'not limited'}, is ${present[key]}`),
  ]
}

/** The only values of the schema, if it lists them. */
const valuesOf = (schema: JsonSchema): unknown[] | undefined =>
  schema.const === undefined ? (schema.enum as unknown[] | undefined) : [schema.const]

function brokenParts(released: JsonSchema, present: JsonSchema, side: Side, at: string): string[] {
  const [sent, received] = side === 'request' ? [released, present] : [present, released]
  const fields = Object.entries(released.properties ?? {}).flatMap(([name, field]) => {
    const other = present.properties?.[name]
    return other ? broken(field, other, side, `${at}.${name}`) : [`${at}.${name}: is gone`]
  })
  const missing = (received.required ?? [])
    .filter((name) => !sent.required?.includes(name) && (side === 'request' || present.properties?.[name]))
    .map((name) => `${at}.${name}: ${side === 'request' ? 'is required' : 'may be absent'}`)
  const nested = [
    [released.items, present.items, '[]'],
    [mapOf(released), mapOf(present), '.*'],
  ] as const
  const parts = nested.flatMap(([before, now, name]) => {
    if (!before) return []
    return now
      ? broken(before as JsonSchema, now as JsonSchema, side, `${at}${name}`)
      : [`${at}${name}: is gone`]
  })
  return [...fields, ...missing, ...parts]
}

/** The schema of values under names that are not listed. */
const mapOf = ({ additionalProperties }: JsonSchema) =>
  typeof additionalProperties === 'object' ? additionalProperties : undefined
