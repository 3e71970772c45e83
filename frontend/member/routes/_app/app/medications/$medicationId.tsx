import { createFileRoute } from '@tanstack/react-router'
import { MedicationScreen } from '#member/features/medications/medication-screen.tsx'
import { dayQuery, medicationQuery } from '#member/features/medications/medications-query.ts'
import { medicationSearch } from '#member/features/medications/medications-search.ts'
import { isoDay } from '#shared/lib/format/format.ts'

export const Route = createFileRoute('/_app/app/medications/$medicationId')({
  validateSearch: medicationSearch,
  loader: ({ context: { queryClient }, params }) => {
    void queryClient.prefetchQuery(medicationQuery(queryClient, params.medicationId))
    void queryClient.prefetchQuery(dayQuery(isoDay(Date.now())))
  },
  staticData: { title: 'medication' },
  component: MedicationScreen,
})
