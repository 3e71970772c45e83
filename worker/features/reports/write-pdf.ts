import type { ReportKind } from '../../contract/reports.ts'
import { PROVIDER_TIME_ZONE } from '../../contract/time-zone.ts'
import { type Colour, fitText, PdfPage, textWidth, wrapText, writePdf } from '../../platform/pdf.ts'
import { dateTimeIn } from '../../platform/time-zone.ts'
import { figtree } from './figtree.gen.ts'
import type { Section } from './statistics-tables.ts'
import { kindWords } from './words.ts'

const fonts = [figtree.regular, figtree.bold] as const
const [regular, bold] = fonts

const MARGIN = 42
const ink: Colour = [22, 33, 43]
const soft: Colour = [84, 98, 110]
const edge: Colour = [218, 224, 229]
const before: Colour = [148, 160, 170]

export interface PdfHead {
  kind: ReportKind
  company: { name: string; color: string }
  filters: [string, string][]
  createdAt: Date
}

/** Writes down a report page by page: head, sections with charts and tables, and the page's number at the foot. */
class Sheet {
  readonly pages: PdfPage[] = []
  readonly brand: Colour
  readonly #landscape: boolean
  readonly #head: PdfHead
  y = 0

  constructor(head: PdfHead, landscape = false) {
    this.#head = head
    this.#landscape = landscape
    this.brand = colourOf(head.company.color)
    this.#first()
  }

  /** Between the margins. */
  get width(): number {
    return this.page.width - 2 * MARGIN
  }

  get bottom(): number {
    return this.page.height - 54
  }

  get page(): PdfPage {
    return this.pages.at(-1) ?? this.#add()
  }

  #add(): PdfPage {
    const page = new PdfPage(fonts, this.#landscape)
    this.pages.push(page)
    this.y = MARGIN
    return page
  }

  #first(): void {
    const { company, createdAt, filters, kind } = this.#head
    const page = this.#add()
    page.rectangle(0, 0, page.width, 6, this.brand)
    page.text(MARGIN, 44, fitText(bold, 11, company.name, this.width), bold, 11, this.brand)
    page.text(MARGIN, 72, kindWords[kind], bold, 22, ink)
    this.y = 92
    const stamp: [string, string] = [
      'Gerado em',
      `${dateTimeIn(PROVIDER_TIME_ZONE, createdAt)} (horário de Brasília)`,
    ]
    for (const [name, value] of [...filters, stamp]) {
      page.text(MARGIN, this.y, `${name}:`, bold, 9.5, soft)
      page.text(MARGIN + 74, this.y, value, regular, 9.5, ink)
      this.y += 15
    }
    this.y += 10
  }

  /** Room for so much, on this page or the next. */
  room(height: number): void {
    if (this.y + height > this.bottom) this.#add()
  }

  paragraph(text: string, size: number, colour: Colour): void {
    for (const line of wrapText(regular, size, text, this.width)) {
      this.room(size + 5)
      this.page.text(MARGIN, this.y, line, regular, size, colour)
      this.y += size + 5
    }
  }

  finish(): void {
    const count = this.pages.length
    const { company, filters, kind } = this.#head
    // On every page, since a page may lie on a desk without the others.
    const title = [
      company.name,
      kindWords[kind],
      ...filters.map(([name, value]) => `${name}: ${value}`),
    ].join(' · ')
    for (const [index, page] of this.pages.entries()) {
      const foot = page.height - 28
      page.line(
        [
          [MARGIN, foot - 14],
          [page.width - MARGIN, foot - 14],
        ],
        0.5,
        edge,
      )
      page.text(MARGIN, foot, fitText(regular, 8.5, title, this.width - 90), regular, 8.5, soft)
      const place = `Página ${index + 1} de ${count}`
      page.text(page.width - MARGIN - textWidth(regular, 8.5, place), foot, place, regular, 8.5, soft)
    }
  }
}

function colourOf(hex: string): Colour {
  const parts =
    /^#(..)(..)(..)$/
      .exec(hex)
      ?.slice(1)
      .map((part) => Number.parseInt(part, 16)) ?? []
  return [parts[0] ?? 11, parts[1] ?? 110, parts[2] ?? 105]
}

const NUMERIC = /^[+−]?[\d.,]+$|^\d+ (min|h|d)( \d+ h)?$|^–$|^menos de 5/

function table(sheet: Sheet, header: string[], rows: string[][], widths: number[]): void {
  const x = widths.map((_, index) => MARGIN + widths.slice(0, index).reduce((sum, width) => sum + width, 0))
  const right = header.map(
    (_, index) => index > 0 && rows.length > 0 && rows.every((row) => NUMERIC.test(row[index] ?? '')),
  )
  const line = (cells: string[], font: typeof regular, colour: Colour) => {
    for (const [index, cell] of cells.entries()) {
      const width = (widths[index] ?? 0) - 8
      const text = fitText(font, 8.5, cell, width)
      const shift = right[index] ? width - textWidth(font, 8.5, text) : 0
      sheet.page.text((x[index] ?? 0) + shift, sheet.y, text, font, 8.5, colour)
    }
    sheet.page.line(
      [
        [MARGIN, sheet.y + 5],
        [MARGIN + sheet.width, sheet.y + 5],
      ],
      0.4,
      edge,
    )
    sheet.y += 15
  }
  sheet.room(45)
  line(header, bold, soft)
  for (const row of rows) {
    if (sheet.y + 15 > sheet.bottom) {
      sheet.room(30)
      sheet.y += 8
      line(header, bold, soft)
    }
    line(row, regular, ink)
  }
  sheet.y += 12
}

