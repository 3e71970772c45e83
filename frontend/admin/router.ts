import type { QueryClient } from '@tanstack/react-query'
import { createRouter, type RouterHistory } from '@tanstack/react-router'
import { FailedScreenInLayout } from '#admin/features/shell/failed-screen.tsx'
import { routerOptions } from '#shared/lib/app/app-router.tsx'
import { routeTree } from './route-tree.gen.ts'

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
