import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { FailedScreen, NotFoundScreen, PendingScreen } from './fallback-screens.tsx'
import type { TitleName } from './titles.ts'

export interface RouterContext {
  queryClient: QueryClient
  /** The page's title, if it depends on its state. Set by the route's `beforeLoad`, with `titledIf`. */
  title?: TitleName
}

export function routerOptions(queryClient: QueryClient) {
  return {
    context: { queryClient },
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    defaultPendingComponent: PendingScreen,
    defaultErrorComponent: FailedScreen,
    defaultNotFoundComponent: NotFoundScreenWithoutWays,
    // Its script is for pages rendered per request on a server.
    scrollRestoration: !import.meta.env.SSR,
    // biome-ignore lint/correctness/noComponentHookFactories: the router takes its wrapper as an option, once for each client
    Wrap: ({ children }: { children: ReactNode }) => (
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    ),
  } as const
}

function NotFoundScreenWithoutWays() {
  return <NotFoundScreen />
}
