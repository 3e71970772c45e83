export const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)

/** Four or more bytes as text, one character for each. */
export const asciiAt = (bytes: Uint8Array, start: number, length: number) =>
  String.fromCharCode(...bytes.subarray(start, start + length))

export const bytesOf = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0))

export function joinBytes(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const joined = new Uint8Array(parts.reduce((sum, { byteLength }) => sum + byteLength, 0))
  let position = 0
  for (const part of parts) {
    joined.set(part, position)
    position += part.byteLength
  }
  return joined
}
