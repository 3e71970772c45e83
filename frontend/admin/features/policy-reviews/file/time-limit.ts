export class TookTooLong extends Error {
  override readonly name = 'TookTooLong'
}

/**
 * Runs the task for at most `maxMs`. After that its signal is aborted and the promise rejects with `TookTooLong`, even if
 * the task goes on. Aborting `signal` aborts the task and rejects with the reason.
 */
export async function limitTime<T>(
  maxMs: number,
  signal: AbortSignal,
  task: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  signal.throwIfAborted()
  const own = new AbortController()
  const stop = () => own.abort(signal.reason)
  signal.addEventListener('abort', stop)
  const timer = setTimeout(() => own.abort(new TookTooLong()), maxMs)
  const stopped = new Promise<never>((_, reject) => {
    own.signal.addEventListener('abort', () => reject(own.signal.reason))
  })
  try {
    return await Promise.race([task(own.signal), stopped])
  } finally {
    clearTimeout(timer)
    signal.removeEventListener('abort', stop)
  }
}

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
