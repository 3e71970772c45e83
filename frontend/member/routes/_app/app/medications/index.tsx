import { createFileRoute } from '@tanstack/react-router'
import { medicationsQuery } from '#member/features/medications/medications-query.ts'
import { MedicationsScreen } from '#member/features/medications/medications-screen.tsx'
import { medicationsSearch } from '#member/features/medications/medications-search.ts'

export const Route = createFileRoute('/_app/app/medications/')({
  validateSearch: medicationsSearch,
  loader: ({ context }) => void context.queryClient.prefetchQuery(medicationsQuery),
  staticData: { title: 'medications' },
  component: MedicationsScreen,
})
