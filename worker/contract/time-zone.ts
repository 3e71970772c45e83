/**
 * Where the provider works. By this clock a policy is due and late, a report's and a statistic's days begin, and
 * "today" is on the dashboard, wherever its administrator sits; it also stands in where nobody's own time zone is
 * known. Each company has it (`companies.time_zone`), and the triggers of the statistics count by its offset.
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
