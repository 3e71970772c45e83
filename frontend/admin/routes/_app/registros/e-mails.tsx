import { createFileRoute } from '@tanstack/react-router'
import { mailQueries } from '#admin/features/logs/logs-query.ts'
import { mailSearch, withEntry } from '#admin/features/logs/logs-search.ts'
import { MailScreen } from '#admin/features/logs/mail-screen.tsx'
import { knownSearch } from '#admin/shared/lib/known-search.ts'
import { t } from '#locales/admin.ts'

const validateSearch = knownSearch(withEntry(mailSearch))

export const Route = createFileRoute('/_app/registros/e-mails')({
  validateSearch,
  // Exclude the open entry, so that opening another one loads nothing.
  loaderDeps: ({ search }) => mailSearch({ ...search }),
  // Start loading without delaying the screen.
  loader: ({ context, deps }) => void context.queryClient.prefetchInfiniteQuery(mailQueries.list(deps)),
  staticData: { ownTitle: t('titles.logs'), isWorkbench: true },
  component: MailScreen,
})
