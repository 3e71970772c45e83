const MINUTE_MS = 60_000

/**
 * Calls `run` at the start of every minute, with the minute that it is for, as the platform's cron does.
 * @param {(minute: number) => void} run
 */
export function everyMinute(run, from = Date.now()) {
  const minute = (Math.floor(from / MINUTE_MS) + 1) * MINUTE_MS
  const begin = () => {
    // A timer may be early by a moment, and late by as long as the machine slept.
    everyMinute(run, Math.max(minute, Date.now()))
    run(minute)
  }
  setTimeout(begin, minute - Date.now()).unref()
}
