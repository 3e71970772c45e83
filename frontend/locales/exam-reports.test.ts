import { expect, it } from 'vitest'
import * as english from './en/exam-reports.ts'
import * as portuguese from './pt/exam-reports.ts'

const countsOf = ({ examPanels }: Pick<typeof portuguese, 'examPanels'>) =>
  Object.fromEntries(Object.entries(examPanels).map(([id, { analytes }]) => [id, analytes.length]))

it('has the same panels in every language', () => {
  expect(countsOf(english)).toEqual(countsOf(portuguese))
})

const namesOf = ({ examPanels }: Pick<typeof portuguese, 'examPanels'>) =>
  Object.values(examPanels).flatMap(({ analytes }) =>
    analytes.flatMap(({ name, aliases = [] }) => [name, ...aliases]),
  )

it.each([
  ['pt', portuguese],
  ['en', english],
])('gives no name to two analytes: %s', (_language, texts) => {
  const names = namesOf(texts).map((name) => name.toLowerCase())
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
})
