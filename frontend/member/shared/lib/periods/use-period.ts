import { useNavigate, useSearch } from '@tanstack/react-router'
import { dayOfSearch, readPeriodKind, toPeriodSearch } from './period.ts'
import type { PeriodSearch } from './period-search.ts'

/** The period in the page's URL, and how to show another one. */
export function usePeriod() {
  const search = useSearch({ strict: false })
  const navigate = useNavigate()
  const kind = readPeriodKind(search)
  const show = (period: PeriodSearch) =>
    void navigate({
      to: '.',
      search: ({ periodo: _period, dia: _day, ...rest }) => ({ ...rest, ...period }),
      state: true,
      replace: true,
      resetScroll: false,
    })
  return {
    /** `undefined` means the chart's default. */
    kind,
    day: dayOfSearch(search),
    showKind: (next: string) => show(toPeriodSearch(next)),
    /** @param day `undefined` means today */
    showDay: (day: string | undefined) =>
      show({ ...(kind && toPeriodSearch(kind)), ...(day && { dia: day }) }),
  }
}
