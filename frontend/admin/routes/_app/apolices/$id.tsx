import { createFileRoute } from '@tanstack/react-router'
import { loadReview } from '#admin/features/policy-reviews/policy-reviews-query.ts'

/** The layout renders the policy beside the list. */
export const Route = createFileRoute('/_app/apolices/$id')({
  loader: ({ context, params }) => loadReview(context.queryClient, params.id),
  component: () => null,
})
