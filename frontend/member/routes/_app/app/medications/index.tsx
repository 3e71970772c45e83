import { createFileRoute } from '@tanstack/react-router'
import { dayQuery, medicationsQuery } from '#member/features/medications/medications-query.ts'
import { MedicationsScreen } from '#member/features/medications/medications-screen.tsx'
import { medicationsSearch } from '#member/features/medications/medications-search.ts'
import { isoDay } from '#shared/lib/format/format.ts'

export const Route = createFileRoute('/_app/app/medications/')({
  validateSearch: medicationsSearch,
  loader: ({ context: { queryClient }, preload }) => {
    void queryClient.prefetchQuery(medicationsQuery)
    if (preload) void queryClient.prefetchQuery(dayQuery(isoDay(Date.now())))
  },
  staticData: { title: 'medications' },
  component: MedicationsScreen,
})
