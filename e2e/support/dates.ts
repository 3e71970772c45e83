import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { currentTime } from './clock.ts'
import { instance } from './instance.ts'

const MINUTE_MS = 60_000
export const HOUR_MS = 60 * MINUTE_MS
export const DAY_MS = 24 * HOUR_MS

const SAO_PAULO = 'America/Sao_Paulo'

/** The day `daysFromToday` days from today, as typed into a date field: DD/MM/AAAA. */
export function typedDate(daysFromToday: number, timeZone = SAO_PAULO): string {
  return new Date(currentTime() + daysFromToday * DAY_MS).toLocaleDateString('pt-BR', {
    timeZone,
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
  })
}

/**
 * A time zone in which it is between noon and one o'clock: the last twelve hours were all today, and the day does not
 * change during a test.
 */
export function noonZone(): string {
  const hoursAhead = 12 - new Date(currentTime()).getUTCHours()
  // POSIX signs are inverted: they count the hours behind UTC.
  return `Etc/GMT${hoursAhead > 0 ? '-' : '+'}${Math.abs(hoursAhead)}`
}

/** The current time as HH:MM, with at least 15 s left in its minute. */
export async function currentMinute(timeZone = SAO_PAULO): Promise<string> {
  const left = MINUTE_MS - (currentTime() % MINUTE_MS)
  if (left < MINUTE_MS / 4) await new Promise((resolve) => setTimeout(resolve, left))
  return new Date(currentTime()).toLocaleTimeString('pt-BR', {
    timeZone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
}

/** When the demonstration's data was created; its dates are relative to this moment. */
export function seedTime(): Date {
  return new Date(readFileSync(join(instance.state, 'stamps', 'seed-demo'), 'utf8'))
}
