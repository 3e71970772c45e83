import { createFileRoute } from '@tanstack/react-router'
import { loadReview } from '../../../features/policies/policies-query.ts'
import { ReviewScreen } from '../../../features/policies/review-screen.tsx'
import { t } from '../../../features/shell/shell-texts.ts'

export const Route = createFileRoute('/_app/apolices/$id')({
  loader: ({ context, params }) => loadReview(context.queryClient, params.id),
  staticData: { ownTitle: t('titles.policies') },
  component: ReviewScreen,
})
