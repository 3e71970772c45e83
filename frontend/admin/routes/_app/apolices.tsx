import { createFileRoute } from '@tanstack/react-router'
import { loadReviewQueue } from '#admin/features/policy-reviews/policy-reviews-query.ts'
import { PoliciesScreen } from '#admin/features/policy-reviews/queue/policies-screen.tsx'
import { filterIn, reviewQueueSearch } from '#admin/features/policy-reviews/queue/review-queue-search.ts'
import { knownSearch } from '#admin/shared/lib/known-search.ts'
import { loadSavedTexts } from '#admin/shared/ui/saved-texts/saved-texts.ts'
import { t } from '#locales/admin.ts'

const validateSearch = knownSearch(reviewQueueSearch)

export const Route = createFileRoute('/_app/apolices')({
  validateSearch,
  loaderDeps: ({ search }) => filterIn(search),
  loader({ context, deps }) {
    loadReviewQueue(context.queryClient, deps)
    loadSavedTexts(context.queryClient)
  },
  staticData: { ownTitle: t('titles.policies'), isWorkbench: true },
  component: PoliciesScreen,
})
