import { createFileRoute } from '@tanstack/react-router'
import { consultationsQuery } from '#member/features/consultations/consultations-query.ts'
import { ConsultationsScreen } from '#member/features/consultations/consultations-screen.tsx'
import { consultationsSearch } from '#member/features/consultations/consultations-search.ts'

export const Route = createFileRoute('/_app/app/consultations/')({
  validateSearch: consultationsSearch,
  loader: ({ context }) => void context.queryClient.prefetchInfiniteQuery(consultationsQuery),
  staticData: { title: 'consultations' },
  component: ConsultationsScreen,
})
