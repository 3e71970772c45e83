/** Lets at most `max` tasks run at the same time; the others wait in the order in which they came. */
export function createSlots(max: number) {
  const waiting: (() => void)[] = []
  let running = 0
  return async function withSlot<T>(signal: AbortSignal, task: () => Promise<T>): Promise<T> {
    if (running < max) running += 1
    // The task that ends hands its slot on.
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
