import { describe, expect, it, vi } from 'vitest'
import { buildPdf, deflated, deflatedZeros, samplePdf } from '#testing/sample-files.ts'
import { acceptFile } from './accepted-file.ts'
import { bytesOf, joinBytes } from './pictures/bytes.ts'

// Bombs take a while to inflate.
vi.setConfig({ testTimeout: 60_000 })

const zeros = (length: number) => new Uint8Array(length)

/** More than a stream may contain, compressed to a fraction of the size. */
const bomb = await deflatedZeros(130)
const scan = await deflatedZeros(30)

const refusal = (fileName: string, content: Uint8Array<ArrayBuffer>) =>
  acceptFile(fileName, content).then(
    () => 'accepted',
    ({ code }) => code,
  )

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
    const scanned = buildPdf([CATALOG, stream('/Filter /FlateDecode', scan)])
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
    expect(bomb.byteLength).toBeLessThan(200_000)
    const object = stream('/Filter /FlateDecode', bomb)
    expect(await refusal('a.pdf', buildPdf([CATALOG, object]))).toBe('file_too_complex')
    // A stored deflate block that contains the word, 2 KB into the stream.
    const decoy = joinBytes([zeros(2048), bytesOf('endstream')])
    const stored = joinBytes([
      Uint8Array.of(0x78, 0x01, 0, decoy.byteLength & 0xff, decoy.byteLength >> 8),
      Uint8Array.of(~decoy.byteLength & 0xff, (~decoy.byteLength >> 8) & 0xff),
      decoy,
      bomb.subarray(2),
    ])
    const hidden = buildPdf([CATALOG, stream('/Filter /FlateDecode', stored)])
    expect(await refusal('a.pdf', hidden)).toBe('file_too_complex')
  })

  it('is refused with many streams that are too large together, or decompress twice', async () => {
    const part = await deflatedZeros(110)
    const objects = Array.from({ length: 5 }, () => stream('/Filter /FlateDecode', part))
    expect(await refusal('a.pdf', buildPdf([CATALOG, ...objects]))).toBe('file_too_complex')
    const twice = stream('/Filter [/FlateDecode /FlateDecode]', await deflated(await deflatedZeros(9)))
    expect(await refusal('a.pdf', buildPdf([CATALOG, twice]))).toBe('file_too_complex')
  })

  // Each stream decompresses to a megabyte; cut off, to nearly as much.
  it.each([
    { count: 512, bytes: 1100, result: 'accepted' },
    { count: 513, bytes: 1100, result: 'file_too_complex' },
    { count: 9000, bytes: 1000, result: 'file_too_complex' },
  ])(
    'is judged by the size of its streams together: $count of $bytes bytes, $result',
    async ({ count, bytes, result }) => {
      const whole = await deflatedZeros(1)
      expect(whole.byteLength).toBeLessThan(1100)
      const short = whole.subarray(0, bytes)
      const streams = Array.from({ length: count }, () => stream('/Filter /FlateDecode', short))
      expect(await refusal('a.pdf', buildPdf([CATALOG, ...streams]))).toBe(result)
    },
  )

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
    expect(await refusal('a.pdf', buildPdf([CATALOG, short]))).toBe('file_too_complex')
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
    expect(await refusal('a.pdf', buildPdf([CATALOG, stream(dictionary, bytesOf('x~>'))]))).toBe('accepted')
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
    expect(await refusal('a.pdf', buildPdf([CATALOG, picture]))).toBe('file_too_complex')
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
    for (const [names, encode] of [
      ['/ASCIIHexDecode /FlateDecode', hexOf],
      ['/AHx /Fl', hexOf],
      ['/ASCII85Decode /FlateDecode', ascii85Of],
      ['/A85 /Fl', ascii85Of],
    ] as const) {
      const file = (data: Uint8Array) => buildPdf([CATALOG, stream(`/Filter [${names}]`, encode(data))])
      expect(await refusal('a.pdf', file(bomb))).toBe('file_too_complex')
      expect(await refusal('a.pdf', file(scan))).toBe('accepted')
    }
  })

  it.each([['\r'], ['\r\n'], [' \r'], ['%x\n']])('is measured behind "stream" and %j', async (end) => {
    const object: [string, Uint8Array, string] = [
      `<< /Length ${bomb.byteLength} /Filter /FlateDecode >> stream${end}`,
      bomb,
      '\nendstream',
    ]
    expect(await refusal('a.pdf', buildPdf([CATALOG, object]))).toBe('file_too_complex')
  })

  /** LZW data of many equal bytes: each code stands for one more byte than the previous one. */
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

  it('is measured if it is compressed by LZW or run lengths', async () => {
    const file = (name: string, data: Uint8Array) => buildPdf([CATALOG, stream(`/Filter /${name}`, data)])
    expect(await refusal('a.pdf', file('LZWDecode', lzwOf(3)))).toBe('accepted')
    // Each repeat decompresses to 7.4 MB.
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
