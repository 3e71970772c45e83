import { axisTop } from '#contract/statistics-words.ts'
import { type Colour, fitText, textWidth } from '#platform/pdf.ts'
import { LOCALE, numericDay } from '#texts/language.ts'
import type { Section } from '../statistics-tables.ts'
import { bold, edge, ink, MARGIN, regular, type Sheet, soft } from './pdf-sheet.ts'

const before: Colour = [148, 160, 170]
/** A paler colour, for periods that are not over. */
const pale = ([red, green, blue]: Colour): Colour => [(red + 510) / 3, (green + 510) / 3, (blue + 510) / 3]

export function bars(sheet: Sheet, chart: NonNullable<Section['bars']>, hidden = ''): void {
  const most = Math.max(1, ...chart.map(({ value, previous }) => Math.max(value ?? 0, previous ?? 0)))
  const [label, scale] = [140, sheet.width - 140 - 110]
  for (const { label: name, value, compared = value, previous } of chart) {
    sheet.reserve(22)
    sheet.page.text(MARGIN, sheet.y + 7, fitText(regular, 9, name, label - 10), regular, 9, ink)
    const x = MARGIN + label
    if (value) sheet.page.rectangle(x, sheet.y, Math.max(1, (scale * value) / most), 8, pale(sheet.brand))
    if (compared) sheet.page.rectangle(x, sheet.y, Math.max(1, (scale * compared) / most), 8, sheet.brand)
    if (previous) sheet.page.rectangle(x, sheet.y + 9.5, Math.max(1, (scale * previous) / most), 3, before)
    const text = value === null ? hidden : new Intl.NumberFormat(LOCALE).format(value)
    const at = value ? x + Math.max(1, (scale * value) / most) + 5 : x
    sheet.page.text(at, sheet.y + 7.5, text, value === null ? regular : bold, 9, value === null ? soft : ink)
    sheet.y += 20
  }
  sheet.y += 14
}

interface Point {
  index: number
  value: number
}

/** The runs of at least two points between the gaps of a line. */
function runsOf(values: readonly (number | null)[]): Point[][] {
  const runs: Point[][] = [[]]
  for (const [index, value] of values.entries()) {
    if (value === null) runs.push([])
    else runs.at(-1)?.push({ index, value })
  }
  return runs.filter((run) => run.length > 1)
}

/** The period's line over that of the previous period. `unit` follows the numbers on the axis. */
export function lines(sheet: Sheet, points: NonNullable<Section['line']>, unit = ''): void {
  const height = 90
  sheet.reserve(height + 30)
  const most = axisTop(points.flatMap(({ count, previous }) => [count ?? 0, previous ?? 0]))
  const left = MARGIN + 36
  const at = ({ index, value }: Point): [number, number] => [
    left + ((sheet.width - 36) * index) / Math.max(1, points.length - 1),
    sheet.y + height - (height * value) / most,
  ]
  for (const share of [0, 0.5, 1]) {
    const y = sheet.y + height - height * share
    sheet.page.line(
      [
        [left, y],
        [MARGIN + sheet.width, y],
      ],
      0.4,
      edge,
    )
    const text = new Intl.NumberFormat(LOCALE, { maximumFractionDigits: 1 }).format(most * share) + unit
    sheet.page.text(left - 6 - textWidth(regular, 8, text), y + 3, text, regular, 8, soft)
  }
  for (const run of runsOf(points.map(({ previous }) => previous)))
    sheet.page.line(run.map(at), 1, before, '3 2')
  for (const run of runsOf(points.map(({ count }) => count))) {
    const isOver = ({ index }: Point) => points[index]?.isUnfinished === false
    const over = run.filter(isOver)
    if (over.length > 1) sheet.page.line(over.map(at), 1.6, sheet.brand)
    const dotted = run.slice(Math.max(0, over.length - 1))
    if (dotted.length > 1) sheet.page.line(dotted.map(at), 1.6, sheet.brand, '1 2')
  }
  sheet.y += height + 14
  const ends = [points[0], points.at(-1)].map((point) => (point ? numericDay(point.start) : ''))
  sheet.page.text(left, sheet.y, ends[0] ?? '', regular, 8, soft)
  const last = ends[1] ?? ''
  sheet.page.text(MARGIN + sheet.width - textWidth(regular, 8, last), sheet.y, last, regular, 8, soft)
  sheet.y += 16
}
