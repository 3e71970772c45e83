import { resolve } from 'node:path'
import {
  API,
  type Checker,
  SymbolFlags,
  type Type,
  TypeFlags,
  type TypeReference,
} from 'typescript7/unstable/sync'
import type { AnsweringRoute } from '#testing/contract.ts'
import type { JsonSchema } from '#testing/openapi-document.ts'

const APP = 'worker/app.ts'
/** Leaves out what the routes do not need, which halves the loading time. */
const PROJECT = 'scripts/support/answer-types.tsconfig.json'

/** What each route answers, from the types of the routes; the answers of a route that sends no JSON are left out. */
export function describeAnswers(): AnsweringRoute[] {
  const api = new API({ cwd: resolve('.') })
  try {
    const [project] = api.updateSnapshot({ openProjects: [resolve(PROJECT)] }).getProjects()
    const source = project?.program.getSourceFile(resolve(APP))
    if (!project || !source) throw new Error(`The compiler did not load ${APP}.`)
    const { checker } = project
    const groupsType = checker.resolveName('AppType', SymbolFlags.TypeAlias, source)
    if (!groupsType) throw new Error(`${APP} has no AppType.`)
    const groups = membersOf(checker, checker.getDeclaredTypeOfSymbol(groupsType))
    const mounts = [...source.text.matchAll(/^app\.route\('([^']+)', (\w+)\)/gm)]
    return mounts.flatMap(([, base = '', name = '']) => {
      const group = groups.find((member) => member.name === name)
      return group ? routesOf(checker, base, group.type) : []
    })
  } finally {
    api.close()
  }
}

interface TypedMember {
  name: string
  isOptional: boolean
  type: Type
}

/** The properties of a type, in two requests to the compiler. */
function membersOf(checker: Checker, type: Type): TypedMember[] {
  const symbols = checker.getPropertiesOfType(type)
  const types = checker.getTypeOfSymbol(symbols)
  return symbols.map(({ name, flags }, index) => {
    const member = types[index]
    if (!member) throw new Error(`The compiler knows no type of ${name}.`)
    return { name, isOptional: (flags & SymbolFlags.Optional) !== 0, type: member }
  })
}

/** The routes of a group, which the second type argument of its Hono lists by path and method. */
function routesOf(checker: Checker, base: string, group: Type): AnsweringRoute[] {
  const schema = checker.getTypeArguments(group as TypeReference)[1]
  if (!schema) throw new Error(`The group at ${base} has no type of its routes.`)
  return membersOf(checker, schema).flatMap(({ name, type }) =>
    membersOf(checker, type).flatMap((method) => {
      const answer = answerOf(checker, method.type)
      const path = `${base}${name === '/' ? '' : name}`.replaceAll(/:(\w+)/g, '{$1}')
      return answer ? [{ method: method.name.slice(1).toUpperCase(), path, answer }] : []
    }),
  )
}

function answerOf(checker: Checker, endpoint: Type): JsonSchema | undefined {
  const answers = partsOf(endpoint).flatMap((one) => {
    const members = membersOf(checker, one)
    const typeOf = (name: string) => members.find((member) => member.name === name)?.type
    const [format, output] = [typeOf('outputFormat'), typeOf('output')]
    return format?.isStringLiteralType() && format.value === 'json' && output ? [output] : []
  })
  return answers.length > 0 ? toUnion(answers.map((type) => schemaOf(checker, type, []))) : undefined
}

const partsOf = (type: Type): readonly Type[] => (type.isUnionType() ? type.getTypes() : [type])

const SIMPLE = [
  ['string', TypeFlags.StringLike],
  ['number', TypeFlags.NumberLike],
  ['boolean', TypeFlags.BooleanLike],
  ['null', TypeFlags.Null],
] as const

/** @param open The types that this one is part of: a type that contains itself is not described again. */
function schemaOf(checker: Checker, type: Type, open: readonly number[]): JsonSchema {
  if (type.flags & TypeFlags.AnyOrUnknown || open.includes(type.id)) return {}
  const [simple] = SIMPLE.find(([, flags]) => type.flags & flags) ?? []
  if (simple) return { type: simple }
  const inner = [...open, type.id]
  const nested = (part: Type) => schemaOf(checker, part, inner)
  if (type.isUnionType()) {
    return toUnion(
      type
        .getTypes()
        .filter(({ flags }) => !(flags & TypeFlags.Undefined))
        .map(nested),
    )
  }
  if (checker.isArrayLikeType(type)) {
    return { type: 'array', items: toUnion(checker.getTypeArguments(type as TypeReference).map(nested)) }
  }
  const members = membersOf(checker, type)
  const [map] = checker.getIndexInfosOfType(type)
  return {
    type: 'object',
    properties: Object.fromEntries(members.map((member) => [member.name, nested(member.type)])),
    required: members.filter(({ isOptional }) => !isOptional).map(({ name }) => name),
    ...(map && { additionalProperties: nested(map.valueType) }),
  }
}

function toUnion(schemas: JsonSchema[]): JsonSchema {
  const different = [...new Map(schemas.map((schema) => [JSON.stringify(schema), schema])).values()]
  const [first = {}] = different
  if (different.length < 2) return first
  const types = different.map(({ type, ...rest }) => (Object.keys(rest).length === 0 ? type : undefined))
  return types.every((type) => typeof type === 'string') ? { type: types.sort() } : { anyOf: different }
}
