import type { Query, QueryClient, QueryKey } from '@tanstack/react-query'
import type { User } from '#contract/accounts.ts'
import { forgetVault } from '#shared/lib/session/forget-vault.ts'
import { queryKeys } from '../query-keys.ts'
import { isKept } from './offline-screens.ts'
import { openVault, readVault } from './vault.ts'

declare global {
  interface ImportMetaEnv {
    /** Set by the build: see `frontend/build/data-shape.ts`. */
    readonly DATA_SHAPE: string
  }
}

const DAY_MS = 86_400_000
const MAX_AGE_MS = 30 * DAY_MS
/** Of the text before the encryption; more than years of records have. */
const MAX_CHARACTERS = 4_000_000
/** Joins the answers of a screen into one write. */
const WRITE_AFTER_MS = 500
/** Data of an app whose answers or queries had another shape are not used. */
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

/** The first page of a list, since a refresh asks for each page that there is. */
function firstPage(data: unknown): unknown {
  if (typeof data !== 'object' || data === null || !('pages' in data && 'pageParams' in data)) return data
  const { pages, pageParams } = data
  if (!Array.isArray(pages) || !Array.isArray(pageParams)) return data
  return { pages: pages.slice(0, 1), pageParams: pageParams.slice(0, 1) }
}

function keptText(client: QueryClient): string {
  const oldest = Date.now() - MAX_AGE_MS
  const queries = client
    .getQueryCache()
    .getAll()
    .filter(
      ({ queryKey, state }) => isKept(queryKey) && state.data !== undefined && state.dataUpdatedAt > oldest,
    )
    .map(({ queryKey, state }: Query) => ({
      key: queryKey,
      data: firstPage(state.data),
      at: state.dataUpdatedAt,
    }))
  return JSON.stringify({ shape: SHAPE, queries } satisfies Kept)
}

/**
 * Keeps the member's data in the vault from now on: whatever the queries load, until the session is another one. Where
 * the device has no room or no database, it keeps nothing.
 */
export function keepQueries(client: QueryClient, memberId: string, ended: AbortSignal): void {
  if (ended.aborted) return
  keepInMemory(client)
  const opened = openVault(memberId).catch(() => undefined)
  let timer: ReturnType<typeof setTimeout> | undefined

  async function save(): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    const write = await opened
    const user = client.getQueryData<User | null>(queryKeys.session)
    if (!write || user?.id !== memberId || user.status !== 'approved') return
    const text = keptText(client)
    if (text.length > MAX_CHARACTERS) forgetVault()
    else await write(text).catch(() => undefined)
  }
  const saveSoon = () => {
    timer ??= setTimeout(save, WRITE_AFTER_MS)
  }
  const saveNow = () => {
    if (document.visibilityState === 'hidden' && timer !== undefined) void save()
  }

  saveSoon()
  const stopFollowing = client.getQueryCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'success' && isKept(event.query.queryKey))
      saveSoon()
  })
  document.addEventListener('visibilitychange', saveNow, { signal: ended })
  ended.addEventListener('abort', () => {
    stopFollowing()
    clearTimeout(timer)
  })
}

/** Data of screens that are not open must not be lost with the time. */
function keepInMemory(client: QueryClient): void {
  client.setQueryDefaults(queryKeys.member, { gcTime: Number.POSITIVE_INFINITY })
}

/**
 * Puts the data in the vault into the cache, as old as they are, so that screens show them at once and refresh them.
 * Deletes data that cannot be used, because they are too old, of another shape or damaged.
 */
export async function restoreQueries(client: QueryClient, isWanted: () => boolean): Promise<void> {
  const kept = await readKept()
  if (!kept || !isWanted()) return
  keepInMemory(client)
  for (const { key, data, at } of kept) client.setQueryData(key, data, { updatedAt: at })
  await client.invalidateQueries({ refetchType: 'none' })
}

async function readKept(): Promise<KeptQuery[] | undefined> {
  try {
    const found = await readVault()
    if (!found) return undefined
    // The text is this app's own: only the key in this browser could encrypt it.
    const { shape, queries }: Kept = JSON.parse(found.text)
    const oldest = Date.now() - MAX_AGE_MS
    const fresh = queries.filter(({ at }) => at > oldest)
    const session = fresh.find(({ key }) => key[0] === queryKeys.session[0])
    if (shape === SHAPE && session) return fresh
  } catch {
    // Damaged, or written by another version of the app.
  }
  forgetVault()
  return undefined
}
