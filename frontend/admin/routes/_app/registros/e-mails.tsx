import { createFileRoute } from '@tanstack/react-router'
import { knownSearch } from '../../../../shared/lib/known-search.ts'
import { mailQuery } from '../../../features/logs/logs-query.ts'
import { mailSearch } from '../../../features/logs/logs-search.ts'
import { MailScreen } from '../../../features/logs/mail-screen.tsx'
import { t } from '../../../features/shell/shell-texts.ts'

const validateSearch = knownSearch(mailSearch)

export const Route = createFileRoute('/_app/registros/e-mails')({
  validateSearch,
  loaderDeps: ({ search }) => search,
  // Begins to load without holding the screen back.
  loader: ({ context, deps }) => void context.queryClient.prefetchInfiniteQuery(mailQuery(deps)),
  staticData: { ownTitle: t('titles.logs') },
  component: MailScreen,
})
