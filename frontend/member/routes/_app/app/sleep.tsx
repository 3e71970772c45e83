import { createFileRoute } from '@tanstack/react-router'
import { sleepQuery } from '../../../../shared/lib/sleep-query.ts'
import { SleepScreen } from '../../../features/sleep/sleep-screen.tsx'
import { sleepSearch } from '../../../features/sleep/sleep-search.ts'

export const Route = createFileRoute('/_app/app/sleep')({
  validateSearch: sleepSearch,
  loader: ({ context }) => void context.queryClient.prefetchInfiniteQuery(sleepQuery),
  staticData: { title: 'sleep' },
  component: SleepScreen,
})
