import type { QueryClient } from '@tanstack/react-query'
import { queryKeys } from '#member/shared/lib/query-keys.ts'
import { refresh as refreshQueries } from '#shared/lib/api/refresh.ts'

/** Everything about medications: a dose changes the day, the stock, the history and the adherence. */
export function refreshMedications(client: QueryClient): Promise<unknown> {
  return refreshQueries(client, { queryKey: queryKeys.medications.all })
}

/** Where the button that had the focus went away, the focus stands at the page's title. */
export function keepFocus(): void {
  requestAnimationFrame(() =>
    setTimeout(() => {
      if (document.activeElement === document.body) document.querySelector<HTMLElement>('main h1')?.focus()
    }),
  )
}
