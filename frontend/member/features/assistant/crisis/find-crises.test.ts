import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { articles } from '../articles.ts'
import { type CrisisKind, crisisKinds } from './crisis-kinds.ts'
import { servicesForCrises } from './crisis-numbers.ts'
import { findCrises } from './find-crises.ts'

/** Each list was written before the matcher had seen it; later lists show how it generalises. */
const lists = ['first', 'second', 'third', 'fourth', 'fifth']
/** Lists with several kinds of which one is enough: what counts is the number to call. */
const widerLists = ['sixth', 'seventh', 'eighth', 'ninth']

function linesOf(file: string): string[] {
  return readFileSync(new URL(`./phrases/${file}.txt`, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
}

function isKind(name: string): name is CrisisKind {
  return crisisKinds.some((kind) => kind === name)
}

/** Of a list of "kind: phrase" or "kind/kind: phrase". */
function crisesOf(list: string): [kind: CrisisKind, phrase: string, kinds: CrisisKind[]][] {
  return linesOf(`${list}-crises`).map((line) => {
    const [, names = '', phrase = ''] = /^([\w/]+): (.+)$/.exec(line) ?? []
    const kinds = names.split('/').filter(isKind)
    const [kind] = kinds
    if (!kind) throw new Error(`No kind of danger: ${line}`)
    return [kind, phrase, kinds]
  })
}

it('is tested with at least 150 phrases of each side, and all kinds of danger', () => {
  const crises = lists.flatMap(crisesOf)
  expect(crises.length).toBeGreaterThanOrEqual(150)
  expect(lists.flatMap((list) => linesOf(`${list}-others`)).length).toBeGreaterThanOrEqual(150)
  expect(new Set(crises.map(([kind]) => kind))).toEqual(new Set(crisisKinds))
})

describe.each(lists)('the %s phrases', (list) => {
  it.each(crisesOf(list))('recognise %s: %s', (kind, phrase) => {
    expect(findCrises(phrase)).toContain(kind)
  })

  it.each(linesOf(`${list}-others`))('leave alone: %s', (phrase) => {
    expect(findCrises(phrase)).toEqual([])
  })
})

describe.each(widerLists)('the %s phrases', (list) => {
  it.each(crisesOf(list))('name the number for %s: %s', (_kind, phrase, kinds) => {
    const named = servicesForCrises(findCrises(phrase))
    expect(
      kinds.map((kind) => servicesForCrises([kind])[0]).filter((main) => main && named.includes(main)),
    ).not.toEqual([])
  })

  it.each(linesOf(`${list}-others`))('leave alone: %s', (phrase) => {
    expect(findCrises(phrase)).toEqual([])
  })
})

it.each(articles.filter(({ id }) => id !== 'emergency').map(({ question }) => question))(
  'leaves a question of the help to its article: %s',
  (question) => expect(findCrises(question)).toEqual([]),
)

it.each([
  ['quero morrer', ['cvv', 'samu']],
  ['dor no peito', ['samu']],
  ['tomei veneno', ['samu', 'poison', 'cvv']],
  ['meu marido me bate', ['police', 'women', 'humanRights']],
  ['minha casa tá pegando fogo', ['firefighters', 'samu']],
  ['gravida sangrando', ['samu']],
  ['eu me corto', ['cvv', 'samu']],
  ['ele teve um avc agora', ['samu']],
  ['não consigo respirar', ['samu']],
  ['tá sangrando muito', ['samu']],
  ['meu bebê engasgou', ['samu', 'firefighters']],
  ['ela está tendo uma convulsão', ['samu']],
  ['minha mãe desmaiou e não acorda', ['samu']],
  ['a glote dele está fechando', ['samu']],
  ['meu filho foi baleado', ['samu', 'police', 'women', 'humanRights']],
])('names the numbers for "%s"', (phrase, services) => {
  expect(servicesForCrises(findCrises(phrase))).toEqual(services)
})
