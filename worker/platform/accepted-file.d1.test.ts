import { describe, expect, it, vi } from 'vitest'
import { PICTURE_PIXELS_MAX } from '#contract/files.ts'
import {
  buildWebp,
  deflated,
  deflatedZeros,
  exifWithGps,
  jpegSegment,
  PNG_SIGNATURE,
  partsOf,
  pngChunk,
  pngHeader,
  sampleJpeg,
  samplePdf,
  samplePng,
  WEBP_LOSSLESS,
  WEBP_LOSSY,
  webpChunk,
  webpHeader,
} from '#testing/sample-files.ts'
import { acceptFile, acceptLogo } from './accepted-file.ts'
import { asciiAt, bytesOf, joinBytes, viewOf } from './pictures/bytes.ts'
import { readOrientation } from './pictures/orientation.ts'

// Bombs take a while to inflate.
vi.setConfig({ testTimeout: 60_000 })

const latin1 = (bytes: Uint8Array) => new TextDecoder('latin1').decode(bytes)
const zeros = (length: number) => new Uint8Array(length)

const refusal = (fileName: string, content: Uint8Array<ArrayBuffer>) =>
  acceptFile(fileName, content).then(
    () => 'accepted',
    ({ code }) => code,
  )
const logoRefusal = (content: Uint8Array<ArrayBuffer>) =>
  acceptLogo(content).then(
    () => 'accepted',
    ({ code }) => code,
  )

/** A PNG with the given compressed pixels. */
async function buildPng(header: Uint8Array, pixels: Uint8Array<ArrayBuffer>, end = pngChunk('IEND')) {
  return joinBytes([PNG_SIGNATURE, header, pngChunk('IDAT', await deflated(pixels)), end])
}

/** What must not be in a stored picture. */
const TRACES = ['CAMERA-OF-ME', 'Exif\0\0II', 'ns.adobe.com/xap', 'Photoshop 3.0', 'GPSLatitude', 'secret']
const XMP = 'http://ns.adobe.com/xap/1.0/\0<x:xmpmeta>GPSLatitude</x:xmpmeta>'

function expectNoTraces(content: Uint8Array) {
  for (const trace of TRACES) expect(latin1(content)).not.toContain(trace)
}

