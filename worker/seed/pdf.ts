/** Characters beyond Latin-1 are not in the font's encoding. */
function latin1(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(text, (character) => Math.min(character.codePointAt(0) ?? 63, 255))
}

function literal(text: string): string {
  return `(${text.replace(/[\\()]/g, '\\$&')})`
}

/** Points between the columns of a line. */
const COLUMN = 120

/** A PDF 1.4 of one A4 page: a title and lines below it, each a text or the texts of its columns. */
export function textPdf(
  title: string,
  lines: readonly (string | readonly string[])[],
): Uint8Array<ArrayBuffer> {
  const rows = lines
    .map((line) => {
      const cells = [line].flat().map((cell) => `${literal(cell)} Tj`)
      return `0 -24 Td ${cells.join(` ${COLUMN} 0 Td `)} ${-COLUMN * (cells.length - 1)} 0 Td`
    })
    .join('\n')
  const drawing = `BT /F2 20 Tf 56 760 Td ${literal(title)} Tj /F1 12 Tf 0 -16 Td\n${rows}\nET`
  const font = (name: string) =>
    `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 6 0 R /Resources << /Font << /F1 4 0 R /F2 5 0 R >> >> >>',
    font('Helvetica'),
    font('Helvetica-Bold'),
    `<< /Length ${drawing.length} >>\nstream\n${drawing}\nendstream`,
  ]
  let body = '%PDF-1.4\n'
  const offsets = objects.map((object, index) => {
    const offset = body.length
    body += `${index + 1} 0 obj\n${object}\nendobj\n`
    return `${String(offset).padStart(10, '0')} 00000 n \n`
  })
  const size = objects.length + 1
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${offsets.join('')}`
  return latin1(`${body}${table}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`)
}
