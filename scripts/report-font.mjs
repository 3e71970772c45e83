// Writes the letters of the reports' PDFs: Figtree, as far as Windows-1252 goes, ready for a PDF's FontFile2.
// node scripts/report-font.mjs, after a new version of @fontsource/figtree.
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { deflateSync, inflateSync } from 'node:zlib'

const TARGET = 'worker/features/reports/figtree.gen.ts'
const KEPT = ['cmap', 'cvt ', 'fpgm', 'glyf', 'head', 'hhea', 'hmtx', 'loca', 'maxp', 'prep']
// What Windows-1252 has where Latin-1 has control characters.
const HIGH = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ'

/** @param {number} code */
const unicodeOf = (code) => (code >= 0x80 && code <= 0x9f ? (HIGH.codePointAt(code - 0x80) ?? 63) : code)

/** The tables of a WOFF file, unpacked. @param {Buffer} woff */
function tablesOf(woff) {
  const count = woff.readUInt16BE(12)
  /** @type {Map<string, Buffer>} */
  const tables = new Map()
  for (let index = 0; index < count; index++) {
    const entry = 44 + index * 20
    const [offset, packed, length] = [4, 8, 12].map((at) => woff.readUInt32BE(entry + at))
    const data = woff.subarray(offset, Number(offset) + Number(packed))
    tables.set(woff.toString('latin1', entry, entry + 4), packed === length ? data : inflateSync(data))
  }
  return tables
}

/** @param {Map<string, Buffer>} tables */
function trueType(tables) {
  const kept = KEPT.flatMap((tag) => {
    const data = tables.get(tag)
    return data ? [{ tag, data }] : []
  })
  const power = 2 ** Math.floor(Math.log2(kept.length))
  const header = Buffer.alloc(12 + kept.length * 16)
  header.writeUInt32BE(0x00010000, 0)
  header.writeUInt16BE(kept.length, 4)
  header.writeUInt16BE(power * 16, 6)
  header.writeUInt16BE(Math.log2(power), 8)
  header.writeUInt16BE((kept.length - power) * 16, 10)
  let offset = header.length
  const parts = [header]
  for (const [index, { tag, data }] of kept.entries()) {
    const padded = Buffer.concat([data, Buffer.alloc((4 - (data.length % 4)) % 4)])
    let sum = 0
    for (let at = 0; at < padded.length; at += 4) sum = (sum + padded.readUInt32BE(at)) >>> 0
    const entry = 12 + index * 16
    header.write(tag, entry, 'latin1')
    header.writeUInt32BE(sum, entry + 4)
    header.writeUInt32BE(offset, entry + 8)
    header.writeUInt32BE(data.length, entry + 12)
    parts.push(padded)
    offset += padded.length
  }
  return Buffer.concat(parts)
}

/** @param {Buffer} cmap @param {number} unicode */
function glyphOf(cmap, unicode) {
  const count = cmap.readUInt16BE(2)
  for (let index = 0; index < count; index++) {
    const table = cmap.readUInt32BE(4 + index * 8 + 4)
    if (cmap.readUInt16BE(table) !== 4) continue
    const twice = cmap.readUInt16BE(table + 6)
    for (let segment = 0; segment < twice; segment += 2) {
      const end = cmap.readUInt16BE(table + 14 + segment)
      if (end < unicode) continue
      const startAt = table + 16 + twice + segment
      const start = cmap.readUInt16BE(startAt)
      if (start > unicode) break
      const delta = cmap.readUInt16BE(startAt + twice)
      const range = cmap.readUInt16BE(startAt + 2 * twice)
      if (range === 0) return (unicode + delta) & 0xffff
      const glyph = cmap.readUInt16BE(startAt + 2 * twice + range + (unicode - start) * 2)
      return glyph === 0 ? 0 : (glyph + delta) & 0xffff
    }
  }
  return 0
}

/** @param {string} name @param {number} weight @param {string} url */
function fontOf(name, weight, url) {
  const tables = tablesOf(readFileSync(fileURLToPath(url)))
  const table = (/** @type {string} */ tag) => tables.get(tag) ?? Buffer.alloc(0)
  const [head, hhea, hmtx, cmap] = [table('head'), table('hhea'), table('hmtx'), table('cmap')]
  const scale = 1000 / head.readUInt16BE(18)
  const metrics = hhea.readUInt16BE(34)
  const widths = Array.from({ length: 224 }, (_, index) => {
    const glyph = glyphOf(cmap, unicodeOf(index + 32))
    return Math.round(hmtx.readUInt16BE(Math.min(glyph, metrics - 1) * 4) * scale)
  })
  const file = trueType(tables)
  return {
    name,
    weight,
    ascent: Math.round(hhea.readInt16BE(4) * scale),
    descent: Math.round(hhea.readInt16BE(6) * scale),
    box: [36, 38, 40, 42].map((at) => Math.round(head.readInt16BE(at) * scale)),
    widths,
    length: file.length,
    /** Deflated, base64. */
    file: deflateSync(file, { level: 9 }).toString('base64'),
  }
}

const fonts = {
  regular: fontOf(
    'Figtree-Regular',
    400,
    import.meta.resolve('@fontsource/figtree/files/figtree-latin-400-normal.woff'),
  ),
  bold: fontOf(
    'Figtree-Bold',
    700,
    import.meta.resolve('@fontsource/figtree/files/figtree-latin-700-normal.woff'),
  ),
}
writeFileSync(
  TARGET,
  `// Made by scripts/report-font.mjs from @fontsource/figtree. Copyright 2022 The Figtree Project Authors, SIL OFL 1.1.\nexport const figtree = ${JSON.stringify(fonts)}\n`,
)
