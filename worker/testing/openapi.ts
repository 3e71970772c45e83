import { toJsonSchema } from '@valibot/to-json-schema'
import type { RouterRoute } from 'hono/types'
import type * as v from 'valibot'
import {
  consultationChangeSchema,
  consultationEditSchema,
  consultationNotesSchema,
  consultationStatusChangeSchema,
} from '#contract/consultations.ts'
import type { ErrorEnvelope } from '#contract/errors.ts'
import { MEMBER_HEADER } from '#contract/member-header.ts'
import { declarationOf, type Input } from '#middleware/declared.ts'
import {
  administrator,
  administratorWithPassword,
  approvedMember,
  enteringAdministrator,
  passkeyProvenMember,
  passwordHolder,
  provenAdministrator,
  provenAppEnroller,
  provenEnteringAdministrator,
  provenFactorMember,
  provenMember,
  provenUser,
  sessionHolder,
  signedIn,
} from '#middleware/guards.ts'
import { errorMessages } from '#texts/errors.ts'
import type { JsonSchema, OpenApi, Operation, Parameter } from './openapi-document.ts'

/** Error codes while an administrator's sign-in is incomplete, at both addresses. */
const OPEN_STEPS = 'second_factor_required, staff_password_required'

const guards = new Map<object, { caller: string; forbidden?: string }>([
  [sessionHolder, { caller: 'Anybody with a session, also before the second step of the sign-in.' }],
  [signedIn, { caller: 'Any signed-in user.', forbidden: OPEN_STEPS }],
  [
    passwordHolder,
    {
      caller: 'Any signed-in user, also an administrator who must replace the password.',
      forbidden: 'second_factor_required, fresh_proof_required',
    },
  ],
  [
    administratorWithPassword,
    {
      caller: 'Administrators, also those who must replace the password.',
      forbidden: 'admin_only, second_factor_required',
    },
  ],
  [
    approvedMember,
    { caller: 'Members whose registration was approved.', forbidden: `${OPEN_STEPS}, account_not_approved` },
  ],
  [
    administrator,
    {
      caller: 'Administrators, after the second step of the sign-in.',
      forbidden: `admin_only, ${OPEN_STEPS}`,
    },
  ],
  [
    enteringAdministrator,
    { caller: 'Administrators, also before the second step of the sign-in.', forbidden: 'admin_only' },
  ],
  [
    provenUser,
    {
      caller: 'Signed-in users who proved within five minutes who they are.',
      forbidden: `${OPEN_STEPS}, fresh_proof_required`,
    },
  ],
  [
    provenMember,
    {
      caller: 'Approved members who proved within five minutes who they are.',
      forbidden: `${OPEN_STEPS}, account_not_approved, fresh_proof_required`,
    },
  ],
  [
    passkeyProvenMember,
    {
      caller:
        'Approved members who proved within five minutes who they are, with a passkey if they have one.',
      forbidden: `${OPEN_STEPS}, account_not_approved, fresh_proof_required`,
    },
  ],
  [
    provenFactorMember,
    {
      caller:
        'Approved members. One with a second factor or a passkey must have proved it within five minutes.',
      forbidden: `${OPEN_STEPS}, account_not_approved, fresh_proof_required`,
    },
  ],
  [
    provenAdministrator,
    {
      caller: 'Administrators who proved within five minutes who they are.',
      forbidden: `admin_only, ${OPEN_STEPS}, fresh_proof_required`,
    },
  ],
  ...[provenEnteringAdministrator, provenAppEnroller].map(
    (guard) =>
      [
        guard,
        {
          caller:
            'Administrators who proved within five minutes who they are, also those who must set up a factor.',
          forbidden: `admin_only, ${OPEN_STEPS}, fresh_proof_required`,
        },
      ] as const,
  ),
])

