import { parseDecimal } from '#shared/lib/format/format.ts'

/** "1,65", "1.65 m", "1m65": metres, then their fraction. */
const IN_METRES = /^([0-2])\s*(?:[.,](\d{1,3})|m\s*(\d{2}))\s*(?:m|cm)?$/i
const IN_CENTIMETRES = /\s*cm$/i

function centimetresOfMetres(text: string): number | undefined {
  const [, metres, fraction, centimetres] = IN_METRES.exec(text.trim()) ?? []
  if (metres === undefined) return undefined
  // In thousandths, because 1.15 × 100 is not 115 in binary.
  return (Number(metres) * 1000 + Number((fraction ?? centimetres ?? '').padEnd(3, '0'))) / 10
}

/** A typed height in centimetres; `NaN` if it is not a height. */
export function parseHeightCm(text: string): number {
  return centimetresOfMetres(text) ?? parseDecimal(text.replace(IN_CENTIMETRES, ''))
}

export function isInMetres(text: string): boolean {
  return centimetresOfMetres(text) !== undefined
}