describe('a PNG', () => {
  it('keeps its pixels and colours, and loses everything that reveals its maker', async () => {
    const profile = joinBytes([bytesOf('icc\0\0'), await deflated(zeros(3000))])
    const original = await samplePng({
      chunks: [
        pngChunk('iCCP', profile),
        pngChunk('pHYs', zeros(9)),
        pngChunk('tEXt', bytesOf('Comment\0secret')),
        pngChunk('iTXt', bytesOf(`XML:com.adobe.xmp\0\0\0\0\0${XMP}`)),
        pngChunk('zTXt', joinBytes([bytesOf('Raw profile type exif\0\0'), await deflated(zeros(99))])),
        pngChunk('tIME', zeros(7)),
        pngChunk('eXIf', exifWithGps(6)),
        pngChunk('prVt', bytesOf('secret')),
      ],
    })
    const { content, contentType } = await acceptFile('foto.png', joinBytes([original, bytesOf('PK secret')]))
    expect(contentType).toBe('image/png')
    expectNoTraces(content)
    expect(partsOf(content)).toEqual(['IHDR', 'iCCP', 'pHYs', 'eXIf', 'IDAT', 'IEND'])
    const exif = content.subarray(latin1(content).indexOf('eXIf') + 4)
    expect(readOrientation(exif.subarray(0, 26))).toBe(6)
    // The result is itself a picture, and cleaning it again changes nothing.
    expect((await acceptFile('foto.png', content)).content).toEqual(content)
  })

  it('stays as it is without metadata', async () => {
    const original = await samplePng()
    expect((await acceptFile('a.png', original)).content).toEqual(original)
  })

  it('loses a colour profile that is a bomb', async () => {
    const bomb = pngChunk('iCCP', joinBytes([bytesOf('icc\0\0'), await deflatedZeros(8)]))
    const { content } = await acceptFile('a.png', await samplePng({ chunks: [bomb] }))
    expect(partsOf(content)).toEqual(['IHDR', 'IDAT', 'IEND'])
  })

  it.each([
    ['eight-bit grey', pngHeader(5, 3), 3 * 6],
    ['one-bit grey', pngHeader(9, 3, 1), 3 * 3],
    ['colour with alpha, 16 bits', pngHeader(2, 2, 16, 6), 2 * 17],
    ['interlaced', pngHeader(8, 8, 8, 0, 1), 79],
  ])('has as many bytes as its header says: %s', async (_name, header, bytes) => {
    expect(await refusal('a.png', await buildPng(header, zeros(bytes)))).toBe('accepted')
    expect(await refusal('a.png', await buildPng(header, zeros(bytes - 1)))).toBe('file_unreadable')
    expect(await refusal('a.png', await buildPng(header, zeros(bytes + 1)))).toBe('file_unreadable')
  })

  it('is refused by its header above the limit of pixels', async () => {
    for (const [width, height] of [
      [60_000, 60_000],
      [7072, 7072],
      [30_001, 1],
      [0xffffffff, 0xffffffff],
    ] as const) {
      expect(await refusal('a.png', await buildPng(pngHeader(width, height), zeros(9)))).toBe(
        'file_too_many_pixels',
      )
    }
    expect(7071 * 7071).toBeLessThanOrEqual(PICTURE_PIXELS_MAX)
    expect(await refusal('a.png', await buildPng(pngHeader(7071, 7071), zeros(9)))).toBe('file_unreadable')
  })

  it.each([
    ['bare magic bytes', PNG_SIGNATURE],
    ['magic bytes and noise', joinBytes([PNG_SIGNATURE, bytesOf('x'.repeat(64))])],
    ['a header alone', joinBytes([PNG_SIGNATURE, pngHeader(8, 8)])],
    ['no pixels', joinBytes([PNG_SIGNATURE, pngHeader(8, 8), pngChunk('IEND')])],
    ['no width', joinBytes([PNG_SIGNATURE, pngHeader(0, 8), pngChunk('IEND')])],
  ])('is refused with %s', async (_name, content) => {
    expect(await refusal('a.png', joinBytes([content]))).toBe('file_unreadable')
  })

  it('is refused cut off anywhere, and with one wrong byte in its pixels', async () => {
    const whole = await samplePng()
    for (let length = 1; length < whole.byteLength; length++) {
      expect(await refusal('a.png', whole.slice(0, length))).not.toBe('accepted')
    }
    const damaged = Uint8Array.from(whole)
    damaged[60] = (damaged[60] ?? 0) ^ 1
    expect(await refusal('a.png', damaged)).toBe('file_unreadable')
  })

  it('is refused as a bomb of 100 MB in one pixel', async () => {
    const pixels = pngChunk('IDAT', await deflatedZeros(100))
    const bomb = joinBytes([PNG_SIGNATURE, pngHeader(1, 1), pixels, pngChunk('IEND')])
    expect(bomb.byteLength).toBeLessThan(200_000)
    expect(await refusal('a.png', bomb)).toBe('file_unreadable')
  })
})

