import type { Query, QueryClient, QueryKey } from '@tanstack/react-query'
import type { User } from '#contract/accounts.ts'
import { FRESH_MS, type SessionEnd } from '#shared/lib/api/query-client.ts'
import { isoDay } from '#shared/lib/format/format.ts'
import { forgetVault } from '#shared/lib/session/forget-vault.ts'
import { queryKeys } from '../query-keys.ts'
import { hasTexts, isKept, isOver, keptKeys, keyOn, outlivesShape } from './offline-screens.ts'
import { openVault, readVault } from './vault.ts'

declare global {
  interface ImportMetaEnv {
    /** Set by the build: see `frontend/build/data-shape.ts`. */
    readonly DATA_SHAPE: string
  }
}

const DAY_MS = 86_400_000
const MAX_AGE_MS = 30 * DAY_MS
/** Length of the text before encryption; years of records are shorter. */
const MAX_CHARACTERS = 4_000_000
/** Combines the answers of a screen into one write. */
const WRITE_AFTER_MS = 500
/** Stored data of another shape is not used. */
const SHAPE = import.meta.env.DATA_SHAPE

interface KeptQuery {
  key: QueryKey
  data: unknown
  /** When it was loaded, in epoch milliseconds. */
  at: number
}

interface Kept {
  shape: typeof SHAPE
  queries: KeptQuery[]
}

/** Only the first page of a list, because a refresh requests every cached page. */
function firstPage(data: unknown): unknown {
  if (typeof data !== 'object' || data === null || !('pages' in data && 'pageParams' in data)) return data
  const { pages, pageParams } = data
  if (!Array.isArray(pages) || !Array.isArray(pageParams)) return data
  return { pages: pages.slice(0, 1), pageParams: pageParams.slice(0, 1) }
}

/**
 * From now on stores the server's answers in the member's vault, until the session changes. Stores nothing if the
 * device has no space or no database.
 */
export function keepQueries(
  client: QueryClient,
  { memberId, isLocked }: { memberId: string; isLocked: boolean },
  ended: AbortSignal,
): void {
  if (ended.aborted) return
  keepInMemory(client)
  const opened = openVault(memberId, isLocked).catch(() => undefined)
  let timer: ReturnType<typeof setTimeout> | undefined
  /** What the vault holds, as far as this tab knows. */
  let written: readonly Snapshot[] = []

  async function save(): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    // Optimistic updates that the server has not confirmed are not stored.
    if (client.isMutating() > 0) return saveSoon()
    const write = await opened
    const user = client.getQueryData<User | null>(queryKeys.session)
    if (!write || user?.id !== memberId || user.status !== 'approved') return
    const found = snapshotsIn(client)
    if (isSame(found, written)) return
    await write(serialize(found.map(asKept))).then(
      () => {
        written = found
      },
      () => undefined,
    )
  }
  const saveSoon = () => {
    timer ??= setTimeout(save, WRITE_AFTER_MS)
  }
  const saveNow = () => {
    // Another tab may have written since.
    if (document.visibilityState === 'visible') written = []
    else if (timer !== undefined) void save()
  }

  saveSoon()
  const stopFollowing = client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success' || !isKept(event.query.queryKey)) return
    const { queryHash, state } = event.query
    if (!event.action.manual) answeredAt.set(queryHash, state.dataUpdatedAt)
    // A tab in the background knows less than the visible one.
    if (document.visibilityState === 'visible') saveSoon()
  })
  document.addEventListener('visibilitychange', saveNow, { signal: ended })
  ended.addEventListener('abort', () => {
    stopFollowing()
    clearTimeout(timer)
  })
}

/** When the server last answered each query, by query hash: a change on screen does not make its data newer. */
const answeredAt = new Map<string, number>()

interface Snapshot {
  query: Query
  data: unknown
  at: number
}

function snapshotsIn(client: QueryClient): Snapshot[] {
  const oldest = Date.now() - MAX_AGE_MS
  return client
    .getQueryCache()
    .getAll()
    .filter(({ queryKey, state }) => isKept(queryKey) && state.data !== undefined)
    .map((query) => {
      const { data, dataUpdatedAt } = query.state
      return { query, data, at: Math.min(answeredAt.get(query.queryHash) ?? dataUpdatedAt, dataUpdatedAt) }
    })
    .filter(({ at }) => at > oldest)
}

/**
 * Whether a write would change only the age of the data, by less than screens show. An equal answer leaves the cached
 * object unchanged.
 */
function isSame(found: readonly Snapshot[], written: readonly Snapshot[]): boolean {
  return (
    found.length === written.length &&
    found.every(({ query, data, at }, index) => {
      const before = written[index]
      return before?.query === query && before.data === data && at - before.at < FRESH_MS
    })
  )
}

function asKept({ query, data, at }: Snapshot): KeptQuery {
  return { key: query.queryKey, data: firstPage(data), at }
}

/** The vault's content: the queries that fit, dropping the longest ones first. */
function serialize(queries: KeptQuery[]): string {
  const text = JSON.stringify({ shape: SHAPE, queries } satisfies Kept)
  if (text.length <= MAX_CHARACTERS) return text
  const lengths = queries.map((query) => JSON.stringify(query).length)
  return serialize(queries.toSpliced(lengths.indexOf(Math.max(...lengths)), 1))
}

/** The data of screens that are not open must not be garbage-collected. */
function keepInMemory(client: QueryClient): void {
  for (const key of keptKeys) client.setQueryDefaults(key, { gcTime: Number.POSITIVE_INFINITY })
}

/**
 * Restores the vault's data into the cache with its age, so that screens show it at once and refresh it. Deletes data
 * that is too old or damaged. From data of another shape, restores only what opens the app and the card; after the
 * session has ended, only the e-mail.
 */
export async function restoreQueries(
  client: QueryClient,
  hasSession: boolean,
  isWanted: () => boolean,
): Promise<void> {
  const kept = await readKept()
  if (!kept || !isWanted()) return
  const session = kept.find(({ key }) => key[0] === queryKeys.session[0])?.data
  if (hasTexts(session, ['email'])) client.setQueryData(queryKeys.keptEmail, session.email)
  if (!hasSession) {
    client.setQueryData<SessionEnd>(queryKeys.sessionEnded, 'server')
    return
  }
  keepInMemory(client)
  const today = isoDay(Date.now())
  for (const { key: loaded, data, at } of kept.toSorted((one, other) => other.at - one.at)) {
    const key = keyOn(today, loaded, at)
    // Loaded while the vault was locked, or later.
    if (client.getQueryData(key)) continue
    client.setQueryData(key, data, { updatedAt: at })
    const query = client.getQueryCache().find({ queryKey: key, exact: true })
    if (query) answeredAt.set(query.queryHash, at)
  }
  await client.invalidateQueries({ refetchType: 'none' })
}

async function readKept(): Promise<KeptQuery[] | undefined> {
  try {
    const found = await readVault()
    if (!found) return undefined
    // The text is this app's own: only the key in this browser could encrypt it.
    const { shape, queries }: Kept = JSON.parse(found.text)
    const oldest = Date.now() - MAX_AGE_MS
    const usable = queries.filter(
      ({ key, data, at }) =>
        at > oldest && (shape === SHAPE || outlivesShape(key, data)) && !isOver(key, data, at),
    )
    if (usable.some(({ key }) => key[0] === queryKeys.session[0])) return usable
  } catch {
    // Damaged.
  }
  forgetVault()
  return undefined
}
