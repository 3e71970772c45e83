import { createFileRoute } from '@tanstack/react-router'
import { SleepScreen } from '#member/features/sleep/sleep-screen.tsx'
import { sleepSearch } from '#member/features/sleep/sleep-search.ts'
import { sleepQuery } from '#member/shared/lib/health/sleep-query.ts'

export const Route = createFileRoute('/_app/app/sleep')({
  validateSearch: sleepSearch,
  loader: ({ context }) => void context.queryClient.prefetchInfiniteQuery(sleepQuery),
  staticData: { title: 'sleep' },
  component: SleepScreen,
})
