import { createFileRoute } from '@tanstack/react-router'
import { consultationQuery } from '#member/features/consultations/consultations-query.ts'
import { consultationSearch } from '#member/features/consultations/consultations-search.ts'
import { ConsultationScreen } from '#member/features/consultations/page/consultation-screen.tsx'

export const Route = createFileRoute('/_app/app/consultations/$consultationId')({
  validateSearch: consultationSearch,
  loader: ({ context: { queryClient }, params }) =>
    void queryClient.prefetchQuery(consultationQuery(queryClient, params.consultationId)),
  staticData: { title: 'consultation' },
  component: ConsultationScreen,
})
