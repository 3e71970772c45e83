import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { fakeStorage } from '#shared/lib/storage.testing.ts'
import { forgetOthersEntries, isWaitingFor, noteReadiness, noteWaiting, whenReady } from './waiting-for.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const never = new Promise<never>(() => undefined)

it('waits for the last queue that starts, and for none that takes too long', async () => {
  let isReady = false
  noteReadiness(never)
  const ready = whenReady().then(() => {
    isReady = true
  })
  const { promise: starting, resolve: start } = Promise.withResolvers<void>()
  await vi.advanceTimersByTimeAsync(2_000)
  noteReadiness(starting)
  await vi.advanceTimersByTimeAsync(1_500)
  expect(isReady).toBe(false)
  start()
  await ready
  noteReadiness(never)
  const late = whenReady()
  await vi.advanceTimersByTimeAsync(3_000)
  await late
})

it('deletes the entries of another member, and those of one who is no longer approved', () => {
  vi.stubGlobal('localStorage', fakeStorage())
  const deleted: string[] = []
  vi.stubGlobal('indexedDB', { deleteDatabase: (name: string) => deleted.push(name) })
  const after = (approvedId: string | undefined) => {
    noteWaiting('m1', true)
    forgetOthersEntries(approvedId)
    return { waits: isWaitingFor('m1'), deleted: deleted.splice(0) }
  }
  expect({ own: after('m1'), others: after('m2'), notApproved: after(undefined) }).toEqual({
    own: { waits: true, deleted: [] },
    others: { waits: false, deleted: ['waiting'] },
    notApproved: { waits: false, deleted: ['waiting'] },
  })
})
