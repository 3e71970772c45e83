/** Runs at most `max` tasks at the same time; the others wait in the order of arrival. */
export function createSlots(max: number) {
  const waiting: (() => void)[] = []
  let running = 0
  return async function withSlot<T>(signal: AbortSignal, task: () => Promise<T>): Promise<T> {
    if (running < max) running += 1
    // A finished task hands over its slot.
    else await new Promise<void>((resolve) => waiting.push(resolve))
    try {
      signal.throwIfAborted()
      return await task()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}
