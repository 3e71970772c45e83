import { asciiAt, bytesOf, joinBytes, viewOf } from '#platform/pictures/bytes.ts'

/** A PDF of one page with the text on it. */
export function samplePdf(text: string = crypto.randomUUID()): Uint8Array<ArrayBuffer> {
  return buildPdf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] >> % ${text}`,
  ])
}

/** A PDF of these objects. The first is the catalogue. A part that is bytes continues the previous object. */
export function buildPdf(
  objects: readonly (string | [string, Uint8Array, string])[],
): Uint8Array<ArrayBuffer> {
  const parts: Uint8Array[] = []
  let length = 0
  function add(piece: string | Uint8Array): void {
    const bytes = typeof piece === 'string' ? bytesOf(piece) : piece
    parts.push(bytes)
    length += bytes.byteLength
  }
  add('%PDF-1.7\n')
  let table = ''
  for (const [index, object] of objects.entries()) {
    table += `${String(length).padStart(10, '0')} 00000 n \n`
    for (const piece of [`${index + 1} 0 obj\n`, object, '\nendobj\n'].flat()) add(piece)
  }
  const size = objects.length + 1
  add(
    `xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${length}\n%%EOF\n`,
  )
  return joinBytes(parts)
}

async function deflateParts(parts: Iterable<Uint8Array<ArrayBuffer>>): Promise<Uint8Array<ArrayBuffer>> {
  const stream = new CompressionStream('deflate')
  const writer = stream.writable.getWriter()
  const compressed = new Response(stream.readable).arrayBuffer()
  for (const part of parts) await writer.write(part)
  await writer.close()
  return new Uint8Array(await compressed)
}

export function deflated(content: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  return deflateParts([content])
}

/** Zlib data of `megabytes` of zeros. */
export function deflatedZeros(megabytes: number): Promise<Uint8Array<ArrayBuffer>> {
  const megabyte = new Uint8Array(1024 * 1024)
  return deflateParts(Array.from({ length: megabytes }, () => megabyte))
}

function crc32(bytes: Uint8Array): number {
  let crc = -1
  for (const byte of bytes) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0)
  }
  return ~crc >>> 0
}

export const PNG_SIGNATURE = bytesOf('\u0089PNG\r\n\u001a\n')
const NO_BYTES = new Uint8Array()

export function pngChunk(type: string, data: Uint8Array = NO_BYTES): Uint8Array {
  const chunk = joinBytes([new Uint8Array(4), bytesOf(type), data, new Uint8Array(4)])
  viewOf(chunk).setUint32(0, data.byteLength)
  viewOf(chunk).setUint32(data.byteLength + 8, crc32(chunk.subarray(4, -4)))
  return chunk
}

/** The header of a PNG, by default of eight-bit grey. */
export function pngHeader(width: number, height: number, depth = 8, colour = 0, interlace = 0): Uint8Array {
  const data = new Uint8Array(13)
  viewOf(data).setUint32(0, width)
  viewOf(data).setUint32(4, height)
  data.set([depth, colour, 0, 0, interlace], 8)
  return pngChunk('IHDR', data)
}

/** A grey PNG of random pixels with additional chunks before the pixels. */
export async function samplePng({
  width = 8,
  height = 8,
  chunks = [],
}: {
  width?: number
  height?: number
  chunks?: readonly Uint8Array[]
} = {}): Promise<Uint8Array<ArrayBuffer>> {
  const pixels = new Uint8Array(height * (width + 1))
  for (let row = 0; row < height; row++) {
    const start = row * (width + 1) + 1
    crypto.getRandomValues(pixels.subarray(start, start + Math.min(width, 1024)))
  }
  return joinBytes([
    PNG_SIGNATURE,
    pngHeader(width, height),
    ...chunks,
    pngChunk('IDAT', await deflated(pixels)),
    pngChunk('IEND'),
  ])
}

/** EXIF data in little-endian order: camera, orientation, and a GPS directory with the latitude of São Paulo. */
export function exifWithGps(orientation: number): Uint8Array<ArrayBuffer> {
  const tiff = new Uint8Array(200)
  const view = viewOf(tiff)
  const entry = (at: number, tag: number, type: number, count: number, value: number) => {
    view.setUint16(at, tag, true)
    view.setUint16(at + 2, type, true)
    view.setUint32(at + 4, count, true)
    view.setUint32(at + 8, value, true)
  }
  tiff.set(bytesOf('II*\0'))
  view.setUint32(4, 8, true)
  view.setUint16(8, 3, true)
  entry(10, 0x010f, 2, 12, 150)
  entry(22, 0x0112, 3, 1, orientation)
  entry(34, 0x8825, 4, 1, 60)
  view.setUint16(60, 2, true)
  entry(62, 0x0001, 2, 2, 0x53)
  entry(74, 0x0002, 5, 3, 100)
  for (const [index, value] of [23, 1, 33, 1, 2, 1].entries()) view.setUint32(100 + index * 4, value, true)
  tiff.set(bytesOf('CAMERA-OF-ME'), 150)
  return tiff
}

export function jpegSegment(marker: number, data: Uint8Array | string): Uint8Array {
  const bytes = typeof data === 'string' ? bytesOf(data) : data
  const length = bytes.byteLength + 2
  return joinBytes([Uint8Array.of(0xff, marker, length >> 8, length & 0xff), bytes])
}

const fromBase64 = (text: string) => bytesOf(atob(text))

/** A grey JPEG of 16 × 8 pixels, as libjpeg-turbo writes it. */
const GREY_JPEG = fromBase64(
  '/9j/2wBDABsSFBcUERsXFhceHBsgKEIrKCUlKFE6PTBCYFVlZF9VXVtqeJmBanGQc1tdhbWGkJ6jq62rZ4C8ybqmx5moq6T/wAALCAAIABABAREA/8QAFQABAQAAAAAAAAAAAAAAAAAAAAP/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/9oACAEBAAA/AID/2Q==',
)
/** Density and a preview of one pixel. */
const JFIF = jpegSegment(
  0xe0,
  joinBytes([bytesOf('JFIF\0'), Uint8Array.of(1, 2, 1, 0, 72, 0, 72, 1, 1, 9, 9, 9)]),
)

/** The same picture with additional segments; `tail` follows its end. */
export function sampleJpeg({
  segments = [],
  tail = NO_BYTES,
}: {
  segments?: readonly Uint8Array[]
  tail?: Uint8Array
} = {}): Uint8Array<ArrayBuffer> {
  return joinBytes([GREY_JPEG.subarray(0, 2), JFIF, ...segments, GREY_JPEG.subarray(2), tail])
}

export function webpChunk(type: string, data: Uint8Array): Uint8Array {
  const chunk = joinBytes([bytesOf(type), new Uint8Array(4), data, new Uint8Array(data.byteLength % 2)])
  viewOf(chunk).setUint32(4, data.byteLength, true)
  return chunk
}

export function buildWebp(chunks: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const body = joinBytes(chunks)
  const file = joinBytes([bytesOf('RIFF\0\0\0\0WEBP'), body])
  viewOf(file).setUint32(4, body.byteLength + 4, true)
  return file
}

/** The frames of WebP pictures of 16 × 8 pixels, as libwebp writes them. */
export const WEBP_LOSSY = fromBase64(
  'UklGRi4AAABXRUJQVlA4ICIAAABwAQCdASoQAAgAB0CWJaACdAF1AAD+4cC9t/hz4s/U9sAA',
).subarray(12)
export const WEBP_LOSSLESS = fromBase64('UklGRh4AAABXRUJQVlA4TBEAAAAvD8ABAAdQjyKXp/+BiOh/AAA=').subarray(12)

/** Header of an extended WebP picture; `flags` states what it contains besides pixels. */
export function webpHeader(flags: number, width = 16, height = 8): Uint8Array {
  const data = new Uint8Array(10)
  data[0] = flags
  viewOf(data).setUint16(4, width - 1, true)
  viewOf(data).setUint16(7, height - 1, true)
  return webpChunk('VP8X', data)
}

/** The types of the chunks of a PNG or WebP file, or the markers of a JPEG file, in order. */
export function partsOf(file: Uint8Array): string[] {
  const view = viewOf(file)
  const parts: string[] = []
  if (asciiAt(file, 1, 3) === 'PNG') {
    for (let at = 8; at < file.byteLength; at += 12 + view.getUint32(at)) parts.push(asciiAt(file, at + 4, 4))
  } else if (asciiAt(file, 0, 4) === 'RIFF') {
    for (let at = 12; at < file.byteLength; ) {
      parts.push(asciiAt(file, at, 4))
      const length = view.getUint32(at + 4, true)
      at += 8 + length + (length % 2)
    }
  } else {
    for (let at = 2; at < file.byteLength && file[at + 1] !== 0xda; at += 2 + view.getUint16(at + 2)) {
      parts.push((file[at + 1] ?? 0).toString(16))
    }
  }
  return parts
}