describe('a JPEG', () => {
  const exifSegment = (orientation: number) =>
    jpegSegment(0xe1, joinBytes([bytesOf('Exif\0\0'), exifWithGps(orientation)]))
  const PROFILE = jpegSegment(0xe2, 'ICC_PROFILE\0\u0001\u0001profile')

  it('keeps its pixels, profile and orientation, and loses place, camera, comments and previews', async () => {
    const original = sampleJpeg({
      segments: [
        exifSegment(8),
        jpegSegment(0xe1, XMP),
        PROFILE,
        jpegSegment(0xe2, 'MPF\0secret'),
        jpegSegment(0xed, 'Photoshop 3.0\x008BIM secret'),
        jpegSegment(0xee, 'Adobe\0d\0\0\0\0\u0001'),
        jpegSegment(0xfe, 'secret'),
        jpegSegment(0xeb, 'secret'),
      ],
      tail: bytesOf('<script>secret</script>'),
    })
    const { content, contentType } = await acceptFile('foto.JPG', original)
    expect(contentType).toBe('image/jpeg')
    expectNoTraces(content)
    expect(partsOf(content)).toEqual(['e0', 'e1', 'e2', 'ee', 'db', 'c0', 'c4', 'c4'])
    const text = latin1(content)
    expect(text).toContain('ICC_PROFILE\0\u0001\u0001profile')
    expect(readOrientation(content.subarray(text.indexOf('Exif\0\0') + 6))).toBe(8)
    // The scan equals the original's, byte by byte.
    const scan = (bytes: Uint8Array) => /\u00ff\u00da[\s\S]*?\u00ff\u00d9/.exec(latin1(bytes))?.[0]
    expect(scan(content)).toBe(scan(original))
    expect(text.endsWith('\u00ff\u00d9')).toBe(true)
    expect((await acceptFile('foto.jpg', content)).content).toEqual(content)
  })

  it('needs no EXIF if it is upright', async () => {
    const { content } = await acceptFile('a.jpg', sampleJpeg({ segments: [exifSegment(1)] }))
    expect(partsOf(content)).toEqual(['e0', 'db', 'c0', 'c4', 'c4'])
  })

  it.each([
    ['bare magic bytes', Uint8Array.of(0xff, 0xd8, 0xff)],
    ['start and end alone', Uint8Array.of(0xff, 0xd8, 0xff, 0xd9)],
    ['magic bytes and noise', joinBytes([Uint8Array.of(0xff, 0xd8, 0xff), bytesOf('x'.repeat(64))])],
  ])('is refused with %s', async (_name, content) => {
    expect(await refusal('a.jpg', joinBytes([content]))).toBe('file_unreadable')
  })

  it('is refused cut off anywhere', async () => {
    const whole = sampleJpeg({ segments: [exifSegment(3)] })
    for (let length = 1; length < whole.byteLength; length++) {
      expect(await refusal('a.jpg', whole.slice(0, length))).not.toBe('accepted')
    }
  })

  it('is refused above the limit of pixels, and with too few coded pixels for its size', async () => {
    const ofSize = (width: number, height: number) => {
      const content = sampleJpeg()
      const frame = latin1(content).indexOf('\u00ff\u00c0')
      viewOf(content).setUint16(frame + 5, height)
      viewOf(content).setUint16(frame + 7, width)
      return content
    }
    expect(await refusal('a.jpg', ofSize(60_000, 60_000))).toBe('file_too_many_pixels')
    expect(await refusal('a.jpg', ofSize(4000, 3000))).toBe('file_unreadable')
    expect(await refusal('a.jpg', ofSize(0, 8))).toBe('file_unreadable')
    expect(await refusal('a.jpg', ofSize(16, 8))).toBe('accepted')
  })

  it('is refused with more scans than a progressive picture has', async () => {
    const whole = sampleJpeg()
    const start = latin1(whole).indexOf('\u00ff\u00da')
    const scan = whole.subarray(start, -2)
    const withScans = (count: number) =>
      joinBytes([whole.subarray(0, start), ...Array.from({ length: count }, () => scan), whole.subarray(-2)])
    expect(await refusal('a.jpg', withScans(10))).toBe('accepted')
    expect(await refusal('a.jpg', withScans(101))).toBe('file_unreadable')
  })

  it('survives EXIF that leads nowhere', async () => {
    const loops = exifWithGps(6)
    viewOf(loops).setUint32(4, 0xfffffff0, true)
    const endless = exifWithGps(6)
    viewOf(endless).setUint16(8, 0xffff, true)
    viewOf(endless).setUint16(22, 0x9999, true)
    for (const tiff of [loops, endless, zeros(3), bytesOf('II*\0')]) {
      const segment = jpegSegment(0xe1, joinBytes([bytesOf('Exif\0\0'), tiff]))
      const { content } = await acceptFile('a.jpg', sampleJpeg({ segments: [segment] }))
      expect(latin1(content)).not.toContain('Exif')
    }
  })
})

