import { PICTURE_PIXELS_MAX, PICTURE_SIDE_MAX } from './files.ts'

/** In pixels. */
export interface PictureSize {
  width: number
  height: number
}

const ascii = (bytes: Uint8Array, start: number, length: number) =>
  String.fromCharCode(...bytes.subarray(start, start + length))

function pngSize(bytes: Uint8Array, view: DataView): PictureSize | undefined {
  if (bytes.byteLength < 33 || view.getUint32(8) !== 13 || ascii(bytes, 12, 4) !== 'IHDR') return undefined
  return { width: view.getUint32(16), height: view.getUint32(20) }
}

/** Baseline, extended and progressive frames; browsers decode no others. */
const FRAME_MARKERS: readonly number[] = [0xc0, 0xc1, 0xc2]

function jpegSize(bytes: Uint8Array, view: DataView): PictureSize | undefined {
  let position = 2
  while (position + 9 <= bytes.byteLength && bytes[position] === 0xff) {
    const marker = bytes[position + 1] ?? 0
    if (marker === 0xff) {
      position += 1
      continue
    }
    if (FRAME_MARKERS.includes(marker)) {
      return { width: view.getUint16(position + 7), height: view.getUint16(position + 5) }
    }
    // A scan, or the end of the picture, came before any frame.
    if (marker === 0xda || marker === 0xd9) return undefined
    position += 2 + view.getUint16(position + 2)
  }
  return undefined
}

const uint24 = (view: DataView, at: number) => view.getUint16(at, true) | (view.getUint8(at + 2) << 16)

/** The size from the header of a `VP8 ` or `VP8L` chunk whose data starts at `at`. */
export function webpFrameSize(
  bytes: Uint8Array,
  view: DataView,
  chunk: string,
  at: number,
): PictureSize | undefined {
  if (at + 10 > bytes.byteLength) return undefined
  if (chunk === 'VP8L' && bytes[at] === 0x2f) {
    const bits = view.getUint32(at + 1, true)
    return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 }
  }
  if (chunk !== 'VP8 ' || ascii(bytes, at + 3, 3) !== '\u009d\u0001\u002a') return undefined
  return { width: view.getUint16(at + 6, true) & 0x3fff, height: view.getUint16(at + 8, true) & 0x3fff }
}

function webpSize(bytes: Uint8Array, view: DataView): PictureSize | undefined {
  const chunk = ascii(bytes, 12, 4)
  if (chunk !== 'VP8X') return webpFrameSize(bytes, view, chunk, 20)
  if (bytes.byteLength < 30) return undefined
  return { width: uint24(view, 24) + 1, height: uint24(view, 27) + 1 }
}

/** The size stated in the header of a PNG, JPEG or WebP picture; `undefined` without such a header. */
export function pictureSize(bytes: Uint8Array): PictureSize | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (ascii(bytes, 1, 3) === 'PNG') return pngSize(bytes, view)
  if (bytes[0] === 0xff && bytes[1] === 0xd8) return jpegSize(bytes, view)
  if (ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 4) === 'WEBP') return webpSize(bytes, view)
  return undefined
}

export function hasTooManyPixels({ width, height }: PictureSize, pixelsMax = PICTURE_PIXELS_MAX): boolean {
  return width * height > pixelsMax || Math.max(width, height) > PICTURE_SIDE_MAX
}
