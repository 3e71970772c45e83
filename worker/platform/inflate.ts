/**
 * Compressed bytes given to the decompressor at once: few at first, since the data may be short, then more. It holds what
 * they become, at most a thousand times as much.
 */
const FIRST_STEP_BYTES = 1024
const STEP_BYTES_MAX = 16 * 1024

export interface Inflated {
  /** Decompressed bytes, counted until the limit is passed. */
  bytes: number
  /** Whether there are more than the limit. */
  isOverLimit: boolean
  /** Compressed bytes that were read, some of them perhaps beyond the end of the data. */
  read: number
}

/**
 * Counts what zlib data become, without keeping it. Stops at the end of the data, at an error in them, or once there are
 * more than `limit` bytes.
 */
export async function countInflated(parts: readonly Uint8Array[], limit: number): Promise<Inflated> {
  const stream = new DecompressionStream('deflate')
  const writer = stream.writable.getWriter()
  const reader = stream.readable.getReader()
  let bytes = 0
  let read = 0
  const feeding = feed(writer, parts, (count) => {
    read += count
  })
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) break
      bytes += value.byteLength
      if (bytes > limit) break
    }
  } catch {
    // The data end here: what follows is damaged, or belongs to something else.
  }
  await Promise.all([reader.cancel().catch(ignore), writer.abort().catch(ignore), feeding])
  return { bytes, isOverLimit: bytes > limit, read }
}

function ignore() {}

async function feed(
  writer: WritableStreamDefaultWriter<BufferSource>,
  parts: readonly Uint8Array[],
  onRead: (count: number) => void,
): Promise<void> {
  try {
    let length = FIRST_STEP_BYTES
    for (const part of parts) {
      for (let start = 0; start < part.byteLength; ) {
        const step = part.slice(start, start + length)
        onRead(step.byteLength)
        await writer.write(step)
        start += step.byteLength
        length = Math.min(2 * length, STEP_BYTES_MAX)
      }
    }
    await writer.close()
  } catch {
    // The reader sees the same error.
  }
}