describe('a WebP logo', () => {
  it('keeps its pixels, profile and orientation, and loses the rest', async () => {
    const original = buildWebp([
      webpHeader(0x20 | 0x08 | 0x04),
      webpChunk('ICCP', bytesOf('profile')),
      WEBP_LOSSY,
      webpChunk('EXIF', exifWithGps(6)),
      webpChunk('XMP ', bytesOf(XMP)),
      webpChunk('ABCD', bytesOf('secret')),
    ])
    const { content, contentType } = await acceptLogo(joinBytes([original, bytesOf('PK secret')]))
    expect(contentType).toBe('image/webp')
    expectNoTraces(content)
    expect(partsOf(content)).toEqual(['VP8X', 'ICCP', 'VP8 ', 'EXIF'])
    expect(content[20]).toBe(0x28)
    expect(readOrientation(content.subarray(-26))).toBe(6)
    expect(viewOf(content).getUint32(4, true)).toBe(content.byteLength - 8)
    expect((await acceptLogo(content)).content).toEqual(content)
  })

  it.each([
    ['lossy', WEBP_LOSSY],
    ['lossless', WEBP_LOSSLESS],
  ])('stays as it is without metadata: %s', async (_name, frame) => {
    const original = buildWebp([frame])
    expect((await acceptLogo(original)).content).toEqual(original)
  })

  it('is refused cut off anywhere, animated, without a frame, or with a frame of another size', async () => {
    for (const whole of [buildWebp([WEBP_LOSSY]), buildWebp([webpHeader(0), WEBP_LOSSLESS])]) {
      for (let length = 1; length < whole.byteLength; length++) {
        expect(await logoRefusal(whole.slice(0, length))).not.toBe('accepted')
      }
    }
    for (const chunks of [
      [],
      [webpHeader(0)],
      [webpHeader(2), webpChunk('ANIM', zeros(6)), webpChunk('ANMF', zeros(16)), WEBP_LOSSY],
      [webpHeader(0, 17, 8), WEBP_LOSSY],
      [WEBP_LOSSY, WEBP_LOSSY],
    ]) {
      expect(await logoRefusal(buildWebp(chunks))).toBe('file_unreadable')
    }
  })

  it('is refused above the limit of pixels of a logo', async () => {
    expect(await logoRefusal(buildWebp([webpHeader(0, 16_000, 16_000), WEBP_LOSSY]))).toBe(
      'logo_too_many_pixels',
    )
    expect(await logoRefusal(await buildPng(pngHeader(2001, 2000), zeros(9)))).toBe('logo_too_many_pixels')
    expect(await logoRefusal(await buildPng(pngHeader(60_000, 60_000), zeros(9)))).toBe(
      'logo_too_many_pixels',
    )
  })
})

describe('a file of two types', () => {
  it('has the type of its first bytes, which the name has to match', async () => {
    const png = await samplePng({ chunks: [pngChunk('tEXt', joinBytes([bytesOf('a\0'), samplePdf()]))] })
    expect(await refusal('a.pdf', joinBytes([png, samplePdf()]))).toBe('file_type_refused')
    const { content } = await acceptFile('a.png', joinBytes([png, samplePdf()]))
    expect(latin1(content)).not.toContain('%PDF')
  })

  it('is no longer one once it is stored', async () => {
    const page = '<html><script>alert(1)</script>'
    const picture = sampleJpeg({ segments: [jpegSegment(0xfe, `*/=alert(1)/*${page}`)], tail: bytesOf(page) })
    expect(latin1((await acceptFile('a.jpg', picture)).content)).not.toContain('alert')
  })

  it('is refused as anything else', async () => {
    for (const text of [
      'GIF89a',
      'BM',
      '<svg xmlns="http://www.w3.org/2000/svg"/>',
      'PK\u0003\u0004',
      '\0PNG',
    ]) {
      for (const name of ['a.png', 'a.jpg', 'a.pdf']) {
        expect(await refusal(name, bytesOf(text))).toBe('file_type_refused')
      }
      expect(await logoRefusal(bytesOf(text))).toBe('logo_type_refused')
    }
    expect(await refusal('a.png', buildWebp([WEBP_LOSSY]))).toBe('file_type_refused')
    expect(await logoRefusal(samplePdf())).toBe('logo_type_refused')
    expect(asciiAt(samplePdf(), 0, 5)).toBe('%PDF-')
  })
})
