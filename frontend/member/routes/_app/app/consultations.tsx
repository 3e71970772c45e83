import { createFileRoute } from '@tanstack/react-router'
import { consultationsQuery } from '../../../features/consultations/consultations-query.ts'
import { ConsultationsScreen } from '../../../features/consultations/consultations-screen.tsx'
import { consultationsSearch } from '../../../features/consultations/consultations-search.ts'

export const Route = createFileRoute('/_app/app/consultations')({
  validateSearch: consultationsSearch,
  loader: ({ context }) => void context.queryClient.prefetchInfiniteQuery(consultationsQuery),
  staticData: { title: 'consultations' },
  component: ConsultationsScreen,
})
