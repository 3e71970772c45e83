import { createFileRoute } from '@tanstack/react-router'
import { loadReview } from '../../../features/policies/policies-query.ts'
import { ReviewScreen } from '../../../features/policies/review-screen.tsx'

export const Route = createFileRoute('/_app/apolices/$id')({
  loader: ({ context, params }) => loadReview(context.queryClient, params.id),
  staticData: { title: 'insurance' },
  component: ReviewScreen,
})
