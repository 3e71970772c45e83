import { describe, expect, it, vi } from 'vitest'
import { PICTURE_PIXELS_MAX } from '#contract/files.ts'
import {
  deflated,
  deflatedZeros,
  exifWithGps,
  jpegSegment,
  PNG_SIGNATURE,
  partsOf,
  pdfOf,
  pngChunk,
  pngHeader,
  sampleJpeg,
  samplePdf,
  samplePng,
  WEBP_LOSSLESS,
  WEBP_LOSSY,
  webpChunk,
  webpHeader,
  webpOf,
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

/** A PNG whose pixels are given as they are compressed. */
async function pngOf(header: Uint8Array, pixels: Uint8Array<ArrayBuffer>, end = pngChunk('IEND')) {
  return joinBytes([PNG_SIGNATURE, header, pngChunk('IDAT', await deflated(pixels)), end])
}

/** What must not be in a stored picture. */
const TRACES = ['CAMERA-OF-ME', 'Exif\0\0II', 'ns.adobe.com/xap', 'Photoshop 3.0', 'GPSLatitude', 'secret']
const XMP = 'http://ns.adobe.com/xap/1.0/\0<x:xmpmeta>GPSLatitude</x:xmpmeta>'

function expectNoTraces(content: Uint8Array) {
  for (const trace of TRACES) expect(latin1(content)).not.toContain(trace)
}

describe('a PNG', () => {
  it('keeps its pixels and colours, and loses everything that tells of its maker', async () => {
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
    // The result is a picture itself, and cleaning it again changes nothing.
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
    expect(await refusal('a.png', await pngOf(header, zeros(bytes)))).toBe('accepted')
    expect(await refusal('a.png', await pngOf(header, zeros(bytes - 1)))).toBe('file_unreadable')
    expect(await refusal('a.png', await pngOf(header, zeros(bytes + 1)))).toBe('file_unreadable')
  })

  it('is refused by its header above the limit of pixels', async () => {
    for (const [width, height] of [
      [60_000, 60_000],
      [7072, 7072],
      [30_001, 1],
      [0xffffffff, 0xffffffff],
    ] as const) {
      expect(await refusal('a.png', await pngOf(pngHeader(width, height), zeros(9)))).toBe(
        'file_too_many_pixels',
      )
    }
    expect(7071 * 7071).toBeLessThanOrEqual(PICTURE_PIXELS_MAX)
    expect(await refusal('a.png', await pngOf(pngHeader(7071, 7071), zeros(9)))).toBe('file_unreadable')
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
    // The scan is the original's, byte by byte.
    const scan = (bytes: Uint8Array) => /\u00ff\u00da[\s\S]*?\u00ff\u00d9/.exec(latin1(bytes))?.[0]
    expect(scan(content)).toBe(scan(original))
    expect(text.endsWith('\u00ff\u00d9')).toBe(true)
    expect((await acceptFile('foto.jpg', content)).content).toEqual(content)
  })

  it('needs no EXIF where it is upright', async () => {
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
    const original = webpOf([
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
    const original = webpOf([frame])
    expect((await acceptLogo(original)).content).toEqual(original)
  })

  it('is refused cut off anywhere, animated, without a frame, or with a frame of another size', async () => {
    for (const whole of [webpOf([WEBP_LOSSY]), webpOf([webpHeader(0), WEBP_LOSSLESS])]) {
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
      expect(await logoRefusal(webpOf(chunks))).toBe('file_unreadable')
    }
  })

  it('is refused above the limit of pixels of a logo', async () => {
    expect(await logoRefusal(webpOf([webpHeader(0, 16_000, 16_000), WEBP_LOSSY]))).toBe(
      'logo_too_many_pixels',
    )
    expect(await logoRefusal(await pngOf(pngHeader(2001, 2000), zeros(9)))).toBe('logo_too_many_pixels')
    expect(await logoRefusal(await pngOf(pngHeader(60_000, 60_000), zeros(9)))).toBe('logo_too_many_pixels')
  })
})

describe('a PDF', () => {
  const stream = (dictionary: string, content: Uint8Array): [string, Uint8Array, string] => [
    `<< /Length ${content.byteLength} ${dictionary} >>\nstream\n`,
    content,
    '\nendstream',
  ]
  const CATALOG = '<< /Type /Catalog >>'

  it('is stored as it is', async () => {
    const original = samplePdf('Apólice')
    expect(await acceptFile('a.pdf', original)).toEqual({ contentType: 'application/pdf', content: original })
    const scanned = pdfOf([CATALOG, stream('/Filter /FlateDecode', await deflatedZeros(30))])
    expect(await refusal('a.pdf', scanned)).toBe('accepted')
  })

  it('may be padded to any size', async () => {
    expect(await refusal('a.pdf', joinBytes([samplePdf(), zeros(1 << 20)]))).toBe('accepted')
    expect(await refusal('a.pdf', joinBytes([samplePdf(), bytesOf(' \r\n'.repeat(1000))]))).toBe('accepted')
  })

  it.each([
    ['bare magic bytes', '%PDF-'],
    ['a version alone', '%PDF-1.7'],
    ['no version', '%PDF-oops 1 0 obj endobj %%EOF'],
    ['no object', '%PDF-1.7\n%%EOF'],
    ['a table beyond its end', '%PDF-1.7\n1 0 obj << >> endobj\nstartxref\n999999\n%%EOF'],
    ['much behind its end', `%PDF-1.7\n1 0 obj << >> endobj\n%%EOF${'x'.repeat(2000)}`],
  ])('is refused with %s', async (_name, text) => {
    expect(await refusal('a.pdf', bytesOf(text))).toBe('file_unreadable')
  })

  it('is refused cut off', async () => {
    const whole = samplePdf()
    for (let length = 1; length < whole.byteLength - 6; length++) {
      expect(await refusal('a.pdf', whole.slice(0, length))).not.toBe('accepted')
    }
  })

  it('is refused with a stream of more than 128 MB, even one that hides its end', async () => {
    const bomb = await deflatedZeros(130)
    expect(bomb.byteLength).toBeLessThan(200_000)
    const object = stream('/Filter /FlateDecode', bomb)
    expect(await refusal('a.pdf', pdfOf([CATALOG, object]))).toBe('file_too_complex')
    // A stored block of deflate with the word inside, 2 KB into the stream.
    const decoy = joinBytes([zeros(2048), bytesOf('endstream')])
    const stored = joinBytes([
      Uint8Array.of(0x78, 0x01, 0, decoy.byteLength & 0xff, decoy.byteLength >> 8),
      Uint8Array.of(~decoy.byteLength & 0xff, (~decoy.byteLength >> 8) & 0xff),
      decoy,
      bomb.subarray(2),
    ])
    const hidden = pdfOf([CATALOG, stream('/Filter /FlateDecode', stored)])
    expect(await refusal('a.pdf', hidden)).toBe('file_too_complex')
  })

  it('is refused with many streams that are too large together, or decompress twice', async () => {
    const part = await deflatedZeros(110)
    const objects = Array.from({ length: 5 }, () => stream('/Filter /FlateDecode', part))
    expect(await refusal('a.pdf', pdfOf([CATALOG, ...objects]))).toBe('file_too_complex')
    const twice = stream('/Filter [/FlateDecode /FlateDecode]', await deflated(await deflatedZeros(9)))
    expect(await refusal('a.pdf', pdfOf([CATALOG, twice]))).toBe('file_too_complex')
  })

  it.each([
    ['escaped names', '/Filter [/#46lateDecode /Flate#44ecode]'],
    ['an escaped key', '/#46ilter [/FlateDecode /FlateDecode]'],
    ['short names', '/F [/Fl /Fl]'],
    ['a comment in the list', '/Filter [/FlateDecode %]\n/FlateDecode]'],
    ['a comment before the list', '/Filter %x]\r[/FlateDecode /FlateDecode]'],
    ['a decoy in a string', '/A (obj << (%) stream\n) /Filter [/FlateDecode /FlateDecode]'],
    ['a decoy behind it', '/Filter [/FlateDecode /FlateDecode] /A (9 0 obj <<)'],
    ['a nested list', '/Filter [[/FlateDecode] /FlateDecode]'],
    ['lists in other objects', '/Filter 7 0 R'],
    ['names in other objects', '/Filter [7 0 R 8 0 R]'],
    ['two keys', '/Filter /FlateDecode /F [/FlateDecode /FlateDecode]'],
    ['other filters', '/Filter [/LZWDecode /FlateDecode]'],
    ['two texts', '/Filter [/ASCIIHexDecode /ASCII85Decode /FlateDecode]'],
    ['a compression before a text', '/Filter [/FlateDecode /ASCIIHexDecode]'],
    ['two before pixels', '/Filter [/FlateDecode /FlateDecode /DCTDecode]'],
    ['a long dictionary', `/A [${'0 '.repeat(3000)}] /Filter [/FlateDecode /FlateDecode]`],
    [
      'a deep dictionary',
      `/A ${'<</A '.repeat(40)} 0 ${'>>'.repeat(40)} /Filter [/FlateDecode /FlateDecode]`,
    ],
  ])('is refused with two filters under %s', async (_name, filters) => {
    const short = stream(filters, bytesOf('x'))
    expect(await refusal('a.pdf', pdfOf([CATALOG, short]))).toBe('file_too_complex')
  })

  it.each([
    ['a scan', '/Subtype /Image /Width 4960 /Height 7016 /Filter /DCTDecode'],
    ['a scan that was compressed again', '/Width 10 /Height 10 /Filter [/FlateDecode /DCTDecode]'],
    ['a fax', '/Width 2480 /Height 3508 /Filter [/CCITTFaxDecode] /DecodeParms [<< /K -1 >>]'],
    ['text of old programs', '/Filter [/ASCII85Decode /LZWDecode]'],
    ['a table of objects', '/Type /XRef /W [1 2 1] /Index [0 9] /Filter /FlateDecode'],
    ['an encrypted stream', '/Filter [/Crypt /FlateDecode] /DecodeParms [<< /Name /Identity >> null]'],
    ['a file of its own', '/F (a.txt) /Filter null'],
    ['no filter', '/Length 9 0 R % /Filter [/FlateDecode /FlateDecode]\n'],
    ['a link', '/Filter /FlateDecode /URI (https://exemplo.com.br/\\)(x\\() >>)'],
  ])('is accepted with %s', async (_name, dictionary) => {
    expect(await refusal('a.pdf', pdfOf([CATALOG, stream(dictionary, bytesOf('x~>'))]))).toBe('accepted')
  })

  it.each([
    ['Width 60000 /Height 60000'],
    ['W 60000 /H 60000'],
    ['Width 1 /Height 1 /W 60000 /H 60000'],
    ['#57idth 60000 /Height 60000'],
    ['Width 7 0 R /Height 60000'],
    ['Width -60000 /Height -60000'],
  ])('is refused with a picture of /%s', async (size) => {
    const picture = stream(`/Subtype /Image /${size} /Filter /JBIG2Decode`, bytesOf('x'))
    expect(await refusal('a.pdf', pdfOf([CATALOG, picture]))).toBe('file_too_complex')
  })

  /** Text for bytes. */
  const hexOf = (bytes: Uint8Array) =>
    bytesOf(`${Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')}>`)
  const ascii85Of = (bytes: Uint8Array) => {
    const groups = Array.from({ length: Math.ceil(bytes.length / 4) }, (_, group) => {
      const four = [...bytes.subarray(group * 4, group * 4 + 4)]
      let value = [...four, 0, 0, 0].slice(0, 4).reduce((sum, byte) => sum * 256 + byte, 0)
      if (value === 0 && four.length === 4) return 'z'
      const digits = [0, 0, 0, 0, 0]
      for (let at = 4; at >= 0; at -= 1) {
        digits[at] = (value % 85) + 0x21
        value = Math.floor(value / 85)
      }
      return String.fromCharCode(...digits.slice(0, four.length + 1))
    })
    return bytesOf(`${groups.join('\n')}~>`)
  }

  it('is measured behind an encoding as text', async () => {
    const [bomb, scan] = [await deflatedZeros(130), await deflatedZeros(30)]
    for (const [names, encode] of [
      ['/ASCIIHexDecode /FlateDecode', hexOf],
      ['/AHx /Fl', hexOf],
      ['/ASCII85Decode /FlateDecode', ascii85Of],
      ['/A85 /Fl', ascii85Of],
    ] as const) {
      const file = (data: Uint8Array) => pdfOf([CATALOG, stream(`/Filter [${names}]`, encode(data))])
      expect(await refusal('a.pdf', file(bomb))).toBe('file_too_complex')
      expect(await refusal('a.pdf', file(scan))).toBe('accepted')
    }
  })

  it.each([['\r'], ['\r\n'], [' \r'], ['%x\n']])('is measured behind "stream" and %j', async (end) => {
    const bomb = await deflatedZeros(130)
    const object: [string, Uint8Array, string] = [
      `<< /Length ${bomb.byteLength} /Filter /FlateDecode >> stream${end}`,
      bomb,
      '\nendstream',
    ]
    expect(await refusal('a.pdf', pdfOf([CATALOG, object]))).toBe('file_too_complex')
  })

  /** LZW data of many equal bytes: each code stands for one byte more than the code before. */
  function lzwOf(repeats: number) {
    const bits: string[] = []
    for (let repeat = 0; repeat < repeats; repeat += 1) {
      bits.push((256).toString(2).padStart(repeat === 0 ? 9 : 12, '0'), '001000001')
      for (let code = 258; code < 4094; code += 1) {
        const width = code + 1 < 512 ? 9 : code + 1 < 1024 ? 10 : code + 1 < 2048 ? 11 : 12
        bits.push(code.toString(2).padStart(width, '0'))
      }
    }
    const all = bits.join('')
    return Uint8Array.from({ length: Math.floor(all.length / 8) }, (_, at) =>
      Number.parseInt(all.slice(at * 8, at * 8 + 8), 2),
    )
  }

  it('is measured where it is compressed by LZW or run lengths', async () => {
    const file = (name: string, data: Uint8Array) => pdfOf([CATALOG, stream(`/Filter /${name}`, data)])
    expect(await refusal('a.pdf', file('LZWDecode', lzwOf(3)))).toBe('accepted')
    // Each repeat becomes 7.4 MB.
    expect(await refusal('a.pdf', file('LZWDecode', lzwOf(19)))).toBe('file_too_complex')
    expect(await refusal('a.pdf', file('RunLengthDecode', zeros(9000).fill(129)))).toBe('accepted')
    expect(await refusal('a.pdf', file('RL', zeros(2_200_000).fill(129)))).toBe('file_too_complex')
  })

  it('is refused with objects that are read again and again', async () => {
    const nested = `1 0 obj << /A (${'obj << ('.repeat(50_000)}`
    expect(await refusal('a.pdf', bytesOf(`%PDF-1.7\n${nested}\n%%EOF`))).toBe('file_too_complex')
  })

  it('is refused with streams that share their data, at the cost of a few', async () => {
    // Each stream leads into the same nine megabytes of empty blocks, which decompress to nothing.
    const starts = Array.from({ length: 200 }, () =>
      bytesOf(`${' '.repeat(1100)}stream\nx\u0001\0\0\0\u00ff\u00ff`),
    )
    const empty = zeros(9_000_000)
    for (let at = 0; at < empty.byteLength; at += 5) empty.set([0, 0, 0, 0xff, 0xff], at)
    const chained = starts.map((start, index) => {
      const rest = starts.slice(index + 1).reduce((sum, { byteLength }) => sum + byteLength, 0)
      const whole = Uint8Array.from(start)
      // The stored block behind the header reaches to the shared data.
      whole.set([rest & 0xff, rest >> 8, ~rest & 0xff, (~rest >> 8) & 0xff], whole.byteLength - 4)
      return rest > 0xffff ? start : whole
    })
    const content = joinBytes([
      bytesOf('%PDF-1.7\n1 0 obj << >> endobj\n'),
      ...chained,
      empty,
      bytesOf('\n%%EOF'),
    ])
    expect(await refusal('a.pdf', content)).toBe('file_too_complex')
  })

  it('is refused with too many objects or streams', async () => {
    const many = (object: string, count: number) => bytesOf(`%PDF-1.7\n${object.repeat(count)}%%EOF`)
    expect(await refusal('a.pdf', many('1 0 obj null endobj\n', 100_000))).toBe('accepted')
    expect(await refusal('a.pdf', many('1 0 obj null endobj\n', 100_001))).toBe('file_too_complex')
    expect(await refusal('a.pdf', many('1 0 obj << >> stream\nendstream\n', 20_001))).toBe('file_too_complex')
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
    expect(await refusal('a.png', webpOf([WEBP_LOSSY]))).toBe('file_type_refused')
    expect(await logoRefusal(samplePdf())).toBe('logo_type_refused')
    expect(asciiAt(samplePdf(), 0, 5)).toBe('%PDF-')
  })
})
