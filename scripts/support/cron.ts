const MINUTE_MS = 60_000
const CHECK_EVERY_MS = 1000

/**
 * Calls `run` once in every new minute of the clock, with its timestamp. Skips minutes during which the machine was
 * asleep.
 */
export function everyMinute(now: () => Date, run: (minute: number) => void) {
  const currentMinute = () => Math.floor(now().getTime() / MINUTE_MS) * MINUTE_MS
  let last = currentMinute()
  const check = () => {
    const minute = currentMinute()
    if (minute <= last) return
    last = minute
    run(minute)
  }
  setInterval(check, CHECK_EVERY_MS).unref()
}
