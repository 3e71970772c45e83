import { plainLine, plainText } from '#contract/plain-line.ts'
import { LOCALE } from '#texts/language.ts'
/** A typeface with the characters of Windows-1252. Lengths are in thousandths of its size. */
export interface PdfFont {
  name: string
  weight: number
  ascent: number
  descent: number
  /** Left, bottom, right and top of a box that holds every character. */
  box: number[]
  /** For the codes 32 to 255. */
  widths: number[]
  /** TrueType. */
  file: ArrayBuffer
}

/** Each from 0 to 255. */
export type Colour = readonly [red: number, green: number, blue: number]

/** The characters of Windows-1252 at 128 to 159. */
const HIGH = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ'
const UNKNOWN = 63

/** Windows-1252 codes. A character that is not in it loses its accent or becomes a question mark. */
function encode(text: string): number[] {
  const codes: number[] = []
  for (const character of plainText(text).replaceAll('\n', ' ')) {
    codes.push(codeOf(character) ?? codeOf(character.normalize('NFD').charAt(0)) ?? UNKNOWN)
  }
  return codes
}

function codeOf(character: string): number | undefined {
  const point = character.codePointAt(0) ?? UNKNOWN
  if ((point >= 32 && point < 127) || (point >= 160 && point < 256)) return point
  // Windows-1252 has no minus sign; the en dash has its width.
  if (character === '−') return 150
  const high = HIGH.indexOf(character)
  return high >= 0 && point > 255 ? 128 + high : undefined
}

const hex = (codes: number[]) => codes.map((code) => code.toString(16).padStart(2, '0')).join('')
const number = (value: number) => String(Math.round(value * 100) / 100)
const rgb = (colour: Colour) => colour.map((part) => number(part / 255)).join(' ')

/** In the unit of `size`. */
export function textWidth(font: PdfFont, size: number, text: string): number {
  return (encode(text).reduce((sum, code) => sum + (font.widths[code - 32] ?? 0), 0) * size) / 1000
}

/** The text; if it is wider than `width`, cut with an ellipsis. */
export function fitText(font: PdfFont, size: number, text: string, width: number): string {
  if (textWidth(font, size, text) <= width) return text
  let cut = text
  while (cut && textWidth(font, size, `${cut}…`) > width) cut = cut.slice(0, -1)
  return `${cut.trimEnd()}…`
}

/** Lines of whole words, each within the width unless its first word is wider. */
export function wrapText(font: PdfFont, size: number, text: string, width: number): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(' ')) {
    const longer = line ? `${line} ${word}` : word
    if (line && textWidth(font, size, longer) > width) {
      lines.push(line)
      line = word
    } else line = longer
  }
  return [...lines, line]
}

/** An A4 page. Lengths are in points, from the top left, with y growing downwards as on a screen. */
export class PdfPage {
  readonly width: number
  readonly height: number
  readonly #fonts: readonly PdfFont[]
  /** Operators of the page's content stream. */
  readonly drawn: string[] = []

  constructor(fonts: readonly PdfFont[], landscape: boolean) {
    this.#fonts = fonts
    this.width = landscape ? 842 : 595
    this.height = landscape ? 595 : 842
  }

  text(x: number, y: number, text: string, font: PdfFont, size: number, colour: Colour): void {
    const name = `/F${this.#fonts.indexOf(font)}`
    this.drawn.push(
      `BT ${name} ${number(size)} Tf ${rgb(colour)} rg ${number(x)} ${number(this.height - y)} Td <${hex(encode(text))}> Tj ET`,
    )
  }

  rectangle(x: number, y: number, width: number, height: number, colour: Colour): void {
    const bottom = this.height - y - height
    this.drawn.push(`${rgb(colour)} rg ${[x, bottom, width, height].map(number).join(' ')} re f`)
  }

  /** @param dashes lengths of dash and gap in points; a solid line if empty */
  line(points: readonly (readonly [number, number])[], width: number, colour: Colour, dashes = ''): void {
    const path = points.map(([x, y], index) => `${number(x)} ${number(this.height - y)} ${index ? 'l' : 'm'}`)
    this.drawn.push(`[${dashes}] 0 d ${number(width)} w ${rgb(colour)} RG ${path.join(' ')} S`)
  }
}

