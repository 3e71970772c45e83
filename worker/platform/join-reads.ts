import type { BatchResponse } from 'drizzle-orm/batch'
import type { Statement } from '#database/client.ts'
import type { Statements, Work } from './work.ts'

/** A `read` that runs the statements of all calls made at the same moment in one round trip. */
export function joinReads(read: Work['read']): Work['read'] {
  let waiting: Statement[] = []
  let joined: Promise<readonly unknown[]> | undefined

  async function runWaiting(): Promise<readonly unknown[]> {
    // By the next microtask, every verb that was started together has called.
    await Promise.resolve()
    const [first, ...rest] = waiting
    waiting = []
    joined = undefined
    return first ? read([first, ...rest]) : []
  }

  return async <const T extends Statements>(statements: T) => {
    const from = waiting.length
    waiting.push(...statements)
    joined ??= runWaiting()
    const results = await joined
    // The results are in the order of the statements.
    return results.slice(from, from + statements.length) as unknown as BatchResponse<T>
  }
}
