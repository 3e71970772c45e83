/// <reference path="../../../platform/binary-files.d.ts" />
import type { ReportKind } from '#contract/reports.ts'
import { PROVIDER_TIME_ZONE } from '#contract/time-zone.ts'
import { dateTimeIn } from '#domain/time-zone.ts'
import { type Colour, fitText, type PdfFont, PdfPage, textWidth, wrapText } from '#platform/pdf.ts'
import { reportKindNames } from '#texts/labels.ts'
import { inProviderTime, pageOf, WRITTEN_AT } from '#texts/reports.ts'
import metrics from './figtree.json' with { type: 'json' }
import regularFile from './figtree-400.bin'
import boldFile from './figtree-700.bin'

export const regular: PdfFont = { ...metrics.regular, file: regularFile }
export const bold: PdfFont = { ...metrics.bold, file: boldFile }
export const fonts = [regular, bold] as const

export const MARGIN = 42
export const ink: Colour = [22, 33, 43]
export const soft: Colour = [84, 98, 110]
export const edge: Colour = [218, 224, 229]

export interface PdfHead {
  kind: ReportKind
  company: { name: string; color: string }
  filters: [string, string][]
  createdAt: Date
}

/** Lays out a report page by page: head, sections with charts and tables, and the page number at the foot. */
export class Sheet {
  readonly pages: PdfPage[] = []
  readonly brand: Colour
  readonly #landscape: boolean
  readonly #head: PdfHead
  /** Where the next line goes, in points from the top of the page. */
  y = 0

  constructor(head: PdfHead, landscape = false) {
    this.#head = head
    this.#landscape = landscape
    this.brand = parseColour(head.company.color)
    this.#addFirst()
  }

  /** Width between the margins. */
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

  #addFirst(): void {
    const { company, createdAt, filters, kind } = this.#head
    const page = this.#add()
    page.rectangle(0, 0, page.width, 6, this.brand)
    page.text(MARGIN, 44, fitText(bold, 11, company.name, this.width), bold, 11, this.brand)
    page.text(MARGIN, 72, reportKindNames[kind], bold, 22, ink)
    this.y = 92
    const stamp: [string, string] = [
      WRITTEN_AT,
      inProviderTime({ moment: dateTimeIn(PROVIDER_TIME_ZONE, createdAt) }),
    ]
    for (const [name, value] of [...filters, stamp]) {
      page.text(MARGIN, this.y, `${name}:`, bold, 9.5, soft)
      page.text(MARGIN + 74, this.y, value, regular, 9.5, ink)
      this.y += 15
    }
    this.y += 10
  }

  /** Begins another page if this one has less than `height` points left. */
  reserve(height: number): void {
    if (this.y + height > this.bottom) this.#add()
  }

  paragraph(text: string, size: number, colour: Colour): void {
    for (const line of wrapText(regular, size, text, this.width)) {
      this.reserve(size + 5)
      this.page.text(MARGIN, this.y, line, regular, size, colour)
      this.y += size + 5
    }
  }

  /** Writes the foot of every page. */
  finish(): void {
    const count = this.pages.length
    const { company, filters, kind } = this.#head
    // On every page, because printed pages get separated.
    const title = [
      company.name,
      reportKindNames[kind],
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
      const place = pageOf({ page: index + 1, pages: count })
      page.text(page.width - MARGIN - textWidth(regular, 8.5, place), foot, place, regular, 8.5, soft)
    }
  }
}

function parseColour(hex: string): Colour {
  const parts =
    /^#(..)(..)(..)$/
      .exec(hex)
      ?.slice(1)
      .map((part) => Number.parseInt(part, 16)) ?? []
  return [parts[0] ?? 11, parts[1] ?? 110, parts[2] ?? 105]
}
