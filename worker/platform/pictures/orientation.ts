const ORIENTATION_TAG = 0x0112
const SHORT = 3

/**
 * The orientation from the first directory of EXIF data, which begins with a TIFF header; `undefined` if
 * there is none or the picture is already upright.
 */
export function readOrientation(tiff: Uint8Array): number | undefined {
  const view = new DataView(tiff.buffer, tiff.byteOffset, tiff.byteLength)
  if (tiff.byteLength < 14) return undefined
  const isLittle = view.getUint16(0) === 0x4949
  if (!isLittle && view.getUint16(0) !== 0x4d4d) return undefined
  const directory = view.getUint32(4, isLittle)
  if (directory + 2 > tiff.byteLength) return undefined
  const entries = view.getUint16(directory, isLittle)
  for (let index = 0; index < entries; index++) {
    const entry = directory + 2 + index * 12
    if (entry + 12 > tiff.byteLength) return undefined
    if (view.getUint16(entry, isLittle) !== ORIENTATION_TAG) continue
    const orientation = view.getUint16(entry + 8, isLittle)
    const isTurned = view.getUint16(entry + 2, isLittle) === SHORT && orientation >= 2 && orientation <= 8
    return isTurned ? orientation : undefined
  }
  return undefined
}

/** EXIF data with only the orientation: a TIFF header and a directory of one entry. */
export function writeOrientation(orientation: number): Uint8Array {
  const tiff = new Uint8Array(26)
  const view = new DataView(tiff.buffer)
  view.setUint32(0, 0x4d4d002a)
  view.setUint32(4, 8)
  view.setUint16(8, 1)
  view.setUint16(10, ORIENTATION_TAG)
  view.setUint16(12, SHORT)
  view.setUint32(14, 1)
  view.setUint16(18, orientation)
  return tiff
}
