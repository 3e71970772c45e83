/** A day in São Paulo so many days from today, as a person types it. */
export function typedDay(daysFromToday: number): string {
  return new Date(Date.now() + daysFromToday * 86_400_000).toLocaleDateString('pt-BR', {
    timeZone: 'America/Sao_Paulo',
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
  })
}

const MINUTE_MS = 60_000
const DAY_MS = 1440 * MINUTE_MS
/** São Paulo has been three hours behind UTC all year since 2019. */
const OFFSET_MS = -180 * MINUTE_MS

/** How long it is until the next midnight in São Paulo, in milliseconds. */
export function untilMidnight(now = Date.now()): number {
  return DAY_MS - ((now + OFFSET_MS) % DAY_MS)
}

/** The minute on the clock of São Paulo, at a moment that leaves time to use it. */
export async function thisMinute(): Promise<string> {
  const left = MINUTE_MS - (Date.now() % MINUTE_MS)
  if (left < MINUTE_MS / 4) await new Promise((resolve) => setTimeout(resolve, left))
  return new Date().toLocaleTimeString('pt-BR', {
    timeZone: 'America/Sao_Paulo',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
}
