import type { QueryClient } from '@tanstack/react-query'
import { createRouter, type RouterHistory } from '@tanstack/react-router'
import { routerOptions } from '#shared/lib/app/app-router.tsx'
import { routeTree } from './route-tree.gen.ts'

export function createMemberRouter(queryClient: QueryClient, history?: RouterHistory) {
  return createRouter({ ...routerOptions(queryClient), routeTree, ...(history && { history }) })
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createMemberRouter>
  }
}
