import { expect, it } from 'vitest'
import { after, HOUR } from '#domain/duration.ts'
import type { Clock } from '#platform/clock.ts'
import type { KeysInUse } from '#platform/keys-in-use.ts'
import { sweepFiles } from '#platform/sweep-files.ts'
import { testDatabase, testEnvironment } from './api.ts'
import { bucketWith, testBucket } from './buckets.ts'

const later = { now: () => after(new Date(), 2 * HOUR) }

/** A folder with files of these names, and the number of times that a page of it was listed. */
async function folderWith(names: string[]) {
  const [env, bucket] = [await testEnvironment(), await testBucket()]
  const folder = `sweep-${crypto.randomUUID()}`
  const put = (name: string) => bucket.put(`${folder}/${name}`, name)
  await Promise.all(names.map(put))
  const asked: R2ListOptions[] = []
  const list = (options: R2ListOptions) => {
    asked.push(options)
    return bucket.list(options)
  }
  const left = async () =>
    (await bucket.list({ prefix: `${folder}/` })).objects.map(({ key }) => key.slice(folder.length + 1))
  const db = await testDatabase()
  const sweep = (used: string[], how: { perRun?: number; clock?: Clock; keysInUse?: KeysInUse } = {}) => {
    const inUse: KeysInUse = async (_db, keys) =>
      keys
        .filter((key) => used.some((name) => key.endsWith(`/${name}`)))
        .map((storageKey) => ({ storageKey }))
    const tools = { db, clock: how.clock ?? later, env: { ...env, FILES: bucketWith(bucket, { list }) } }
    return sweepFiles(tools, folder, how.keysInUse ?? inUse, how.perRun)
  }
  return { asked, left, put, sweep }
}

it('checks a limited number of files in a run, continues in the next, and starts over after the last', async () => {
  const { asked, left, put, sweep } = await folderWith(['a', 'b', 'c', 'd', 'e', 'f', 'g'])
  const used = ['b', 'f']
  expect(await sweep(used, { perRun: 3 })).toBe(2)
  expect(await left()).toEqual(['b', 'd', 'e', 'f', 'g'])
  // Sorts before the position where the run stopped: the next pass over the folder finds it.
  await put('a')
  expect(await sweep(used, { perRun: 3 })).toBe(2)
  expect(await sweep(used, { perRun: 3 })).toBe(1)
  expect(await left()).toEqual(['a', 'b', 'f'])
  expect(await sweep(used, { perRun: 3 })).toBe(1)
  expect(await left()).toEqual(used)
  expect(asked).toHaveLength(4)
  expect(new Set(asked.map(({ limit }) => limit))).toEqual(new Set([3]))
})

it('lists one page of a folder and moves fifty of its files, however many it has', async () => {
  const names = Array.from({ length: 60 }, (_, index) => String(index).padStart(3, '0'))
  const { asked, left, sweep } = await folderWith(names)
  const used = ['007', '055']
  expect(await sweep(used)).toBe(50)
  expect(await left()).toEqual(['007', ...names.slice(51)])
  expect(await sweep(used)).toBe(8)
  expect(await left()).toEqual(used)
  expect(asked).toMatchObject([{ limit: 1000 }, { limit: 1000, startAfter: expect.stringMatching(/050$/) }])
})

it('leaves files of the last hour, and does not move the cursor after a failure', async () => {
  const { left, sweep } = await folderWith(['a', 'b', 'c'])
  const now = { now: () => new Date() }
  expect(await sweep([], { perRun: 3, clock: now })).toBe(0)
  const failing = () => Promise.reject(new Error('the database is unavailable'))
  await expect(sweep([], { perRun: 2, keysInUse: failing })).rejects.toThrow('the database is unavailable')
  expect(await sweep([], { perRun: 2 })).toBe(2)
  expect(await left()).toEqual(['c'])
})
