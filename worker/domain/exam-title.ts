import { andMoreTests, UNTITLED_EXAM } from '#texts/exams.ts'
import { LOCALE } from '#texts/language.ts'
import { analyteOf, foldName, type Panel, panelOf } from './analytes.ts'

/** A panel's name replaces at least this many of its analytes. */
const ANALYTES_OF_PANEL = 3
/** If there are more, the title names two and counts the rest. */
const TESTS_NAMED = 3

const list = new Intl.ListFormat(LOCALE)

/** "Hemograma", "Glicose, TSH e mais 3": the panels and tests of an exam, in the order of the report. */
export function examTitle(analytes: readonly string[]): string {
  const distinct = new Map<string, { name: string; panel: Panel | undefined }>()
  for (const printed of analytes) {
    const known = analyteOf(printed)
    const key = known?.name ?? foldName(printed)
    distinct.set(key, { name: known?.name ?? printed, panel: known && panelOf(known) })
  }
  const parts = [...distinct.values()]
  const tests = new Set(
    parts.map(({ name, panel }) => {
      const isPanel = panel && parts.filter((one) => one.panel === panel).length >= ANALYTES_OF_PANEL
      return isPanel ? panel.name : name
    }),
  )
  if (tests.size === 0) return UNTITLED_EXAM
  const named = [...tests]
  if (named.length <= TESTS_NAMED) return list.format(named)
  const first = named.slice(0, TESTS_NAMED - 1)
  return andMoreTests({ names: first.join(', '), count: named.length - first.length })
}
