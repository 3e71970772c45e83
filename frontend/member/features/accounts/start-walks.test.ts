import {
  createMemoryHistory,
  createRootRouteWithContext,
  createRoute,
  createRouter,
} from '@tanstack/react-router'
import fc from 'fast-check'
import { afterAll, beforeEach, expect, it, vi } from 'vitest'
import { STATUS_COOKIE } from '#contract/status-cookie.ts'
import { KEPT_FOR } from '#member/shared/lib/vault/may-keep-data.ts'
import type { createQueryClient } from '#shared/lib/api/query-client.ts'
import type { RouterContext } from '#shared/lib/app/app-router.tsx'

const stored: { vault: string | undefined } = { vault: undefined }

// Separate modules: other test files must not see this vault, nor this file theirs.
vi.resetModules()
vi.doMock('#member/shared/lib/vault/vault.ts', () => ({
  readVault: async () => (stored.vault === undefined ? undefined : { memberId: 'm1', text: stored.vault }),
}))
const { sessionQuery } = await import('#member/shared/lib/session/session.ts')
const { restoreKept } = await import('#member/shared/lib/vault/restore-kept.ts')
const { createQueryClient: newQueryClient } = await import('#shared/lib/api/query-client.ts')
const { followSession } = await import('#shared/lib/session/follow-session.ts')
const { redirectSignedIn, requireMember } = await import('./guards.ts')
await import('#member/shared/lib/vault/kept-queries.ts')

/** A thousand walks, split into tests that are short even on a busy machine. */
const SEEDS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]
const WALKS = 100
const STARTS = 4
const CARD = '/app/membership-card'
const DAY = 86_400_000
const member = { id: 'm1', fullName: 'Ivo Prado', email: 'ivo@exemplo.com.br', status: 'approved' }

const networks = ['up', 'slow', 'portal', 'portal elsewhere', 'down'] as const
const events = [
  'nothing',
  'session ended',
  'cookie expired',
  'data evicted',
  'data switched on',
  'clock ahead',
  'clock behind',
  'another version',
  'signed in',
] as const

/** A device, and what the server knows of its session. */
interface World {
  network: (typeof networks)[number]
  isValid: boolean
  cookie: string
  isKeeping: boolean
}

const APPROVED = `${STATUS_COOKIE}=approved`

function happen(world: World, event: (typeof events)[number]): void {
  if (event === 'session ended') world.isValid = false
  if (event === 'cookie expired') world.cookie = ''
  if (event === 'data switched on') world.isKeeping = true
  if (event === 'clock ahead') vi.setSystemTime(Date.now() + DAY)
  if (event === 'clock behind') vi.setSystemTime(Date.now() - DAY)
  if (event === 'another version') stored.vault = stored.vault?.replace('{', '{"shape":"another",')
  if (event === 'data evicted') {
    stored.vault = undefined
    world.isKeeping = false
  }
  if (event === 'signed in') {
    world.isValid = true
    world.cookie = APPROVED
  }
}

/** The screen that a start in this world shows, in the words of the table in docs/offline.md. */
function expectedOf({ network, isValid, cookie, isKeeping }: World): string {
  const hasData = isKeeping && stored.vault !== undefined
  const email = hasData ? ` with ${member.email}` : ''
  if (!cookie) return `sign-in${email}`
  if (network === 'up') return isValid ? 'card' : `sign-in${email}`
  if (hasData) return 'card'
  if (network !== 'slow') return 'failed'
  return isValid ? 'card' : 'sign-in'
}

async function answerIn(world: World, signal: AbortSignal | null | undefined): Promise<Response> {
  const late = new Promise((resolve) => setTimeout(resolve, world.network === 'slow' ? 8_000 : 0))
  const aborted = new Promise<never>((_, reject) =>
    signal?.addEventListener('abort', () => reject(new DOMException('late', 'AbortError'))),
  )
  await Promise.race([late, aborted])
  if (world.network === 'portal')
    return new Response('<html>Wi-Fi</html>', { headers: { 'Content-Type': 'text/html' } })
  if (world.network === 'down' || world.network === 'portal elsewhere') throw new TypeError('Failed to fetch')
  if (world.isValid) return Response.json(member)
  world.cookie = ''
  return Response.json({ message: 'Entre.', code: 'unauthenticated' }, { status: 401 })
}

