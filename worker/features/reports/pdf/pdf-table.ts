import { type Colour, fitText, type PdfFont, textWidth } from '#platform/pdf.ts'
import { bold, edge, ink, MARGIN, regular, type Sheet, soft } from './pdf-sheet.ts'

const NUMERIC = /^[+−]?[\d.,]+$|^\d+ (min|h|d)( \d+ h)?$|^–$|^menos de 5/

/** Aligns columns of numbers to the right, and repeats the header on every page. */
export function table(sheet: Sheet, header: string[], rows: string[][], widths: number[]): void {
  const x = widths.map((_, index) => MARGIN + widths.slice(0, index).reduce((sum, width) => sum + width, 0))
  const right = header.map(
    (_, index) => index > 0 && rows.length > 0 && rows.every((row) => NUMERIC.test(row[index] ?? '')),
  )
  const line = (cells: string[], font: PdfFont, colour: Colour) => {
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
  sheet.reserve(45)
  line(header, bold, soft)
  for (const row of rows) {
    if (sheet.y + 15 > sheet.bottom) {
      sheet.reserve(30)
      sheet.y += 8
      line(header, bold, soft)
    }
    line(row, regular, ink)
  }
  sheet.y += 12
}

/** Narrows the widest columns until all fit into `room` points, or distributes the remaining space. */
export function widthsWithin(needs: readonly number[], room: number): number[] {
  const widths = [...needs]
  const sum = () => widths.reduce((total, width) => total + width, 0)
  while (sum() > room) {
    const widest = widths.indexOf(Math.max(...widths))
    widths[widest] = (widths[widest] ?? 0) - 2
  }
  const spare = (room - sum()) / widths.length
  return widths.map((width) => width + spare)
}
