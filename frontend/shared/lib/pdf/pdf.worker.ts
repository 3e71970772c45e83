/* pdf.js's worker, which gives up on a file that decompresses to more memory than a browser should spend. */
import 'pdfjs-dist/build/pdf.worker.min.mjs'
import { pdfLimits, UNPACKS_TOO_MUCH } from './pdf-limits.ts'

const PIECE_BYTES = 16 * 1024

/** Bytes decompressed since a page was last requested. Text read after that is added. */
let unpacked = 0

function giveUp(): never {
  const error = new RangeError(UNPACKS_TOO_MUCH)
  reportError(error)
  throw error
}

addEventListener('message', ({ data }) => {
  if (data?.action === 'GetOperatorList') unpacked = 0
})

const NativeStream = DecompressionStream

/**
 * The browser decompresses most streams. It decompresses each piece it gets at once, so the pieces are small: Flate
 * expands a byte to at most 1,032.
 */
function limitedStream(format: CompressionFormat): GenericTransformStream {
  let bytes = 0
  const split = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(packed, controller) {
      for (let at = 0; at < packed.byteLength; at += PIECE_BYTES)
        controller.enqueue(packed.subarray(at, at + PIECE_BYTES))
    },
  })
  const limit = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      bytes += chunk.byteLength
      unpacked += chunk.byteLength
      if (bytes > pdfLimits.streamBytes || unpacked > pdfLimits.unpackedBytes) giveUp()
      controller.enqueue(chunk)
    },
  })
  const readable = split.readable.pipeThrough(new NativeStream(format)).pipeThrough(limit)
  return { readable, writable: split.writable }
}

/** pdf.js decompresses the others into an array that it doubles as it fills. */
const limitedArray = new Proxy(Uint8Array, {
  construct(target, values, newTarget) {
    const [length] = values
    if (typeof length === 'number' && length > 2 * pdfLimits.streamBytes) giveUp()
    return Reflect.construct(target, values, newTarget)
  },
})

Object.assign(globalThis, { DecompressionStream: limitedStream, Uint8Array: limitedArray })
