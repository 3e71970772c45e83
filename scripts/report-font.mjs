// Writes the typeface of the PDF reports from @fontsource/figtree: the characters of Windows-1252 as TrueType, and
// their widths. Run it after updating that package: node scripts/report-font.mjs
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { create } from 'fontkit'
import subsetFont from 'subset-font'

const folder = fileURLToPath(new URL('../worker/features/reports/pdf/', import.meta.url))
const characters = [
  ...new TextDecoder('windows-1252').decode(Uint8Array.from({ length: 224 }, (_, i) => i + 32)),
]

/** @param {number} weight @param {string} url */
async function writeFont(weight, url) {
  const file = await subsetFont(readFileSync(fileURLToPath(url)), characters.join(''), {
    targetFormat: 'truetype',
  })
  writeFileSync(`${folder}figtree-${weight}.bin`, file)
  const font = create(file)
  if (!('bbox' in font)) throw new Error('A collection of fonts')
  const { ascent, bbox, descent, postscriptName, unitsPerEm } = font
  const thousandths = (/** @type {number} */ units) => Math.round((units * 1000) / unitsPerEm)
  return {
    name: postscriptName,
    weight,
    ascent: thousandths(ascent),
    descent: thousandths(descent),
    box: [bbox.minX, bbox.minY, bbox.maxX, bbox.maxY].map(thousandths),
    widths: characters.map((character) =>
      thousandths(font.glyphForCodePoint(character.codePointAt(0) ?? 0).advanceWidth),
    ),
  }
}

const regular = import.meta.resolve('@fontsource/figtree/files/figtree-latin-400-normal.woff')
const bold = import.meta.resolve('@fontsource/figtree/files/figtree-latin-700-normal.woff')
const metrics = { regular: await writeFont(400, regular), bold: await writeFont(700, bold) }
writeFileSync(`${folder}figtree.json`, `${JSON.stringify(metrics, null, 2)}\n`)
