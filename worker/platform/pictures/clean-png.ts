import { countInflated } from '../inflate.ts'
import { asciiAt, bytesOf, viewOf } from './bytes.ts'
import { readOrientation, writeOrientation } from './orientation.ts'

const SIGNATURE_BYTES = 8
/** Maximum bytes of a PNG's decompressed pixels. 50 megapixels of four bytes each are below it. */
const INFLATED_MAX = 256 * 1024 * 1024
const COLOUR_PROFILE_MAX = 4 * 1024 * 1024

/** Chunks that affect how the picture looks. Text, times, previews, animation and all others are left out. */
const KEPT: readonly string[] = [
  'IHDR',
  'PLTE',
  'IDAT',
  'IEND',
  'tRNS',
  'gAMA',
  'cHRM',
  'sRGB',
  'iCCP',
  'cICP',
  'sBIT',
  'bKGD',
  'pHYs',
]
/** Samples for each pixel, by colour type. */
const SAMPLES: Record<number, number> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 }
const BIT_DEPTHS: Record<number, readonly number[]> = {
  0: [1, 2, 4, 8, 16],
  2: [8, 16],
  3: [1, 2, 4, 8],
  4: [8, 16],
  6: [8, 16],
}
/** The passes of an interlaced picture: first column and row, then the steps. */
const PASSES = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const

interface Chunk {
  type: string
  data: Uint8Array
  /** Length, type, data and checksum. */
  whole: Uint8Array
}

const crcTable = Uint32Array.from({ length: 256 }, (_, index) => {
  let value = index
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1
  return value
})

function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff
  for (const byte of bytes) crc = (crcTable[(crc ^ byte) & 0xff] ?? 0) ^ (crc >>> 8)
  return ~crc >>> 0
}

/** The chunks up to `IEND`; `undefined` if one is cut off or damaged. Anything after `IEND` is left out. */
function readChunks(content: Uint8Array): Chunk[] | undefined {
  const view = viewOf(content)
  const chunks: Chunk[] = []
  let position = SIGNATURE_BYTES
  while (position + 12 <= content.byteLength) {
    const end = position + 12 + view.getUint32(position)
    if (end > content.byteLength) return undefined
    const type = asciiAt(content, position + 4, 4)
    if (!/^[A-Za-z]{4}$/.test(type)) return undefined
    if (crc32(content.subarray(position + 4, end - 4)) !== view.getUint32(end - 4)) return undefined
    chunks.push({
      type,
      data: content.subarray(position + 8, end - 4),
      whole: content.subarray(position, end),
    })
    if (type === 'IEND') return chunks
    position = end
  }
  return undefined
}

/** Bytes of the decompressed pixels; `undefined` if the header is not valid. */
function pixelBytes(header: Uint8Array): number | undefined {
  const view = viewOf(header)
  const [width, height] = [view.getUint32(0), view.getUint32(4)]
  const [depth = 0, colour = 0, compression, filter, interlace = 0] = header.subarray(8)
  const samples = SAMPLES[colour]
  if (!samples || !BIT_DEPTHS[colour]?.includes(depth)) return undefined
  if (width === 0 || height === 0 || compression !== 0 || filter !== 0 || interlace > 1) return undefined
  const sizeOf = (columns: number, rows: number) =>
    columns === 0 ? 0 : rows * (1 + Math.ceil((columns * samples * depth) / 8))
  if (interlace === 0) return sizeOf(width, height)
  return PASSES.reduce(
    (sum, [column, row, columnStep, rowStep]) =>
      sum + sizeOf(Math.ceil((width - column) / columnStep), Math.ceil((height - row) / rowStep)),
    0,
  )
}

function writeChunk(type: string, data: Uint8Array): Uint8Array {
  const chunk = new Uint8Array(data.byteLength + 12)
  const view = viewOf(chunk)
  view.setUint32(0, data.byteLength)
  chunk.set(bytesOf(type), 4)
  chunk.set(data, 8)
  view.setUint32(data.byteLength + 8, crc32(chunk.subarray(4, -4)))
  return chunk
}

/** Whether a colour profile, which is compressed, has a reasonable size. */
async function isSmallProfile({ data }: Chunk): Promise<boolean> {
  const start = data.indexOf(0) + 2
  const { bytes, isOverLimit } = await countInflated([data.subarray(start)], COLOUR_PROFILE_MAX)
  return bytes > 0 && !isOverLimit
}

/**
 * The parts of the picture without its metadata, except the orientation; `undefined` if the file is damaged,
 * cut off, or does not decompress to exactly its pixels.
 */
export async function cleanPng(content: Uint8Array): Promise<Uint8Array[] | undefined> {
  const chunks = readChunks(content)
  const [header] = chunks ?? []
  if (!chunks || header?.type !== 'IHDR' || header.data.byteLength !== 13) return undefined
  if (chunks.some(({ type }) => /^[A-Z]/.test(type) && !KEPT.includes(type))) return undefined
  const isIndexed = header.data[9] === 3
  if (isIndexed && !chunks.some(({ type }) => type === 'PLTE')) return undefined
  const expected = pixelBytes(header.data)
  if (!expected || expected > INFLATED_MAX) return undefined
  const pixels = chunks.filter(({ type }) => type === 'IDAT').map(({ data }) => data)
  if ((await countInflated(pixels, expected)).bytes !== expected) return undefined
  const parts = [content.subarray(0, SIGNATURE_BYTES)]
  for (const chunk of chunks) {
    if (chunk.type === 'eXIf') {
      const orientation = readOrientation(chunk.data)
      if (orientation) parts.push(writeChunk('eXIf', writeOrientation(orientation)))
    } else if (KEPT.includes(chunk.type) && (chunk.type !== 'iCCP' || (await isSmallProfile(chunk)))) {
      parts.push(chunk.whole)
    }
  }
  return parts
}