function bars(sheet: Sheet, chart: NonNullable<Section['bars']>, hidden = ''): void {
  const most = Math.max(1, ...chart.map(({ value, previous }) => Math.max(value ?? 0, previous ?? 0)))
  const [label, scale] = [140, sheet.width - 140 - 110]
  for (const { label: name, value, previous } of chart) {
    sheet.room(22)
    sheet.page.text(MARGIN, sheet.y + 7, fitText(regular, 9, name, label - 10), regular, 9, ink)
    const x = MARGIN + label
    if (value) sheet.page.rectangle(x, sheet.y, Math.max(1, (scale * value) / most), 8, sheet.brand)
    if (previous) sheet.page.rectangle(x, sheet.y + 9.5, Math.max(1, (scale * previous) / most), 3, before)
    const text = value === null ? hidden : new Intl.NumberFormat('pt-BR').format(value)
    const at = value ? x + Math.max(1, (scale * value) / most) + 5 : x
    sheet.page.text(at, sheet.y + 7.5, text, value === null ? regular : bold, 9, value === null ? soft : ink)
    sheet.y += 20
  }
  sheet.y += 14
}

/** A round and even number not below the greatest: half of it stands on the axis too, and nobody is halved. */
export function axisTop(most: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(2, most)))
  const tops = [1, 2, 4, 5, 6, 8, 10, 20].map((step) => step * power)
  return tops.find((top) => top >= most && top % 2 === 0) ?? most
}

function lines(sheet: Sheet, points: NonNullable<Section['line']>): void {
  const height = 90
  sheet.room(height + 30)
  const most = axisTop(Math.max(...points.map(({ count, previous }) => Math.max(count, previous))))
  const left = MARGIN + 36
  const at = (index: number, value: number): [number, number] => [
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
    const text = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 1 }).format(most * share)
    sheet.page.text(left - 6 - textWidth(regular, 8, text), y + 3, text, regular, 8, soft)
  }
  sheet.page.line(
    points.map(({ previous }, index) => at(index, previous)),
    1,
    before,
    '3 2',
  )
  sheet.page.line(
    points.map(({ count }, index) => at(index, count)),
    1.6,
    sheet.brand,
  )
  sheet.y += height + 14
  const ends = [points[0], points.at(-1)].map((point) => point?.start.split('-').reverse().join('/') ?? '')
  sheet.page.text(left, sheet.y, ends[0] ?? '', regular, 8, soft)
  const last = ends[1] ?? ''
  sheet.page.text(MARGIN + sheet.width - textWidth(regular, 8, last), sheet.y, last, regular, 8, soft)
  sheet.y += 16
}

async function done(sheet: Sheet, head: PdfHead) {
  sheet.finish()
  const title = `${kindWords[head.kind]} · ${head.company.name}`
  return writePdf(sheet.pages, fonts, { title, author: head.company.name, createdAt: head.createdAt })
}

/** The widest columns give way until all have room; what is left over is shared. */
function widthsWithin(needs: readonly number[], room: number): number[] {
  const widths = [...needs]
  const sum = () => widths.reduce((total, width) => total + width, 0)
  while (sum() > room) {
    const widest = widths.indexOf(Math.max(...widths))
    widths[widest] = (widths[widest] ?? 0) - 2
  }
  const spare = (room - sum()) / widths.length
  return widths.map((width) => width + spare)
}

/** A list on paper: its columns share the width by what stands in them. */
export function listPdf(head: PdfHead, header: string[], rows: string[][]) {
  const sheet = new Sheet(head, true)
  if (rows.length === 0) {
    sheet.paragraph('Nada com estes filtros.', 9.5, ink)
    return done(sheet, head)
  }
  sheet.paragraph(
    rows.length === 1 ? '1 linha' : `${new Intl.NumberFormat('pt-BR').format(rows.length)} linhas`,
    9.5,
    soft,
  )
  sheet.y += 6
  const needs = header.map((name, index) => {
    const cells = [
      textWidth(bold, 8.5, name),
      ...rows.map((row) => textWidth(regular, 8.5, row[index] ?? '')),
    ]
    return Math.max(...cells) + 12
  })
  table(sheet, header, rows, widthsWithin(needs, sheet.width))
  return done(sheet, head)
}

/** The statistics on paper: each chart with its table. */
export function statisticsPdf(head: PdfHead, sections: readonly Section[]) {
  const sheet = new Sheet(head)
  sheet.paragraph(
    'Barra e linha cheias: o período. Barra fina e linha tracejada: o período anterior, de mesma duração.',
    9,
    soft,
  )
  sheet.y += 8
  for (const { bars: chart, header, hidden, line, note, rows, title } of sections) {
    // A chart, its title and the first rows of its table stay together.
    sheet.room(line ? 240 : 150)
    sheet.page.text(MARGIN, sheet.y + 4, title, bold, 13, ink)
    sheet.y += 22
    if (note) {
      sheet.paragraph(note, 9, soft)
      sheet.y += 4
    }
    if (rows.length === 0) {
      sheet.paragraph('Nada no período.', 9.5, ink)
      sheet.y += 12
      continue
    }
    if (line && line.length > 1) lines(sheet, line)
    if (chart) bars(sheet, chart, hidden)
    const widest = Math.max(...header.slice(1).map((name) => textWidth(bold, 8.5, name) + 12))
    const rest = Math.max(widest, (sheet.width - 190) / Math.max(1, header.length - 1))
    const first = sheet.width - rest * (header.length - 1)
    table(
      sheet,
      header,
      rows,
      header.map((_, index) => (index === 0 ? first : rest)),
    )
  }
  return done(sheet, head)
}
