import { webpFrameSize } from '#contract/picture-size.ts'
import { asciiAt, bytesOf, viewOf } from './bytes.ts'
import { readOrientation, writeOrientation } from './orientation.ts'

const FLAG = { profile: 0x20, alpha: 0x10, exif: 0x08 }

interface Chunk {
  type: string
  data: Uint8Array
  start: number
}

/**
 * The chunks within the length that the file states; `undefined` if one is cut off. Anything after them is
 * left out.
 */
function readChunks(content: Uint8Array): Chunk[] | undefined {
  const view = viewOf(content)
  if (content.byteLength < 20) return undefined
  const end = 8 + view.getUint32(4, true)
  if (end > content.byteLength) return undefined
  const chunks: Chunk[] = []
  let position = 12
  while (position < end) {
    if (position + 8 > end) return undefined
    const length = view.getUint32(position + 4, true)
    const start = position + 8
    if (start + length > end) return undefined
    chunks.push({
      type: asciiAt(content, position, 4),
      data: content.subarray(start, start + length),
      start,
    })
    position = start + length + (length % 2)
  }
  return chunks
}

function writeChunk(type: string, data: Uint8Array): Uint8Array {
  const chunk = new Uint8Array(8 + data.byteLength + (data.byteLength % 2))
  chunk.set(bytesOf(type))
  viewOf(chunk).setUint32(4, data.byteLength, true)
  chunk.set(data, 8)
  return chunk
}

/** Whether a lossy frame is at least as long as its first partition. */
function isWhole({ type, data }: Chunk): boolean {
  if (type === 'VP8L') return data.byteLength > 5
  const isKeyFrame = ((data[0] ?? 1) & 1) === 0
  const tag = (data[0] ?? 0) | ((data[1] ?? 0) << 8) | ((data[2] ?? 0) << 16)
  return isKeyFrame && data.byteLength > 10 + (tag >>> 5)
}

/** EXIF data, with or without the prefix that some programs copy from JPEG files. */
function tiffOf({ data }: Chunk): Uint8Array {
  return asciiAt(data, 0, 4) === 'Exif' ? data.subarray(6) : data
}

/**
 * The parts of a still picture without its metadata, except the orientation; `undefined` if the file is
 * damaged, cut off or animated, or if a frame's size differs from the stated one.
 */
export function cleanWebp(content: Uint8Array): Uint8Array[] | undefined {
  const chunks = readChunks(content)
  if (!chunks) return undefined
  const frames = chunks.filter(({ type }) => type === 'VP8 ' || type === 'VP8L')
  const [frame] = frames
  if (!frame || frames.length > 1 || chunks.some(({ type }) => type === 'ANIM' || type === 'ANMF'))
    return undefined
  const size = webpFrameSize(content, viewOf(content), frame.type, frame.start)
  if (!size || size.width === 0 || size.height === 0 || !isWhole(frame)) return undefined
  const extended = chunks.find(({ type }) => type === 'VP8X')
  const parts = extended ? extendedParts(chunks, extended, size) : [writeChunk(frame.type, frame.data)]
  if (!parts) return undefined
  const head = new Uint8Array(12)
  head.set(bytesOf('RIFF'))
  head.set(bytesOf('WEBP'), 8)
  const length = parts.reduce((sum, { byteLength }) => sum + byteLength, 4)
  viewOf(head).setUint32(4, length, true)
  return [head, ...parts]
}

function extendedParts(
  chunks: readonly Chunk[],
  { data }: Chunk,
  size: { width: number; height: number },
): Uint8Array[] | undefined {
  if (data.byteLength !== 10) return undefined
  const view = viewOf(data)
  const side = (at: number) => (view.getUint16(at, true) | (view.getUint8(at + 2) << 16)) + 1
  if (side(4) !== size.width || side(7) !== size.height) return undefined
  const exif = chunks.find(({ type }) => type === 'EXIF')
  const orientation = exif && readOrientation(tiffOf(exif))
  const flags = Uint8Array.from(data)
  flags[0] = ((data[0] ?? 0) & (FLAG.profile | FLAG.alpha)) | (orientation ? FLAG.exif : 0)
  return [
    writeChunk('VP8X', flags),
    ...chunks
      .filter(({ type }) => ['ICCP', 'ALPH', 'VP8 ', 'VP8L'].includes(type))
      .map((chunk) => writeChunk(chunk.type, chunk.data)),
    ...(orientation ? [writeChunk('EXIF', writeOrientation(orientation))] : []),
  ]
}
