import { createFileRoute } from '@tanstack/react-router'
import { MedicationScreen } from '#member/features/medications/medication-screen.tsx'
import { medicationQuery } from '#member/features/medications/medications-query.ts'
import { medicationSearch } from '#member/features/medications/medications-search.ts'

export const Route = createFileRoute('/_app/app/medications/$medicationId')({
  validateSearch: medicationSearch,
  loader: ({ context, params }) =>
    void context.queryClient.prefetchQuery(medicationQuery(context.queryClient, params.medicationId)),
  staticData: { title: 'medication' },
  component: MedicationScreen,
})
