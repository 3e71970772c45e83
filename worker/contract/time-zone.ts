/**
 * Where the provider works. Due dates of policies, the days of reports and statistics, and "today" on the
 * dashboard follow this clock, wherever the administrator is. It also stands in where a person's own time
 * zone is unknown. Each company has it (`companies.time_zone`), and the triggers of the statistics count by
 * its offset.
 */
export const PROVIDER_TIME_ZONE = 'America/Sao_Paulo'

/** Whether the runtime knows the IANA time zone (`America/Sao_Paulo`). */
export function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat(undefined, { timeZone: name })
    return true
  } catch {
    return false
  }
}