/** The fields of every error response, all but two of them optional. */
const errorFields: Record<keyof ErrorEnvelope, JsonSchema> = {
  message: { type: 'string', description: 'What the user reads.' },
  code: { type: 'string', enum: Object.keys(errorMessages) },
  fields: { type: 'object', additionalProperties: { type: 'string' }, description: 'Message by field path.' },
  status: { type: 'string', description: 'The account’s status, with account_not_approved.' },
  access: { type: 'string', description: 'What the sign-in of an administrator still asks for, with 403.' },
  factors: {
    type: 'array',
    items: { type: 'string' },
    description: 'What can give the fresh proof, with fresh_proof_required.',
  },
  decision: { type: 'object', description: 'Who decided and when, with the code of a decided record.' },
  recorded: { type: 'object', description: 'What was recorded before, with dose_already_decided.' },
  current: { type: 'object', description: 'The current record, with stale_version.' },
  sent: { type: 'object', description: 'The rejected change and its version, with stale_version.' },
  error: { type: 'string', description: 'Repeats the message, with the codes of an e-mail confirmation.' },
  retryAfter: { type: 'integer', description: 'Seconds to wait, with 429 and 503.' },
}

/** The OpenAPI 3.1 document of the routes (`app.routes`). It describes what they read and how they fail. */
export function describeRoutes(routes: readonly RouterRoute[]): OpenApi {
  const paths: OpenApi['paths'] = {}
  for (const { method, path } of routes) {
    if (method === 'ALL') continue
    const address = path.replaceAll(/:(\w+)/g, '{$1}')
    const handlers = routes.filter((route) => runsFor(route, method, path)).map(({ handler }) => handler)
    paths[address] = { ...paths[address], [method.toLowerCase()]: describeOperation(method, path, handlers) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Viver Bem',
      version: '1',
      description:
        'Generated from the routes and their valibot schemas. The types of the answers are in worker/contract.',
    },
    paths,
    components: {
      schemas: { Error: { type: 'object', required: ['message', 'code'], properties: errorFields } },
      securitySchemes: {
        member: { type: 'apiKey', in: 'cookie', name: '__Host-member_session' },
        admin: { type: 'apiKey', in: 'cookie', name: '__Host-admin_session' },
      },
    },
  }
}

/** Whether the handler of `route` runs for the method and path, as the route's own or as middleware of a group. */
function runsFor(route: RouterRoute, method: string, path: string): boolean {
  if (route.method === 'ALL') return `${path}/`.startsWith(route.path.replace('*', ''))
  return route.method === method && route.path === path
}

function describeOperation(method: string, path: string, handlers: readonly object[]): Operation {
  const guard = handlers.map((handler) => guards.get(handler)).findLast((known) => known !== undefined)
  const inputs = handlers.flatMap((handler) => declarationOf(handler).input ?? [])
  const query = inputs.find(({ part }) => part === 'query')
  const body = inputs.find(isBody)
  const isAdmin = path.startsWith('/api/admin')
  return {
    tags: [
      path
        .split('/')
        .slice(2, isAdmin ? 4 : 3)
        .join(' / '),
    ],
    description: guard?.caller ?? 'Anybody, without a session.',
    security: guard ? [{ [isAdmin ? 'admin' : 'member']: [] }] : [],
    parameters: [
      ...pathParameters(path),
      ...queryParameters(query),
      ...describeHeaders(method, path),
      ...versionHeader(inputs),
      ...memberHeader(guard !== undefined && !isAdmin && method !== 'GET'),
    ],
    ...(body && { requestBody: { required: !isOptional(body), content: describeContent(body) } }),
    responses: describeResponses(method, path, guard, inputs),
  }
}

function pathParameters(path: string): Parameter[] {
  return [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }))
}

function queryParameters(input: Input | undefined): Parameter[] {
  if (input?.part !== 'query') return []
  const { properties = {}, required = [] } = jsonSchemaOf(input.schema)
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }))
}

/**
 * The PATCH routes that store their answer for a retry; a consultation's stores it only for a change of the notes.
 */
const keyedChanges = ['/api/consultations/:id', '/api/exercise/:id', '/api/sleep/:id']

