import { expect, it } from 'vitest'
import { joinReads } from './join-reads.ts'
import type { Statements, Work } from './work.ts'

/** A read that returns each statement as its own result, and the statements of each round trip. */
function echo() {
  const trips: Statements[] = []
  const read = async (statements: Statements) => {
    trips.push(statements)
    return statements
  }
  return { trips, read: joinReads(read as unknown as Work['read']) as unknown as typeof read }
}
const statements = (...names: string[]) => names as unknown as Statements

it('runs the statements of calls made together in one round trip, and gives each call its own results', async () => {
  const { trips, read } = echo()
  const results = await Promise.all([read(statements('a', 'b')), read(statements('c'))])
  expect(results).toEqual([['a', 'b'], ['c']])
  expect(trips).toEqual([['a', 'b', 'c']])
})

it('runs a later call in a round trip of its own', async () => {
  const { trips, read } = echo()
  await read(statements('a'))
  expect(await read(statements('b'))).toEqual(['b'])
  expect(trips).toEqual([['a'], ['b']])
})

it('rejects every call with the failure of the round trip', async () => {
  const read = joinReads(() => Promise.reject(new Error('no database')))
  const results = await Promise.allSettled([read(statements('a')), read(statements('b'))])
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
})
