import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { articles } from '../articles.ts'
import { findArticles } from '../find-articles.ts'
import { type CrisisKind, crisisKinds } from './crisis-kinds.ts'
import { servicesForCrises } from './crisis-numbers.ts'
import { findCrises } from './find-crises.ts'

/** Each list was written before rules and weights had seen it; later lists show how they generalise. */
const lists = ['first', 'second', 'third', 'fourth', 'fifth']
/** Lists with several kinds of which one is enough: what counts is the number to call. */
const widerLists = [
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
  'eleventh',
  'twelfth',
  'thirteenth',
  'fourteenth',
  'fifteenth',
  'sixteenth',
  'seventeenth',
  'eighteenth',
  'nineteenth',
  'twentieth',
  'twenty-first',
  'twenty-second',
  'rounds',
]
/** Lists of words with a second meaning, some of which lead to the article about emergencies. */
const ambiguousLists = [
  ['tenth', 'eleventh', 'sixteenth'],
  ['thirteenth', 'fourteenth', 'fifteenth'],
]
/** Share of the harmless sentences. */
const FALSE_ALARMS_MAX = 0.03

function linesOf(file: string): string[] {
  const lines = readFileSync(new URL(`./phrases/${file}.txt`, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
  if (lines.length === 0) throw new Error(`No phrases: ${file}`)
  return lines
}

function isKind(name: string): name is CrisisKind {
  return crisisKinds.some((kind) => kind === name)
}

/** Parses a list of "kind: phrase" or "kind/kind: phrase". */
function crisesOf(list: string): [kind: CrisisKind, phrase: string, kinds: CrisisKind[]][] {
  return linesOf(`${list}-crises`).map((line) => {
    const [, names = '', phrase = ''] = /^([\w/]+): (.+)$/.exec(line) ?? []
    const kinds = names.split('/').filter(isKind)
    const [kind] = kinds
    if (!kind) throw new Error(`No kind of danger: ${line}`)
    return [kind, phrase, kinds]
  })
}

/** The first number to call for each kind. */
function mainServicesOf(kinds: CrisisKind[]) {
  return kinds.flatMap((kind) => servicesForCrises([kind]).slice(0, 1))
}

/** The harmless sentences that are mistaken for a crisis, with the kinds found. */
function falseAlarmsAmong(sentences: string[]) {
  return sentences
    .map((sentence) => ({ sentence, kinds: findCrises(sentence) }))
    .filter(({ kinds }) => kinds.length > 0)
}

it('is tested with at least 150 phrases of each side, and all kinds of danger', () => {
  const crises = lists.flatMap(crisesOf)
  expect(crises.length).toBeGreaterThanOrEqual(150)
  expect(lists.flatMap((list) => linesOf(`${list}-others`)).length).toBeGreaterThanOrEqual(150)
  expect(new Set(crises.map(([kind]) => kind))).toEqual(new Set(crisisKinds))
})

describe.each(lists)('the %s phrases', (list) => {
  it('are each recognised as their kind', () => {
    const missed = crisesOf(list).filter(([kind, phrase]) => !findCrises(phrase).includes(kind))
    expect(missed).toEqual([])
  })
})

describe.each(widerLists)('the %s phrases', (list) => {
  it('each name the number to call for one of their kinds', () => {
    const missed = crisesOf(list).filter(([, phrase, kinds]) => {
      const named = servicesForCrises(findCrises(phrase))
      return !mainServicesOf(kinds).some((main) => named.includes(main))
    })
    expect(missed).toEqual([])
  })
})

it.each([...lists, ...widerLists, 'ordinary'])('leaves alone the %s phrases without danger', (list) => {
  expect(falseAlarmsAmong(linesOf(`${list}-others`))).toEqual([])
})

it.each(ambiguousLists.map((group) => ({ group, lists: group.join(', ') })))(
  'takes few of the everyday sentences with a second meaning of the lists $lists for a danger',
  ({ group }) => {
    const sentences = group.flatMap((list) => linesOf(`${list}-others`))
    const alarms = sentences.filter(
      (sentence) => findCrises(sentence).length > 0 || findArticles(sentence)[0]?.id === 'emergency',
    )
    expect(sentences.length).toBeGreaterThanOrEqual(200)
    expect(alarms.length / sentences.length, alarms.join('\n')).toBeLessThanOrEqual(FALSE_ALARMS_MAX)
  },
)

it.each(['twelfth', 'thirteenth'])(
  'answers low mood of the %s list with the number for a wish to die, if any',
  (list) => {
    const kinds = falseAlarmsAmong(linesOf(`${list}-low-moods`)).flatMap((alarm) => alarm.kinds)
    expect(kinds.filter((kind) => kind !== 'suicide')).toEqual([])
  },
)

it.each([
  'meu celular tá pegando fogo',
  'a dor no peito não passa',
  'minha glicose está 33',
  'kkk queria morrer',
  'acho que é infarto, não é brincadeira',
  'meu plano cobre ambulância? meu pai está infartando',
])('recognises "%s"', (phrase) => {
  expect(findCrises(phrase)).not.toEqual([])
})

it('leaves the questions of the help to their articles', () => {
  const questions = articles.filter(({ id }) => id !== 'emergency').map(({ question }) => question)
  expect(questions.length).toBeGreaterThan(50)
  expect(falseAlarmsAmong(questions)).toEqual([])
})

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
  ['sem ar de tanto apanhar', ['samu', 'police', 'women', 'humanRights']],
])('names the numbers for "%s"', (phrase, services) => {
  expect(servicesForCrises(findCrises(phrase))).toEqual(services)
})
