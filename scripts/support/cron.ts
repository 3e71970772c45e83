const MINUTE_MS = 60_000
const CHECK_EVERY_MS = 1000

const currentMinute = () => Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS

/** Calls `run` once in every new minute, with its timestamp. Skips the minutes that the machine was asleep. */
export function everyMinute(run: (minute: number) => void) {
  let last = currentMinute()
  const check = () => {
    const minute = currentMinute()
    if (minute <= last) return
    last = minute
    run(minute)
  }
  setInterval(check, CHECK_EVERY_MS).unref()
}
