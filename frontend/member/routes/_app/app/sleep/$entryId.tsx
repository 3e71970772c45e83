import { createFileRoute } from '@tanstack/react-router'
import { SleepEntryScreen } from '#member/features/sleep/sleep-entry-screen.tsx'
import { sleepEntryQuery } from '#member/features/sleep/sleep-queries.ts'
import { recordFormSearch } from '#member/shared/lib/dialogs/record-form-search.ts'

export const Route = createFileRoute('/_app/app/sleep/$entryId')({
  validateSearch: recordFormSearch,
  loader: ({ context, params }) =>
    void context.queryClient.prefetchQuery(sleepEntryQuery(context.queryClient, params.entryId)),
  staticData: { title: 'sleepEntry' },
  component: SleepEntryScreen,
})
