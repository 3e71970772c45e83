const MINUTE_MS = 60_000

/** Calls `run` at the start of every minute with that minute's timestamp, as the platform's cron does. */
export function everyMinute(run: (minute: number) => void, from = Date.now()) {
  const minute = (Math.floor(from / MINUTE_MS) + 1) * MINUTE_MS
  const begin = () => {
    // A timer can fire slightly early, and late by as long as the machine was asleep.
    everyMinute(run, Math.max(minute, Date.now()))
    run(minute)
  }
  setTimeout(begin, minute - Date.now()).unref()
}