const bytesOf = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0))

async function deflate(content: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const packed = new Blob([content]).stream().pipeThrough(new CompressionStream('deflate'))
  return new Uint8Array(await new Response(packed).arrayBuffer())
}

interface PdfDetails {
  title: string
  author: string
  createdAt: Date
}

/** A PDF 1.7 in Portuguese with its fonts embedded. */
export async function writePdf(
  pages: readonly PdfPage[],
  fonts: readonly PdfFont[],
  { title, author, createdAt }: PdfDetails,
): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array<ArrayBuffer>[] = []
  const offsets: number[] = []
  let size = 0
  const write = (content: string | Uint8Array<ArrayBuffer>) => {
    const bytes = typeof content === 'string' ? bytesOf(content) : content
    chunks.push(bytes)
    size += bytes.byteLength
  }
  const object = (id: number, body: string) => {
    offsets[id] = size
    write(`${id} 0 obj\n${body}\nendobj\n`)
  }
  const stream = (id: number, entries: string, content: Uint8Array<ArrayBuffer>) => {
    offsets[id] = size
    write(`${id} 0 obj\n<< ${entries} /Filter /FlateDecode /Length ${content.byteLength} >>\nstream\n`)
    write(content)
    write('\nendstream\nendobj\n')
  }
  const utf16 = (typed: string) => {
    const text = plainLine(typed)
    const units = Array.from({ length: text.length }, (_, index) => text.charCodeAt(index))
    return `<FEFF${units.map((unit) => unit.toString(16).padStart(4, '0')).join('')}>`
  }

  // Objects 1 to 3: catalogue, page tree, document details. Then three per font and two per page.
  const fontId = (index: number) => 4 + index * 3
  const pageId = (index: number) => 4 + fonts.length * 3 + index * 2
  write('%PDF-1.7\n%\u00e2\u00e3\u00cf\u00d3\n')
  object(
    1,
    `<< /Type /Catalog /Pages 2 0 R /Lang (${LOCALE}) /ViewerPreferences << /DisplayDocTitle true >> >>`,
  )
  const kids = pages.map((_, index) => `${pageId(index)} 0 R`).join(' ')
  object(2, `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`)
  const stamp = createdAt.toISOString().replace(/\D/g, '').slice(0, 14)
  object(3, `<< /Title ${utf16(title)} /Author ${utf16(author)} /CreationDate (D:${stamp}Z) >>`)
  for (const [index, font] of fonts.entries()) {
    const id = fontId(index)
    object(
      id,
      `<< /Type /Font /Subtype /TrueType /BaseFont /${font.name} /Encoding /WinAnsiEncoding /FirstChar 32 /LastChar 255 /Widths [${font.widths.join(' ')}] /FontDescriptor ${id + 1} 0 R >>`,
    )
    object(
      id + 1,
      `<< /Type /FontDescriptor /FontName /${font.name} /Flags 32 /FontBBox [${font.box.join(' ')}] /ItalicAngle 0 /Ascent ${font.ascent} /Descent ${font.descent} /CapHeight 700 /StemV ${Math.round(font.weight / 5)} /FontFile2 ${id + 2} 0 R >>`,
    )
    stream(id + 2, `/Length1 ${font.file.byteLength}`, await deflate(new Uint8Array(font.file)))
  }
  const resources = fonts.map((_, index) => `/F${index} ${fontId(index)} 0 R`).join(' ')
  for (const [index, page] of pages.entries()) {
    const id = pageId(index)
    object(
      id,
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${page.width} ${page.height}] /Resources << /Font << ${resources} >> >> /Contents ${id + 1} 0 R >>`,
    )
    stream(id + 1, '', await deflate(bytesOf(page.drawn.join('\n'))))
  }
  const count = offsets.length
  const start = size
  const table = offsets.slice(1).map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`)
  write(`xref\n0 ${count}\n0000000000 65535 f \n${table.join('')}`)
  write(`trailer\n<< /Size ${count} /Root 1 0 R /Info 3 0 R >>\nstartxref\n${start}\n%%EOF\n`)
  const file = new Uint8Array(size)
  let position = 0
  for (const chunk of chunks) {
    file.set(chunk, position)
    position += chunk.byteLength
  }
  return file
}
