import type { PdfValue } from './pdf-stream-headers.ts'

/** Short names of filters, which readers also accept. */
const longNames: Record<string, string> = {
  Fl: 'FlateDecode',
  LZW: 'LZWDecode',
  RL: 'RunLengthDecode',
  A85: 'ASCII85Decode',
  AHx: 'ASCIIHexDecode',
  DCT: 'DCTDecode',
  CCF: 'CCITTFaxDecode',
}
/** They decode pixels, whose number is in the dictionary. */
const pixelFilters: readonly string[] = ['DCTDecode', 'CCITTFaxDecode', 'JPXDecode']
type TextFilter = 'ASCII85Decode' | 'ASCIIHexDecode'
export type Compression = 'FlateDecode' | 'LZWDecode' | 'RunLengthDecode'
const compressions: readonly string[] = ['FlateDecode', 'LZWDecode', 'RunLengthDecode']

/** How a stream expands: at most one compression, inside at most one text encoding. */
export interface Filters {
  text: TextFilter | undefined
  compression: Compression | undefined
}

/** The filters of a stream; `undefined` for a combination that no program uses to write documents. */
export function filtersOf(dictionary: ReadonlyMap<string, PdfValue>): Filters | undefined {
  const values = [dictionary.get('Filter'), dictionary.get('F')].filter(
    (value) => value !== undefined && value !== '()' && value !== '<<' && value !== 'null',
  )
  if (values.length > 1) return undefined
  const names = values.flatMap((value) => value ?? [])
  const rest: string[] = []
  for (const name of names) {
    if (!name.startsWith('/')) return undefined
    rest.push(longNames[name.slice(1)] ?? name.slice(1))
  }
  // Data encrypted with another filter cannot be read.
  if (rest[0] === 'Crypt') rest.shift()
  const text = rest[0] === 'ASCII85Decode' || rest[0] === 'ASCIIHexDecode' ? rest[0] : undefined
  if (text) rest.shift()
  const compression = compressions.includes(rest[0] ?? '') ? (rest.shift() as Compression) : undefined
  const [last, ...more] = rest
  const isKnown =
    more.length === 0 && (last === undefined || names.length === 1 || pixelFilters.includes(last))
  return isKnown ? { text, compression } : undefined
}

interface Decoded {
  bytes: Uint8Array
  /** Characters that were read. */
  read: number
}

/** The bytes that the text encodes, up to its end marker; `undefined` if there may be more than the limit. */
export function readText(filter: TextFilter, content: Uint8Array, limit: number): Decoded | undefined {
  return filter === 'ASCII85Decode' ? readAscii85(content, limit) : readAsciiHex(content)
}

/** The text before its end marker. */
function untilMark(content: Uint8Array, mark: string): Uint8Array {
  const end = content.indexOf(mark.charCodeAt(0))
  return end < 0 ? content : content.subarray(0, end)
}

function readAsciiHex(content: Uint8Array): Decoded {
  const encoded = untilMark(content, '>')
  const bytes = new Uint8Array(Math.ceil(encoded.length / 2))
  let length = 0
  let high = -1
  for (const code of encoded) {
    const digit = Number.parseInt(String.fromCharCode(code), 16)
    if (Number.isNaN(digit)) continue
    if (high < 0) high = digit
    else {
      bytes[length++] = high * 16 + digit
      high = -1
    }
  }
  return { bytes: bytes.subarray(0, length), read: encoded.length }
}

/** Stands for four zeros. */
const FOUR_ZEROS = 'z'.charCodeAt(0)
const SPACES: readonly number[] = [0, 9, 10, 12, 13, 32]

function readAscii85(content: Uint8Array, limit: number): Decoded | undefined {
  const encoded = untilMark(content, '~')
  const zeros = encoded.reduce((count, code) => count + (code === FOUR_ZEROS ? 1 : 0), 0)
  const size = 4 * zeros + 4 * Math.ceil((encoded.length - zeros) / 5)
  if (size > limit) return undefined
  const bytes = new Uint8Array(size)
  let length = 0
  let value = 0
  let digits = 0
  const write = (count: number) => {
    for (let index = 0; index < count; index++) bytes[length++] = (value / 256 ** (3 - index)) & 0xff
    value = 0
    digits = 0
  }
  for (const code of encoded) {
    if (SPACES.includes(code)) continue
    if (code === FOUR_ZEROS && digits === 0) {
      write(4)
      continue
    }
    value = value * 85 + (code - 0x21)
    digits += 1
    if (digits === 5) write(4)
  }
  if (digits > 1) {
    const count = digits - 1
    for (; digits < 5; digits++) value = value * 85 + 84
    write(count)
  }
  return { bytes: bytes.subarray(0, length), read: encoded.length }
}

const LZW_CLEAR = 256
const LZW_END = 257
const LZW_CODES_MAX = 4096
/** Number of bits in a code. */
const LZW_WIDTH_MIN = 9
const LZW_WIDTH_MAX = 12

interface Counted {
  bytes: number
  /** Compressed bytes that were read. */
  read: number
}

/** Counts how many bytes LZW data decompresses to, until the limit is exceeded. Readers stop at an unknown code. */
export function countLzw(content: Uint8Array, limit: number): Counted {
  /** How many bytes each code stands for. */
  const lengths = new Uint32Array(LZW_CODES_MAX).fill(1, 0, LZW_CLEAR)
  let next = LZW_END + 1
  let width = LZW_WIDTH_MIN
  let previous = 0
  let bytes = 0
  let buffer = 0
  let bits = 0
  let read = 0
  for (const byte of content) {
    read += 1
    buffer = ((buffer << 8) | byte) & 0xffffff
    bits += 8
    if (bits < width) continue
    bits -= width
    const code = (buffer >> bits) & ((1 << width) - 1)
    if (code === LZW_END || bytes > limit) break
    if (code === LZW_CLEAR) {
      next = LZW_END + 1
      width = LZW_WIDTH_MIN
      previous = 0
      continue
    }
    if (previous > 0 && next < LZW_CODES_MAX) lengths[next++] = previous + 1
    if (code >= next) break
    previous = lengths[code] ?? 0
    bytes += previous
    // Codes become one bit wider as soon as the code after next needs it.
    width = Math.min(LZW_WIDTH_MAX, Math.max(LZW_WIDTH_MIN, Math.floor(Math.log2(next + 1)) + 1))
  }
  return { bytes, read }
}

/** Counts how many bytes run-length-encoded data decompresses to. */
export function countRunLengths(content: Uint8Array): Counted {
  let bytes = 0
  let at = 0
  while (at < content.length) {
    const length = content[at] ?? 0
    if (length === 128) break
    bytes += length < 128 ? length + 1 : 257 - length
    at += length < 128 ? length + 2 : 2
  }
  return { bytes, read: at }
}
