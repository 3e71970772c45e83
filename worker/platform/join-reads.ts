import type { Answer, Batch } from '#database/batch.ts'
import type { Work } from './work.ts'

/** A `read` that runs the batches of all calls of one moment in one round trip. */
export function joinReads(read: Work['read']): Work['read'] {
  let waiting: Batch[] = []
  let joined: Promise<readonly unknown[]> | undefined

  async function runWaiting(): Promise<readonly unknown[]> {
    // By the next microtask, every verb that was started together has called.
    await Promise.resolve()
    const batches = waiting
    waiting = []
    joined = undefined
    return (await read({ batches })).batches
  }

  return async <const B extends Batch>(batch: B) => {
    const index = waiting.push(batch) - 1
    joined ??= runWaiting()
    return (await joined)[index] as Answer<B>
  }
}
