import type { QueryClient } from '@tanstack/react-query'
import { createRouter, type RouterHistory } from '@tanstack/react-router'
import { t } from '#locales/shell.ts'
import { memberPaths } from '#member/shared/lib/member-paths.ts'
import { routerOptions } from '#shared/lib/app/app-router.tsx'
import { NotFoundScreen } from '#shared/lib/app/fallback-screens.tsx'
import { routeTree } from './route-tree.gen.ts'
import { isBetweenListAndRecord } from './shared/lib/records/list-and-record.ts'

const ways = [
  { to: memberPaths.allServices, label: t('notFound.services') },
  { to: memberPaths.chat, label: t('notFound.chat') },
]

function MemberNotFoundScreen() {
  return <NotFoundScreen ways={ways} />
}

export function createMemberRouter(queryClient: QueryClient, history?: RouterHistory) {
  return createRouter({
    ...routerOptions(queryClient),
    defaultNotFoundComponent: MemberNotFoundScreen,
    routeTree,
    ...(history && { history }),
    // The list's row and the record's page share one element: see the class `view-transition-record`.
    defaultViewTransition: {
      types: ({ fromLocation, toLocation }) =>
        fromLocation !== undefined &&
        isBetweenListAndRecord(fromLocation.pathname, toLocation.pathname) && ['record'],
    },
  })
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createMemberRouter>
  }
}
