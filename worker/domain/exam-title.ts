import { analyteKey, panelOf, usualName } from '#contract/analytes.ts'
import { andMoreTests, UNTITLED_EXAM } from '#texts/exams.ts'
import { LOCALE } from '#texts/language.ts'

/** A panel's name stands for at least as many of its analytes. */
const ANALYTES_OF_PANEL = 3
/** More are counted after the first two. */
const TESTS_NAMED = 3

const list = new Intl.ListFormat(LOCALE)

/** "Hemograma", "Glicose, TSH e mais 3": the panels and tests of an exam, in the order of its report. */
export function examTitle(analytes: readonly string[]): string {
  const names = new Map(analytes.map((name) => [analyteKey(name), usualName(name)]))
  const panelsOfNames = [...names.values()].map(panelOf)
  const tests = new Set(
    [...names.values()].map((name) => {
      const panel = panelOf(name)
      const count = panelsOfNames.filter((one) => one === panel).length
      return panel && count >= ANALYTES_OF_PANEL ? panel.name : name
    }),
  )
  if (tests.size === 0) return UNTITLED_EXAM
  const named = [...tests]
  if (named.length <= TESTS_NAMED) return list.format(named)
  const first = named.slice(0, TESTS_NAMED - 1)
  return andMoreTests({ names: first.join(', '), count: named.length - first.length })
}