function describeHeaders(method: string, path: string): Parameter[] {
  if (method !== 'POST' && !(method === 'PATCH' && keyedChanges.includes(path))) return []
  const schema = { type: 'string', pattern: '^[\\w-]{8,100}$' }
  const answers = 'the same key and body get the answer of the first request.'
  const description = `Makes a retry safe${method === 'PATCH' && path === keyedChanges[0] ? ' of notes alone' : ''}: ${answers}`
  return [{ name: 'Idempotency-Key', in: 'header', required: false, schema, description }]
}

type Body = Extract<Input, { part: 'json' | 'file' }>

const isBody = (input: Input): input is Body => input.part === 'json' || input.part === 'file'
const isOptional = (body: Body) => body.part === 'json' && body.isOptional === true

function versionHeader(inputs: readonly Input[]): Parameter[] {
  if (!inputs.some(({ part }) => part === 'version')) return []
  const schema = { type: 'string', pattern: '^(\\*|"\\d{1,15}")$' }
  const description = 'The version that the change was made from; another current version answers 409.'
  return [{ name: 'If-Match', in: 'header', required: false, schema, description }]
}

function memberHeader(isWriteOfMember: boolean): Parameter[] {
  if (!isWriteOfMember) return []
  const description = 'For whom the request was written; in the session of another member it answers 401.'
  return [{ name: MEMBER_HEADER, in: 'header', required: false, schema: { type: 'string' }, description }]
}

function describeContent(input: Body): Record<string, { schema: JsonSchema }> {
  if (input.part === 'json') return { [input.contentType]: { schema: jsonSchemaOf(input.schema) } }
  const schema = { type: 'string', format: 'binary', maxLength: input.maxBytes }
  return Object.fromEntries(input.types.map((type) => [type, { schema }]))
}

function describeResponses(
  method: string,
  path: string,
  guard: { forbidden?: string } | undefined,
  inputs: readonly Input[],
): Record<string, object> {
  const readsBody = inputs.some(isBody)
  const isVersioned = inputs.some(({ part }) => part === 'version')
  const forbidden = [guard?.forbidden, method === 'GET' ? undefined : 'foreign_origin'].filter(Boolean)
  return {
    '2XX': { description: 'Success.' },
    ...(inputs.some(({ part }) => part === 'json') && failure(400, 'malformed_body')),
    ...(isVersioned && failure(409, 'stale_version, with the current record and the change that was sent')),
    ...(guard && failure(401, 'unauthenticated')),
    ...(forbidden.length > 0 && failure(403, forbidden.join(', '))),
    ...(path.includes('/:') && failure(404, 'not_found')),
    ...(readsBody && { ...failure(413, 'Too large.'), ...failure(415, 'The media type is not accepted.') }),
    ...(inputs.some(({ part }) => part !== 'version') &&
      failure(422, 'invalid_input, with a message by field')),
    ...failure(429, 'too_many_requests'),
    ...failure('default', 'Any other error: see its code.'),
  }
}

function failure(status: number | 'default', description: string): Record<string, object> {
  const schema = { $ref: '#/components/schemas/Error' }
  return { [status]: { description, content: { 'application/json': { schema } } } }
}

/** The JSON Schema of the schema's input. Omits checks that JSON Schema cannot express. */
function jsonSchemaOf(schema: v.GenericSchema): JsonSchema {
  // Which schema a lazy schema selects depends on the input, which is not known here.
  if (Object.is(schema, consultationChangeSchema)) {
    return {
      oneOf: [consultationStatusChangeSchema, consultationNotesSchema, consultationEditSchema].map(
        jsonSchemaOf,
      ),
    }
  }
  if (schema.type === 'lazy') throw new Error('The alternatives of this lazy schema are not listed here')
  const { $schema: _, ...converted } = toJsonSchema(schema, {
    target: 'draft-2020-12',
    typeMode: 'input',
    errorMode: 'ignore',
  })
  return converted as JsonSchema
}
