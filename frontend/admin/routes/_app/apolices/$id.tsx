import { createFileRoute } from '@tanstack/react-router'
import { loadReview } from '#admin/features/policy-reviews/policy-reviews-query.ts'
import { PolicyReviewScreen } from '#admin/features/policy-reviews/review/policy-review-screen.tsx'
import { t } from '#admin/features/shell/shell-texts.ts'

export const Route = createFileRoute('/_app/apolices/$id')({
  loader: ({ context, params }) => loadReview(context.queryClient, params.id),
  staticData: { ownTitle: t('titles.policies') },
  component: PolicyReviewScreen,
})
