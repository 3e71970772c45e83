import { asciiAt, bytesOf, joinBytes, viewOf } from './bytes.ts'
import { readOrientation, writeOrientation } from './orientation.ts'

/** A picture with more scans takes too long to decode. A progressive one has about ten. */
const SCANS_MAX = 100
const EXIF = 'Exif\0\0'

/** The part of a picture that starts with one marker. */
interface Segment {
  marker: number
  /** Without the marker and the length. */
  data: Uint8Array
  /** Marker, length and data; for a scan also the coded pixels. */
  whole: Uint8Array
  /** Bytes of coded pixels. */
  codedBytes: number
}

const MARKER = { app0: 0xe0, app1: 0xe1, app2: 0xe2, app14: 0xee, app15: 0xef, scan: 0xda, end: 0xd9 }
const FRAMES: readonly number[] = [0xc0, 0xc1, 0xc2]
/** Frame, Huffman and quantisation tables, restart interval, scan. */
const KEPT: readonly number[] = [...FRAMES, 0xc4, 0xdb, 0xdd, MARKER.scan]

/** The position of the marker that ends the coded pixels: neither a stuffed byte nor a restart. */
function endOfScan(content: Uint8Array, start: number): number {
  let position = start
  for (;;) {
    position = content.indexOf(0xff, position)
    if (position < 0) return content.byteLength
    const next = content[position + 1] ?? 0
    const isRestart = next >= 0xd0 && next <= 0xd7
    if (next !== 0 && !isRestart && next !== 0xff) return position
    position += next === 0xff ? 1 : 2
  }
}

/**
 * The segments up to the end marker; `undefined` if it is missing or a segment is damaged. Anything after it
 * is left out.
 */
function readSegments(content: Uint8Array): Segment[] | undefined {
  const view = viewOf(content)
  const segments: Segment[] = []
  let position = 2
  while (position + 2 <= content.byteLength) {
    if (content[position] !== 0xff) return undefined
    const marker = content[position + 1] ?? 0
    if (marker === 0xff) {
      position += 1
      continue
    }
    if (marker === MARKER.end) return segments
    if (position + 4 > content.byteLength) return undefined
    const length = view.getUint16(position + 2)
    const dataEnd = position + 2 + length
    // Markers below 0xc0, and restarts, are not allowed between segments.
    if (marker < 0xc0 || (marker >= 0xd0 && marker <= 0xd8) || length < 2 || dataEnd > content.byteLength) {
      return undefined
    }
    const end = marker === MARKER.scan ? endOfScan(content, dataEnd) : dataEnd
    segments.push({
      marker,
      data: content.subarray(position + 4, dataEnd),
      whole: content.subarray(position, end),
      codedBytes: end - dataEnd,
    })
    position = end
  }
  return undefined
}

function writeSegment(marker: number, data: Uint8Array): Uint8Array {
  const length = data.byteLength + 2
  return joinBytes([Uint8Array.of(0xff, marker, length >> 8, length & 0xff), data])
}

/** Whether there are enough coded pixels for the size: each block of 8 × 8 pixels takes at least one bit. */
function hasAllPixels(frame: Segment, codedBytes: number): boolean {
  const view = viewOf(frame.data)
  const [height, width] = [view.getUint16(1), view.getUint16(3)]
  const blocks = Math.ceil(width / 8) * Math.ceil(height / 8)
  return blocks > 0 && codedBytes * 8 >= blocks
}

/** The parts of application segments that are kept: density, colour profile, colour transform. */
function cleanApplicationSegment({ marker, data, whole }: Segment): Uint8Array | undefined {
  // Without the preview that may follow the density.
  if (marker === MARKER.app0 && asciiAt(data, 0, 5) === 'JFIF\0' && data.byteLength >= 14) {
    return writeSegment(MARKER.app0, joinBytes([data.subarray(0, 12), Uint8Array.of(0, 0)]))
  }
  if (marker === MARKER.app2 && asciiAt(data, 0, 12) === 'ICC_PROFILE\0') return whole
  if (marker === MARKER.app14 && asciiAt(data, 0, 5) === 'Adobe' && data.byteLength === 12) return whole
  return undefined
}

/**
 * The parts of the picture without its metadata, except the orientation; `undefined` if the file is damaged,
 * cut off, or has too few coded pixels for its size.
 */
export function cleanJpeg(content: Uint8Array): Uint8Array[] | undefined {
  const segments = readSegments(content)
  if (!segments) return undefined
  const frames = segments.filter(({ marker }) => FRAMES.includes(marker))
  const scans = segments.filter(({ marker }) => marker === MARKER.scan)
  const [frame] = frames
  if (!frame || frames.length > 1 || frame.data.byteLength < 9) return undefined
  const codedBytes = scans.reduce((sum, scan) => sum + scan.codedBytes, 0)
  if (scans.length > SCANS_MAX || !hasAllPixels(frame, codedBytes)) return undefined
  const isApplication = ({ marker }: Segment) => marker >= MARKER.app0 && marker <= MARKER.app15
  const kept = segments.flatMap((segment) => {
    const clean = isApplication(segment)
      ? cleanApplicationSegment(segment)
      : KEPT.includes(segment.marker) && segment.whole
    return clean ? [clean] : []
  })
  const exif = segments.find(({ marker, data }) => marker === MARKER.app1 && asciiAt(data, 0, 6) === EXIF)
  const orientation = exif && readOrientation(exif.data.subarray(6))
  if (orientation) {
    const segment = writeSegment(MARKER.app1, joinBytes([bytesOf(EXIF), writeOrientation(orientation)]))
    // A JFIF segment must come first.
    kept.splice(kept[0]?.[1] === MARKER.app0 ? 1 : 0, 0, segment)
  }
  return [Uint8Array.of(0xff, 0xd8), ...kept, Uint8Array.of(0xff, MARKER.end)]
}
