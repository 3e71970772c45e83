import type { QueryClient } from '@tanstack/react-query'
import { createRouter, type RouterHistory } from '@tanstack/react-router'
import { routerOptions } from '#shared/lib/app/app-router.tsx'
import { FailedScreen } from '#shared/lib/app/fallback-screens.tsx'
import { routeTree } from './route-tree.gen.ts'

/** Error screen inside the layout: the navigation stays. */
function FailedScreenInLayout() {
  return <FailedScreen as="div" />
}

export function createAdminRouter(queryClient: QueryClient, history?: RouterHistory) {
  return createRouter({
    ...routerOptions(queryClient),
    defaultErrorComponent: FailedScreenInLayout,
    routeTree,
    ...(history && { history }),
  })
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAdminRouter>
  }
}
