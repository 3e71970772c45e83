import type { QueryClient } from '@tanstack/react-query'
import { createRouter, type RouterHistory } from '@tanstack/react-router'
import { routerOptions } from '#shared/lib/app/app-router.tsx'
import { FailedRoom } from './features/shell/failed-room.tsx'
import { routeTree } from './route-tree.gen.ts'

export function createAdminRouter(queryClient: QueryClient, history?: RouterHistory) {
  return createRouter({
    ...routerOptions(queryClient),
    defaultErrorComponent: FailedRoom,
    routeTree,
    ...(history && { history }),
  })
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAdminRouter>
  }
}
