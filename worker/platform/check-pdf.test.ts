import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { describe, expect, it } from 'vitest'

/** The memory that the platform gives a Worker. */
const MEMORY_MB = 128
const FILE_BYTES = 10 * 1024 * 1024

const CHECK = `
  import { checkPdf } from '${new URL('check-pdf.ts', import.meta.url)}'
  const { before, unit, after, count } = JSON.parse(process.argv[1])
  const content = Buffer.from(before + unit.repeat(count) + after, 'latin1')
  console.log((await checkPdf(content)) ?? 'accepted')
`

interface Parts {
  before: string
  unit: string
  after: string
  /** By default, as often as the file may contain it. */
  count?: number
}

/** Checks a file of repeated parts in a process with a Worker's memory. Rejects if that is not enough. */
async function checkInWorker(parts: Parts): Promise<string> {
  const { before, unit, after } = parts
  const count = Math.floor((FILE_BYTES - before.length - after.length) / unit.length)
  const options = [`--max-old-space-size=${MEMORY_MB}`, '--input-type=module']
  const { stdout } = await promisify(execFile)(process.execPath, [
    ...options,
    '--eval',
    CHECK,
    JSON.stringify({ count, ...parts }),
  ])
  return stdout.trim()
}

const START = '%PDF-1.7\n1 0 obj\n'
const END = '\nendobj\nstartxref\n9\n%%EOF\n'

describe('the memory of a Worker is enough for a PDF', () => {
  it.each([
    ['one name', '<< /', '#41', ' 0 >>'],
    ['lists', '<< /A [', '[]', '] >>'],
    ['lists of filters', '<< /Filter [', '[/A]', '] >>'],
    ['dictionaries', '<< /A [', '<<>>', '] >>'],
    ['lists within lists', '<< /A ', '[', ' >>'],
    ['lists of filters within lists', '<< /Filter ', '[', ' >>'],
    ['dictionaries within dictionaries', '', '<</A', ''],
    ['dictionaries within lists', '<< /A ', '[<</A', ' >>'],
    ['streams without data', '', 'obj<</W[]>>stream\n', ''],
    ['zeros as text', '<< /Filter [/A85 /Fl] >> stream\n', 'z', '~>\nendstream'],
  ])('full of %s, which is refused', async (_name, before, unit, after) => {
    const file = { before: START + before, unit, after: after + END }
    expect(await checkInWorker(file)).toBe('too_complex')
  })

  it('with 99,000 elements of structure and widths of letters, which is accepted', async () => {
    const element = '\nendobj\n2 0 obj\n<< /Type /StructElem /S /P /P 14 0 R /K [0] /Pg 3 0 R >>'
    const widths = `\nendobj\n2 0 obj\n<< /W [1 [${'500 '.repeat(10_000)}] 9 [[600 600]]] /${'#41'.repeat(127)} 0 >>`
    const before = `${START}<< >>${widths}`
    expect(await checkInWorker({ before, unit: element, after: END, count: 99_000 })).toBe('accepted')
  })

  it.each([
    ['lists', (depth: number) => `<< /A ${'['.repeat(depth)}${']'.repeat(depth)} >>`],
    ['dictionaries', (depth: number) => `<< ${'/A << '.repeat(depth)}${'>> '.repeat(depth)}>>`],
  ])('with %s nested to a depth of 32; deeper ones are refused', async (_name, nested) => {
    const check = (depth: number) =>
      checkInWorker({ before: START, unit: nested(depth), after: END, count: 1 })
    expect(await check(32)).toBe('accepted')
    expect(await check(33)).toBe('too_complex')
  })

  it('with a name of 128 bytes, which is refused', async () => {
    const file = { before: `${START}<< /`, unit: 'A', after: ` 0 >>${END}` }
    expect(await checkInWorker({ ...file, count: 127 })).toBe('accepted')
    expect(await checkInWorker({ ...file, count: 128 })).toBe('too_complex')
  })
})
