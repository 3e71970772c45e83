import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { dropKept } from '../session/offline-store.ts'
import { ApiError } from './errors.ts'

const MINUTE = 60_000
export const FRESH_FOR = 5 * MINUTE

/** Keys of the cache; some screens and the dashboard have theirs apart. What is a member's begins with `member`. */
export const keys = {
  session: ['session'],
  company: ['company'],
  addresses: ['addresses'],
  emailConfirmation: (token: string) => ['email-confirmation', token],
  emailChange: (token: string) => ['email-change', token],
  consultations: {
    all: ['member', 'consultations'],
    list: ['member', 'consultations', 'list'],
    upcoming: ['member', 'consultations', 'upcoming'],
  },
  sleep: {
    all: ['member', 'sleep'],
    list: ['member', 'sleep', 'list'],
    today: ['member', 'sleep', 'today'],
  },
  anamnesis: {
    all: ['member', 'anamnesis'],
    current: ['member', 'anamnesis', 'current'],
    history: ['member', 'anamnesis', 'history'],
  },
  medications: (...parts: string[]) => ['member', 'medications', ...parts],
  insurance: ['member', 'insurance'],
  membershipCard: (memberId: string) => ['member', 'membership-card', memberId],
  notifications: {
    list: ['member', 'notifications', 'list'],
    unread: ['member', 'notifications', 'unread'],
  },
  sessions: ['member', 'sessions'],
} as const

/** An answer of 4xx says the same thing twice; only what may pass is asked again, once. */
function retry(failures: number, error: Error): boolean {
  if (error instanceof ApiError && error.status < 500) return false
  return failures < 1
}

export function createQueryClient(): QueryClient {
  const sessionEnded = (error: Error) => {
    if (!(error instanceof ApiError) || error.code !== 'unauthenticated') return
    dropKept()
    client.setQueryData(keys.session, null)
  }
  const client = new QueryClient({
    queryCache: new QueryCache({ onError: sessionEnded }),
    mutationCache: new MutationCache({ onError: sessionEnded }),
    defaultOptions: {
      // Without a connection a call fails at once and says so; waiting in silence for one looks like loading.
      queries: {
        staleTime: FRESH_FOR,
        retry,
        refetchOnWindowFocus: false,
        networkMode: 'always',
        refetchOnReconnect: true,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
  return client
}