function routerOf(queryClient: ReturnType<typeof createQueryClient>, visited: string[]) {
  const root = createRootRouteWithContext<RouterContext>()({})
  const card = createRoute({
    getParentRoute: () => root,
    path: CARD,
    beforeLoad: ({ context, location }) => {
      visited.push(location.pathname)
      return requireMember(context.queryClient, location)
    },
  })
  const auth = createRoute({
    getParentRoute: () => root,
    path: '/auth',
    validateSearch: ({ redirect }: Record<string, unknown>) => ({ redirect: String(redirect) }),
    beforeLoad: ({ context, location, search }) => {
      visited.push(location.pathname)
      redirectSignedIn(context.queryClient, search.redirect)
    },
  })
  const history = createMemoryHistory({ initialEntries: [CARD] })
  return createRouter({ routeTree: root.addChildren([card, auth]), history, context: { queryClient } })
}

function keptNow(): string {
  return JSON.stringify({ queries: [{ key: sessionQuery.queryKey, data: member, at: Date.now() }] })
}

/** Starts the app as `main.tsx` does. Returns the screen and how often it changed. */
async function startIn(world: World): Promise<{ screen: string; visited: string[] }> {
  vi.stubGlobal('document', world)
  vi.stubGlobal('window', { origin: 'http://localhost' })
  vi.stubGlobal('self', globalThis)
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => (key === KEPT_FOR && world.isKeeping ? member.id : null),
  })
  vi.stubGlobal('fetch', (url: string, { signal }: RequestInit) =>
    url === '/api/user' ? answerIn(world, signal) : Promise.resolve(new Response(null, { status: 503 })),
  )
  const client = newQueryClient()
  const visited: string[] = []
  const router = routerOf(client, visited)
  let isStarted = false
  const started = restoreKept(client).then(async () => {
    void client.prefetchQuery(sessionQuery)
    await router.load()
    isStarted = true
  })
  followSession(client, router, started)
  const isBusy = () => !isStarted || client.isFetching() > 0 || router.state.isLoading
  for (let step = 0; isBusy() && step < 50; step++) await vi.advanceTimersToNextTimerAsync()
  await vi.advanceTimersByTimeAsync(0)
  const { pathname, state } = router.state.location
  const hasFailed = router.state.matches.some(({ status }) => status === 'error')
  const signIn = state.email ? `sign-in with ${state.email}` : 'sign-in'
  const screen = isBusy() ? 'waits' : hasFailed ? 'failed' : pathname === CARD ? 'card' : signIn
  if (screen === 'card' && world.network === 'up' && world.isKeeping) {
    stored.vault = keptNow()
  }
  client.clear()
  vi.clearAllTimers()
  return { screen, visited }
}

afterAll(() => {
  vi.doUnmock('#member/shared/lib/vault/vault.ts')
  vi.resetModules()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const start = Date.now()

beforeEach(() => {
  vi.useFakeTimers({ now: start })
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const timeout = new AbortController()
    setTimeout(() => timeout.abort(), ms)
    return timeout.signal
  })
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  vi.stubGlobal('indexedDB', {
    deleteDatabase: () => {
      stored.vault = undefined
    },
  })
})

it.each(SEEDS)(
  'opens the expected screen in random series of starts, without a loop (seed %i)',
  async (seed) => {
    const step = fc.tuple(fc.constantFrom(...events), fc.constantFrom(...networks))
    const walk = async (steps: [(typeof events)[number], World['network']][]) => {
      vi.setSystemTime(start)
      stored.vault = keptNow()
      const world: World = { network: 'up', isValid: true, cookie: APPROVED, isKeeping: true }
      for (const [event, network] of steps) {
        happen(world, event)
        world.network = network
        const expected = expectedOf(world)
        const { screen, visited } = await startIn(world)
        expect(screen).toBe(expected)
        // The guards may run again after an answer, but never lead back.
        expect([...new Set(visited)]).toEqual(expected.startsWith('sign-in') ? [CARD, '/auth'] : [CARD])
        expect(visited.length).toBeLessThanOrEqual(4)
        if (visited.includes('/auth'))
          expect(visited.lastIndexOf(CARD)).toBeLessThan(visited.indexOf('/auth'))
      }
    }
    const walks = fc.asyncProperty(fc.array(step, { minLength: STARTS, maxLength: STARTS }), walk)
    await fc.assert(walks, { numRuns: WALKS, seed })
  },
)
