import {
  FILE_MAX_BYTES,
  PDF_STREAM_MAX_BYTES,
  PDF_STREAMS_MAX_BYTES,
  PICTURE_PIXELS_MAX,
} from '#contract/files.ts'
import { countInflated } from './inflate.ts'
import {
  type Compression,
  countLzw,
  countRunLengths,
  type Filters,
  filtersOf,
  readText,
} from './pdf-filters.ts'
import { readStreamHeaders, type StreamHeader } from './pdf-stream-headers.ts'

/** The end marker must be within this many bytes of the end, ignoring padding. */
const TAIL_BYTES = 1024
/** Null, tab, line feed, carriage return, space. */
const PADDING: readonly number[] = [0, 9, 10, 13, 32]
const OBJECTS_MAX = 100_000
const STREAMS_MAX = 20_000
/**
 * Compressed bytes read for all streams together, as a multiple of the file's length: streams of a normal
 * file do not overlap.
 */
const STREAMS_READ_MAX = 2

export type PdfProblem = 'damaged' | 'too_complex'

/** The number of matches, at most `max + 1`. */
function countMatches(text: string, pattern: RegExp, max: number): number {
  let count = 0
  for (const _ of text.matchAll(pattern)) {
    count += 1
    if (count > max) break
  }
  return count
}

/**
 * What is wrong with a PDF: it is damaged, cut off, or contains so much that it could only be meant to
 * exhaust its reader. It is not parsed: the check reads its structure as text and decompresses its streams
 * without keeping the output.
 */
export async function checkPdf(content: Uint8Array): Promise<PdfProblem | undefined> {
  const text = new TextDecoder('latin1').decode(content)
  if (!/^%PDF-\d\.\d/.test(text)) return 'damaged'
  const end = content.findLastIndex((byte) => !PADDING.includes(byte)) + 1
  const tail = text.slice(Math.max(0, end - TAIL_BYTES), end)
  const start = /startxref\s+(\d+)\s+%%EOF/.exec(tail)?.[1]
  if (!tail.includes('%%EOF') || (start !== undefined && Number(start) >= content.byteLength))
    return 'damaged'
  const objects = countMatches(text, /\b\d+\s\d+\sobj\b/g, OBJECTS_MAX)
  if (objects === 0) return 'damaged'
  if (objects > OBJECTS_MAX) return 'too_complex'
  return (await areStreamsTooLarge(content, text)) ? 'too_complex' : undefined
}

/** Where stream data may begin: after the dictionaries that readers find, and after each word `stream`. */
function dataStarts(text: string, headers: readonly StreamHeader[]): Map<number, Filters> | undefined {
  const starts = new Map<number, Filters>()
  for (const match of text.matchAll(/\bstream(?:\r\n|\r|\n)/g)) {
    starts.set(match.index + match[0].length, { text: undefined, compression: 'FlateDecode' })
    if (starts.size > STREAMS_MAX) return undefined
  }
  for (const { dictionary, start } of headers) {
    const filters = filtersOf(dictionary)
    if (!filters || hasTooManyPixels(dictionary)) return undefined
    starts.set(start, filters)
  }
  return starts.size > STREAMS_MAX ? undefined : starts
}

/** Whether the dictionary describes a picture that is too large, or conceals its size. */
function hasTooManyPixels(dictionary: StreamHeader['dictionary']): boolean {
  const valuesOf = (...keys: string[]) => keys.flatMap((key) => dictionary.get(key) ?? [])
  const heights = valuesOf('Height', 'H')
  // A size that is not a number is rejected, too.
  return valuesOf('Width', 'W').some((width) =>
    heights.some((height) => !(Number(width) * Number(height) <= PICTURE_PIXELS_MAX)),
  )
}

async function areStreamsTooLarge(content: Uint8Array, text: string): Promise<boolean> {
  const headers = readStreamHeaders(text, STREAMS_MAX)
  const starts = headers && dataStarts(text, headers)
  if (!starts) return true
  let total = 0
  let totalRead = 0
  for (const [start, filters] of starts) {
    const { bytes, read } = await measure(content, start, filters)
    total += bytes
    totalRead += read
    if (
      bytes > PDF_STREAM_MAX_BYTES ||
      total > PDF_STREAMS_MAX_BYTES ||
      totalRead > STREAMS_READ_MAX * content.byteLength
    )
      return true
  }
  return false
}

/** How many bytes a stream decompresses to, counted until the limit is exceeded, and how many were read. */
async function measure(content: Uint8Array, start: number, filters: Filters) {
  const { compression } = filters
  if (!compression) return { bytes: 0, read: 0 }
  if (compression === 'FlateDecode' && !filters.text) {
    if (!isZlib(content, start)) return { bytes: 0, read: 0 }
    // Up to the end of the file: zlib data marks its own end, while `endstream` may occur within it.
    return countInflated([content.subarray(start)], PDF_STREAM_MAX_BYTES)
  }
  const data = content.subarray(start)
  // No document has compressed data that is larger than a whole file may be.
  const decoded = filters.text ? readText(filters.text, data, FILE_MAX_BYTES) : { bytes: data, read: 0 }
  if (!decoded) return { bytes: Number.POSITIVE_INFINITY, read: 0 }
  const counted = await countDecompressed(compression, decoded.bytes)
  return { bytes: counted.bytes, read: decoded.read + counted.read }
}

async function countDecompressed(compression: Compression, data: Uint8Array) {
  if (compression === 'LZWDecode') return countLzw(data, PDF_STREAM_MAX_BYTES)
  if (compression === 'RunLengthDecode') return countRunLengths(data)
  return countInflated([data], PDF_STREAM_MAX_BYTES)
}

/** Whether there is a zlib header: deflate, and a checksum in two bytes. */
function isZlib(content: Uint8Array, at: number): boolean {
  const [method = 0, flags = 0] = content.subarray(at, at + 2)
  return (method & 0x0f) === 8 && (method * 256 + flags) % 31 === 0
}
