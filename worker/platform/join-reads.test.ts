import { expect, it } from 'vitest'
import type { Batch } from '#database/batch.ts'
import { joinReads } from './join-reads.ts'
import type { Work } from './work.ts'

const joined = (read: unknown) => joinReads(read as Work['read']) as (batch: Batch) => Promise<unknown>

/** A read that answers each statement with itself, and the batches of each round trip. */
function echo() {
  const trips: unknown[] = []
  const read = async ({ batches }: { batches: unknown[] }) => {
    trips.push(batches)
    return { batches }
  }
  return { trips, read: joined(read) }
}
const statements = (...names: string[]) => names as unknown as Batch

it('runs the statements of calls made together in one round trip, and gives each call its own results', async () => {
  const { trips, read } = echo()
  expect(await Promise.all([read(statements('a', 'b')), read(statements('c'))])).toEqual([['a', 'b'], ['c']])
  expect(trips).toEqual([[['a', 'b'], ['c']]])
})

it('runs a later call in a round trip of its own', async () => {
  const { trips, read } = echo()
  await read(statements('a'))
  expect(await read(statements('b'))).toEqual(['b'])
  expect(trips).toEqual([[['a']], [['b']]])
})

it('rejects every call with the failure of the round trip', async () => {
  const read = joined(() => Promise.reject(new Error('no database')))
  const results = await Promise.allSettled([read(statements('a')), read(statements('b'))])
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
})
