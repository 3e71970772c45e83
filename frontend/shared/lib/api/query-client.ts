import {
  type FetchInfiniteQueryOptions,
  type FetchQueryOptions,
  MutationCache,
  QueryCache,
  QueryClient,
  type QueryKey,
} from '@tanstack/react-query'
import { forgetVault } from '../session/forget-vault.ts'
import { ApiError } from './errors.ts'

/** Age from which a query is refetched when a screen uses it. */
export const FRESH_MS = 5 * 60_000

/** How a session known to this page or device ended: on the server, or by a sign-out in another tab. */
export type SessionEnd = 'server' | 'other_tab'

/**
 * Query keys that both apps use. Code of the first load imports them from here; each app's own
 * `shared/lib/query-keys.ts` includes them.
 */
export const sharedKeys = {
  /** The signed-in user, or null. */
  session: ['session'],
  /** `SessionEnd`. Removed by the next session. */
  sessionEnded: ['session-ended'],
  /** E-mail of the member whose data this device keeps, for the sign-in after their session has ended. */
  keptEmail: ['kept-email'],
  company: ['company'],
  addresses: ['addresses'],
  /** The secret of a second factor that is being set up. */
  enrolment: ['second-factor', 'enrolment'],
} as const

/** Retries once, but not after a 4xx answer, which would not change. */
function retry(failures: number, error: Error): boolean {
  if (error instanceof ApiError && error.status < 500) return false
  return failures < 1
}

/**
 * A query that failed on screen is reloaded only by its button: a request of our own would replace the button while
 * somebody presses it. Loaders run again whenever the guards do, and parts of a screen are mounted later than others.
 */
class ScreenQueryClient extends QueryClient {
  override prefetchQuery<Answer, Failure, Shown, Key extends QueryKey>(
    options: FetchQueryOptions<Answer, Failure, Shown, Key>,
  ): Promise<void> {
    return this.failedOnScreen(options.queryKey) ? Promise.resolve() : super.prefetchQuery(options)
  }

  override prefetchInfiniteQuery<Answer, Failure, Shown, Key extends QueryKey, Page>(
    options: FetchInfiniteQueryOptions<Answer, Failure, Shown, Key, Page>,
  ): Promise<void> {
    return this.failedOnScreen(options.queryKey) ? Promise.resolve() : super.prefetchInfiniteQuery(options)
  }

  private failedOnScreen(queryKey: QueryKey): boolean {
    const query = this.getQueryCache().find({ queryKey, exact: true })
    return query?.state.status === 'error' && query.state.data === undefined && query.getObserversCount() > 0
  }
}

export function createQueryClient(): QueryClient {
  const sessionEnded = (error: Error) => {
    if (!(error instanceof ApiError) || !error.is('unauthenticated')) return
    forgetVault()
    if (client.getQueryData(sharedKeys.session))
      client.setQueryData<SessionEnd>(sharedKeys.sessionEnded, 'server')
    client.setQueryData(sharedKeys.session, null)
  }
  const client = new ScreenQueryClient({
    queryCache: new QueryCache({ onError: sessionEnded }),
    mutationCache: new MutationCache({ onError: sessionEnded }),
    defaultOptions: {
      // Without a connection a request fails immediately; a paused one would look like loading.
      queries: {
        staleTime: FRESH_MS,
        retry,
        // Only for the first component on screen that uses it.
        retryOnMount: (query) => query.getObserversCount() < 2,
        refetchOnWindowFocus: false,
        networkMode: 'always',
        refetchOnReconnect: true,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
  return client
}
