import { createFileRoute } from '@tanstack/react-router'
import { loadDialogs } from '#member/features/medications/doses/lazy-dialogs.ts'
import { dayQuery, loadAhead, medicationsQuery } from '#member/features/medications/medications-query.ts'
import { MedicationsScreen } from '#member/features/medications/medications-screen.tsx'
import { medicationsSearch } from '#member/features/medications/medications-search.ts'
import { prepareOffline } from '#member/shared/lib/vault/may-keep-data.ts'
import { isoDay } from '#shared/lib/format/format.ts'

export const Route = createFileRoute('/_app/app/medications/')({
  validateSearch: medicationsSearch,
  loader: ({ context: { queryClient }, preload }) => {
    void queryClient.prefetchQuery(medicationsQuery)
    if (!preload) return
    void queryClient.prefetchQuery(dayQuery(isoDay(Date.now())))
    prepareOffline(loadDialogs)
    prepareOffline(() => loadAhead(queryClient))
    prepareOffline(() => import('#member/features/medications/form/medication-form.tsx'))
    prepareOffline(() => import('#member/features/medications/stock/stock-form.tsx'))
  },
  staticData: { title: 'medications' },
  component: MedicationsScreen,
})
