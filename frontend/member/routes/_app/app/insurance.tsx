import { createFileRoute } from '@tanstack/react-router'
import { policiesQuery } from '#member/features/insurance/insurance-query.ts'
import { InsuranceScreen } from '#member/features/insurance/insurance-screen.tsx'

export const Route = createFileRoute('/_app/app/insurance')({
  loader: ({ context }) => void context.queryClient.prefetchInfiniteQuery(policiesQuery),
  staticData: { title: 'insurance' },
  component: InsuranceScreen,
})
