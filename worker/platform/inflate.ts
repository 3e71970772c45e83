import { createInflate } from 'node:zlib'

/** Decompressed bytes held at a time. */
const CHUNK_BYTES = 64 * 1024

export interface Inflated {
  /** Decompressed bytes, counted until the limit is exceeded. */
  bytes: number
  /** Whether there are more than the limit. */
  isOverLimit: boolean
  /** Compressed bytes that were read. */
  read: number
}

/**
 * Counts how many bytes zlib data decompresses to, without keeping them. Stops at the end of the data, whatever
 * follows, at an error in it, or once there are more than `limit` bytes. (DecompressionStream discards its
 * output if anything follows.)
 */
export async function countInflated(parts: readonly Uint8Array[], limit: number): Promise<Inflated> {
  const inflate = createInflate({ chunkSize: CHUNK_BYTES })
  let bytes = 0
  await new Promise<void>((resolve) => {
    inflate.on('data', (chunk: Uint8Array) => {
      bytes += chunk.byteLength
      if (bytes > limit) resolve()
    })
    inflate.on('end', resolve)
    inflate.on('error', () => resolve())
    for (const part of parts) inflate.write(part)
    inflate.end()
  })
  const read = inflate.bytesWritten
  inflate.destroy()
  return { bytes, isOverLimit: bytes > limit, read }
}
