import { createFileRoute } from '@tanstack/react-router'
import { mailQuery } from '#admin/features/logs/logs-query.ts'
import { mailSearch } from '#admin/features/logs/logs-search.ts'
import { MailScreen } from '#admin/features/logs/mail-screen.tsx'
import { t } from '#admin/features/shell/shell-texts.ts'
import { knownSearch } from '#admin/shared/lib/known-search.ts'

const validateSearch = knownSearch(mailSearch)

export const Route = createFileRoute('/_app/registros/e-mails')({
  validateSearch,
  loaderDeps: ({ search }) => search,
  // Begins to load without holding the screen back.
  loader: ({ context, deps }) => void context.queryClient.prefetchInfiniteQuery(mailQuery(deps)),
  staticData: { ownTitle: t('titles.logs') },
  component: MailScreen,
})
