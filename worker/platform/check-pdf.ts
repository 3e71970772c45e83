import { countInflated } from './inflate.ts'

/** Bytes before the end, apart from padding, in which the file has to say that it ends. */
const TAIL_BYTES = 1024
/** Null, tab, line feed, carriage return, space. */
const PADDING: readonly number[] = [0, 9, 10, 13, 32]
const OBJECTS_MAX = 100_000
const STREAMS_MAX = 20_000
/** Decompressed bytes of one stream; a page scanned in colour with 600 dots an inch has 104 MB. */
const STREAM_MAX = 128 * 1024 * 1024
/** Decompressed bytes of all streams. */
const STREAMS_TOTAL_MAX = 512 * 1024 * 1024
/** Compressed bytes read for all streams, in lengths of the file: streams of a normal file do not overlap. */
const STREAMS_READ_MAX = 2
/** Streams so short stay far below the limits, whatever they become: deflate reaches a factor of 1,032. */
const SHORT_STREAM_BYTES = 1024
/** Bytes before a stream in which its dictionary names the filters. */
const DICTIONARY_BYTES = 2048

export type PdfProblem = 'damaged' | 'too_complex'

/** How often the pattern occurs, at most `max + 1` times. */
function countMatches(text: string, pattern: RegExp, max: number): number {
  let count = 0
  for (const _ of text.matchAll(pattern)) {
    count += 1
    if (count > max) break
  }
  return count
}

/** Whether the dictionary before a stream decompresses it more than once, as no program does that writes documents. */
function isCompressedTwice(dictionary: string): boolean {
  const filters = /\/(?:Filter|F)\s*\[([^\]]*)\]/.exec(dictionary)?.[1] ?? ''
  return (filters.match(/\/(?:FlateDecode|Fl|LZWDecode|LZW|RunLengthDecode|RL)\b/g) ?? []).length > 1
}

/**
 * What is wrong with a PDF: damaged or cut off, or so much in it that it could only be meant to exhaust its reader. It is
 * not parsed; the check reads its structure as text and decompresses its streams without keeping them.
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

async function areStreamsTooLarge(content: Uint8Array, text: string): Promise<boolean> {
  let streams = 0
  let total = 0
  let totalRead = 0
  for (const match of text.matchAll(/\bstream\r?\n/g)) {
    streams += 1
    if (streams > STREAMS_MAX) return true
    const before = text.slice(Math.max(0, match.index - DICTIONARY_BYTES), match.index)
    const dictionary = before.slice(before.lastIndexOf(' obj') + 1)
    if (isCompressedTwice(dictionary)) return true
    const start = match.index + match[0].length
    const end = text.indexOf('endstream', start)
    if (!isZlib(content, start) || (end >= 0 && end - start < SHORT_STREAM_BYTES)) continue
    // To the end of the file: zlib data say themselves where they end, while `endstream` may occur within them.
    const { bytes, isOverLimit, read } = await countInflated([content.subarray(start)], STREAM_MAX)
    total += bytes
    totalRead += read
    if (isOverLimit || total > STREAMS_TOTAL_MAX || totalRead > STREAMS_READ_MAX * content.byteLength)
      return true
  }
  return false
}

/** Whether a zlib header stands there: deflate, and a checksum of two bytes. */
function isZlib(content: Uint8Array, at: number): boolean {
  const [method = 0, flags = 0] = content.subarray(at, at + 2)
  return (method & 0x0f) === 8 && (method * 256 + flags) % 31 === 0
}
