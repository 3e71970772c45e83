import { describe, expect, it } from 'vitest'
import { CSV_BATCH_SIZE, csvStream, cutCsvStream, toCsv } from './csv.ts'

const cells = (row: number) => [String(row), `=${row}`]
const numbers = (count: number) => Array.from({ length: count }, (_, row) => row)
const table = (count: number) =>
  csvStream(['a', 'b'], cells, async (last = -1, limit) => numbers(count).slice(last + 1, last + 1 + limit))
const textOf = async (stream: ReadableStream<Uint8Array>) => {
  const bytes = await new Response(stream as ReadableStream<Uint8Array<ArrayBuffer>>).arrayBuffer()
  return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
}

it.each([
  ['9029625867189', "'9029625867189"],
  ['123456789012', "'123456789012"],
  ['12345678901', '12345678901'],
  ['00123', "'00123"],
  ['0', '0'],
  ['0,5', '0,5'],
  ['08:00', '08:00'],
  ['9029 6258 6718 9', '9029 6258 6718 9'],
  ['-12,5', '-12,5'],
  ['+55 11 4002-8922', "'+55 11 4002-8922"],
  ['=1+1', "'=1+1"],
  ['＝1+1', "'＝1+1"],
  ['＋1', "'＋1"],
  ['－1', "'－1"],
  ['＠SUM(1)', "'＠SUM(1)"],
  [' =1+1', "' =1+1"],
  ['\u00a0=1+1', "'\u00a0=1+1"],
  ['\t=1+1', "'\t=1+1"],
  ['\r=1+1', '"\'\r=1+1"'],
  ['\u200b=1+1', "'=1+1"],
  ['fatura\u202efdp.exe', 'faturafdp.exe'],
  ['\u0000\u001bAna', 'Ana'],
  ['um\u2028dois', '"um\ndois"'],
  ['03/2026', "'03/2026"],
  ['10-12', "'10-12"],
  ['3-4-20', "'3-4-20"],
  ['10 / 12', "'10 / 12"],
  ['48E10', "'48E10"],
  ['48e-3', "'48e-3"],
  ['1,5E3', "'1,5E3"],
  ['48.2217', "'48.2217"],
  ['10.12', "'10.12"],
  ['3 mar', "'3 mar"],
  ['Mar/26', "'Mar/26"],
  ['março 2026', "'março 2026"],
  ['1 1/2', "'1 1/2"],
  ['10 a', "'10 a"],
  // Dates, numbers and plain texts stay unchanged.
  ['21/11/2026', '21/11/2026'],
  ['21/11/2026 08:00', '21/11/2026 08:00'],
  ['2026-11-21', '2026-11-21'],
  ['1.234', '1.234'],
  ['1.234.567', '1.234.567'],
  ['12,5', '12,5'],
  ['48.2217.003-9', '48.2217.003-9'],
  ['AP 03/2026', 'AP 03/2026'],
  ['até 30 dias', 'até 30 dias'],
  ['5 a 6 h', '5 a 6 h'],
  ['2 d 6 h', '2 d 6 h'],
])('a cell %s comes as %s, so that Excel neither rounds, rewrites nor runs it', (text, shown) => {
  expect(toCsv([text], [])).toBe(`\uFEFF${shown}\r\n`)
})

describe('csvStream', () => {
  it.each([0, 1, CSV_BATCH_SIZE - 1, CSV_BATCH_SIZE, CSV_BATCH_SIZE + 1, 3 * CSV_BATCH_SIZE])(
    'is the same with %i rows as in one piece',
    async (count) => {
      expect(await textOf(await table(count))).toBe(toCsv(['a', 'b'], numbers(count).map(cells)))
    },
  )

  it('breaks if a later read fails, and never ends early', async () => {
    const stream = await csvStream(['a', 'b'], cells, async (last) => {
      if (last !== undefined) throw new TypeError('the database is away')
      return numbers(CSV_BATCH_SIZE)
    })
    await expect(textOf(stream)).rejects.toThrow(TypeError)
  })

  it('fails before it begins if the first read fails', async () => {
    await expect(csvStream([], cells, () => Promise.reject(new TypeError('no session')))).rejects.toThrow(
      TypeError,
    )
  })
})

it.each([
  [0, 3, 0, undefined],
  [3, 3, 3, '2'],
  [4, 3, 4, 'Há mais.'],
  [1999, 2000, 1999, '1998'],
  [2000, 2000, 2000, '1999'],
  [2001, 2000, 2001, 'Há mais.'],
  [3500, 1500, 1501, 'Há mais.'],
  [3500, 999, 1000, 'Há mais.'],
])(
  'cutCsvStream of %i rows under a limit of %i has %i lines and ends with %s',
  async (present, rows, lines, end) => {
    const cut = { rows, note: 'Há mais.' }
    const stream = await cutCsvStream(
      ['N'],
      (row: number) => [String(row)],
      cut,
      async (last = -1, limit) => numbers(present).slice(last + 1, last + 1 + limit),
    )
    const all = (await textOf(stream)).split('\r\n').slice(1, -1)
    expect(all).toHaveLength(lines)
    expect(all.at(-1)).toBe(end)
  },
)
