import { createFileRoute } from '@tanstack/react-router'
import { prefetchAnamnesis } from '#member/features/anamnesis/anamnesis-query.ts'
import { AnamnesisScreen } from '#member/features/anamnesis/anamnesis-screen.tsx'
import { periodSearch } from '#member/shared/lib/periods/period-search.ts'

export const Route = createFileRoute('/_app/app/onboarding/anamnesis')({
  validateSearch: periodSearch,
  loader: ({ context }) => prefetchAnamnesis(context.queryClient),
  staticData: { title: 'anamnesis' },
  component: AnamnesisScreen,
})
