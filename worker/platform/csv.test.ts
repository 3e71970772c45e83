import { describe, expect, it } from 'vitest'
import { csvOf, csvStream, ROWS_AT_ONCE } from './csv.ts'

const cells = (row: number) => [String(row), `=${row}`]
const numbers = (count: number) => Array.from({ length: count }, (_, row) => row)
const table = (count: number) =>
  csvStream(['a', 'b'], cells, async (last = -1, limit) => numbers(count).slice(last + 1, last + 1 + limit))
const textOf = async (stream: ReadableStream<Uint8Array>) => {
  const bytes = await new Response(stream as ReadableStream<Uint8Array<ArrayBuffer>>).arrayBuffer()
  return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
}

describe('a table that goes out as its rows come', () => {
  it.each([0, 1, ROWS_AT_ONCE - 1, ROWS_AT_ONCE, ROWS_AT_ONCE + 1, 3 * ROWS_AT_ONCE])(
    'is the same with %i rows as in one piece',
    async (count) => {
      expect(await textOf(await table(count))).toBe(csvOf(['a', 'b'], numbers(count).map(cells)))
    },
  )

  it('breaks where its rows do, and never ends early', async () => {
    const stream = await csvStream(['a', 'b'], cells, async (last) => {
      if (last !== undefined) throw new TypeError('the database is away')
      return numbers(ROWS_AT_ONCE)
    })
    await expect(textOf(stream)).rejects.toThrow(TypeError)
  })

  it('is refused before it begins where its first rows are', async () => {
    await expect(csvStream([], cells, () => Promise.reject(new TypeError('no session')))).rejects.toThrow(
      TypeError,
    )
  })
})
