import { describe, expect, it } from 'vitest'
import { Invalid } from './errors.ts'
import { inOrder, pageOf, readCursor } from './page.ts'

const rows = [3, 2, 1].map((hour) => ({ id: `row-${hour}`, at: new Date(hour * 3_600_000) }))
const page = (size: number) =>
  pageOf(
    rows,
    size,
    ({ id }) => id,
    ({ at }) => at,
  )

describe('a page of a list', () => {
  it('leads on from its last row', () => {
    const { items, nextCursor } = page(2)
    expect(items).toEqual(['row-3', 'row-2'])
    expect(readCursor(nextCursor ?? '')).toEqual({ at: rows[1]?.at, id: 'row-2' })
  })

  it('ends if no row is left', () => {
    expect(page(3)).toEqual({ items: ['row-3', 'row-2', 'row-1'], nextCursor: null })
  })

  it('sorts unordered rows, and continues from the cursor', () => {
    const at = ({ at }: { at: Date }) => at
    const [third, second, first] = rows
    const twin = { id: 'row-1b', at: new Date(3_600_000) }
    const mixed = [second, twin, third, first].filter((row) => row !== undefined)
    expect(inOrder(mixed, at, undefined, false).map(({ id }) => id)).toEqual([
      'row-1',
      'row-1b',
      'row-2',
      'row-3',
    ])
    expect(inOrder(mixed, at, { at: twin.at, id: 'row-1' }, false)[0]?.id).toBe('row-1b')
    expect(inOrder(mixed, at, { at: twin.at, id: 'row-1b' }, true).map(({ id }) => id)).toEqual(['row-1'])
  })

  it('starts at the beginning without a cursor', () => {
    expect(readCursor(undefined)).toBeUndefined()
    expect(readCursor('')).toBeUndefined()
  })

  it('takes the readable ids of the demonstration data', () => {
    const id = 'demo-audit-account.registered-demo-maria'
    expect(readCursor(`1.${id}`)).toEqual({ at: new Date(1), id })
  })

  it.each(['1', '.a', '1.', "1'--.a", '-1.a', '1.a b', `${'9'.repeat(16)}.a`])('rejects %j', (cursor) => {
    expect(() => readCursor(cursor)).toThrow(Invalid)
  })
})
