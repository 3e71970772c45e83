import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import type { Consultation } from '#contract/consultations.ts'
import { queryKeys } from '#member/shared/lib/query-keys.ts'
import type { HistoryPage } from '#member/shared/lib/records/history-query.ts'
import { refresh } from '#shared/lib/api/refresh.ts'

export type ConsultationPages = InfiniteData<HistoryPage<Consultation>>

function mapPages(
  pages: ConsultationPages | undefined,
  change: (consultations: Consultation[], index: number) => Consultation[],
): ConsultationPages | undefined {
  return (
    pages && {
      ...pages,
      pages: pages.pages.map((page, index) => ({
        ...page,
        entries: change(page.entries, index),
      })),
    }
  )
}

export function withAdded(pages: ConsultationPages | undefined, added: Consultation) {
  return mapPages(pages, (list, index) =>
    index === 0 ? [added, ...list.filter(({ id }) => id !== added.id)] : list,
  )
}

export function withChanged(pages: ConsultationPages | undefined, id: string, change: Partial<Consultation>) {
  return mapPages(pages, (list) =>
    list.map((consultation) => (consultation.id === id ? { ...consultation, ...change } : consultation)),
  )
}

/** Refreshes the lists, the next consultation and the notifications. */
export function refreshConsultations(client: QueryClient) {
  return Promise.all([
    refresh(client, { queryKey: queryKeys.consultations.all }),
    refresh(client, { queryKey: queryKeys.notifications.list }),
    refresh(client, { queryKey: queryKeys.notifications.unread }),
  ])
}
