export class TookTooLong extends Error {
  override readonly name = 'TookTooLong'
}

/**
 * Runs the task for at most `maxMs`. Then aborts its signal and rejects with `TookTooLong`, even if the task continues.
 * Aborting `signal` aborts the task and rejects with the reason.
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
