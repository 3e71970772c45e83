/** Whether the runtime knows the IANA time zone (`America/Sao_Paulo`). */
export function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('pt-BR', { timeZone: name })
    return true
  } catch {
    return false
  }
}

/** The calendar day (`YYYY-MM-DD`) on which the instant falls in the time zone. */
export function dayIn(timeZone: string, instant: Date): string {
  return new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).format(instant)
}

/** "ter., 24/11 · 08:00" */
export function shortDateTimeIn(timeZone: string, instant: Date): string {
  const part = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('pt-BR', { timeZone, ...options }).format(instant)
  const weekday = part({ weekday: 'short' })
  const day = part({ day: '2-digit', month: '2-digit' })
  const time = part({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
  return `${weekday}, ${day} · ${time}`
}
