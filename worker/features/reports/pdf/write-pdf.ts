import { textWidth, writePdf } from '#platform/pdf.ts'
import { reportKindNames } from '#texts/labels.ts'
import { CHARTS_EXPLAINED, NO_ROWS, NOTHING_IN_RANGE, rowCount } from '#texts/reports.ts'
import type { Section } from '../statistics-tables.ts'
import { bars, lines } from './pdf-charts.ts'
import { bold, fonts, ink, MARGIN, type PdfHead, regular, Sheet, soft } from './pdf-sheet.ts'
import { table, widthsWithin } from './pdf-table.ts'

async function toFile(sheet: Sheet, head: PdfHead) {
  sheet.finish()
  const title = `${reportKindNames[head.kind]} · ${head.company.name}`
  return writePdf(sheet.pages, fonts, { title, author: head.company.name, createdAt: head.createdAt })
}

/** A list as PDF. The widths of the columns follow their longest cells. */
export function listPdf(head: PdfHead, header: string[], rows: string[][]) {
  const sheet = new Sheet(head, true)
  if (rows.length === 0) {
    sheet.paragraph(NO_ROWS, 9.5, ink)
    return toFile(sheet, head)
  }
  sheet.paragraph(rowCount({ rows: rows.length }), 9.5, soft)
  sheet.y += 6
  const needs = header.map((name, index) => {
    const cells = [
      textWidth(bold, 8.5, name),
      ...rows.map((row) => textWidth(regular, 8.5, row[index] ?? '')),
    ]
    return Math.max(...cells) + 12
  })
  table(sheet, header, rows, widthsWithin(needs, sheet.width))
  return toFile(sheet, head)
}

/** The statistics as PDF: each chart with its table. */
export function statisticsPdf(head: PdfHead, sections: readonly Section[], comparison: string) {
  const sheet = new Sheet(head)
  sheet.paragraph(comparison, 9, ink)
  sheet.paragraph(CHARTS_EXPLAINED, 9, soft)
  sheet.y += 8
  for (const { bars: chart, header, hidden, line, note, rows, title, unit } of sections) {
    // A chart, its title and the first rows of its table stay together.
    sheet.reserve(line ? 240 : 150)
    sheet.page.text(MARGIN, sheet.y + 4, title, bold, 13, ink)
    sheet.y += 22
    if (note) {
      sheet.paragraph(note, 9, soft)
      sheet.y += 4
    }
    if (rows.length === 0) {
      sheet.paragraph(NOTHING_IN_RANGE, 9.5, ink)
      sheet.y += 12
      continue
    }
    if (line && line.length > 1) lines(sheet, line, unit)
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
  return toFile(sheet, head)
}
