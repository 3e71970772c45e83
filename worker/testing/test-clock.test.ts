import { expect, it } from 'vitest'
import { MINUTE } from '#domain/duration.ts'
import { testBucket } from './buckets.ts'
import { TESTS_START } from './test-clock.ts'

const expectNearStart = (time: Date) =>
  expect(Math.abs(time.getTime() - Date.parse(TESTS_START))).toBeLessThan(60 * MINUTE)

it('starts at one instant on any day, also for stored files', async () => {
  expectNearStart(new Date())
  const bucket = await testBucket()
  await bucket.put('test-clock/a', 'a')
  const [file] = (await bucket.list({ prefix: 'test-clock/' })).objects
  expect(file?.key).toBe('test-clock/a')
  expectNearStart(file?.uploaded ?? new Date(0))
})
