import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { currentTime } from './clock.ts'
import { instance } from './instance.ts'

const MINUTE_MS = 60_000
export const HOUR_MS = 60 * MINUTE_MS
export const DAY_MS = 24 * HOUR_MS

/** The day in São Paulo that many days from today, as typed into a date field: DD/MM/AAAA. */
export function typedDate(daysFromToday: number): string {
  return new Date(currentTime() + daysFromToday * DAY_MS).toLocaleDateString('pt-BR', {
    timeZone: 'America/Sao_Paulo',
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
  })
}

/** A time zone in which the last twelve hours were all today. */
export function afternoonZone(): string {
  return new Date(currentTime()).getUTCHours() >= 12 ? 'UTC' : 'Etc/GMT-12'
}

/** The current time in São Paulo as HH:MM, with at least 15 s left in its minute. */
export async function currentMinute(): Promise<string> {
  const left = MINUTE_MS - (currentTime() % MINUTE_MS)
  if (left < MINUTE_MS / 4) await new Promise((resolve) => setTimeout(resolve, left))
  return new Date(currentTime()).toLocaleTimeString('pt-BR', {
    timeZone: 'America/Sao_Paulo',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
}

/** When the demonstration's data was created; its dates are relative to this moment. */
export function seedTime(): Date {
  return new Date(readFileSync(join(instance.state, 'stamps', 'seed-demo'), 'utf8'))
}
