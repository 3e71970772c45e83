import { createMemoryHistory } from '@tanstack/react-router'
import type { User } from '#contract/accounts.ts'
import { createQueryClient } from '#shared/lib/api/query-client.ts'
import { renderPage } from '#shared/lib/app/render-page.tsx'
import { createMemberRouter } from './router.tsx'
import { memberPaths } from './shared/lib/member-paths.ts'
import { sessionQuery } from './shared/lib/session/session.ts'

/** A placeholder for an approved member; the name takes up one line. */
const somebody: User = {
  id: '',
  fullName: '\u00a0',
  email: '\u00a0',
  role: 'member',
  status: 'approved',
  companyId: 0,
  createdAt: '',
  emailConfirmedAt: null,
  decidedAt: null,
  rejection: null,
  confirmationSentAt: null,
  newEmail: null,
  newName: null,
  passwordOff: false,
  version: 1,
}

export function render(path: string, client = createQueryClient()) {
  return renderPage(createMemberRouter(client, createMemoryHistory({ initialEntries: [path] })))
}

/** A screen of an approved member before its data has loaded; the profile renders nothing without data. */
export async function renderScreen(path: string) {
  if (path === memberPaths.profile) return undefined
  const nothing = async () => undefined
  const client = Object.assign(createQueryClient(), {
    prefetchQuery: nothing,
    prefetchInfiniteQuery: nothing,
  })
  client.setQueryData(sessionQuery.queryKey, somebody)
  return render(path, client)
}
