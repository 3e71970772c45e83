import type { QueryClient } from '@tanstack/react-query'
import { etagOf, type Versioned } from '#contract/versions.ts'
import { ApiError } from './errors.ts'

/** Options of a request that changes this version of a record: `$patch({ param, json }, ifMatch(version))`. */
export function ifMatch(version: number | undefined) {
  // A session stored by an earlier release of the app has no version.
  return { headers: version === undefined ? {} : { 'If-Match': etagOf(version) } }
}

type IfMatch = ReturnType<typeof ifMatch>

/** The current record, if the error says that the change was based on an older version. */
export function currentIn<Item extends Versioned>(error: unknown): Item | undefined {
  // The API returns a record of the route that was called.
  return error instanceof ApiError && error.is('stale_version') ? (error.body.current as Item) : undefined
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

/** Whether `known` is an older version of the record, without fields that the record lacks. */
function isOlder(known: Record<string, unknown>, record: Versioned & { id?: unknown }): boolean {
  return (
    known.id === record.id &&
    typeof known.version === 'number' &&
    known.version < record.version &&
    Object.keys(known).every((name) => name in record)
  )
}

function withRecord(data: unknown, record: Versioned): unknown {
  if (Array.isArray(data)) {
    const items = data.map((item) => withRecord(item, record))
    return items.some((item, index) => item !== data[index]) ? items : data
  }
  if (!isObject(data)) return data
  if (isOlder(data, record)) return record
  const entries = Object.entries(data).map(([name, value]) => [name, withRecord(value, record)] as const)
  return entries.some(([name, value]) => value !== data[name]) ? Object.fromEntries(entries) : data
}

/** Replaces older versions of the record in all cached answers, which stay as old as they are. */
export function replaceInCache(client: QueryClient, record: Versioned): void {
  for (const { queryKey, state } of client.getQueryCache().getAll()) {
    const data = withRecord(state.data, record)
    if (data !== state.data) client.setQueryData(queryKey, data, { updatedAt: state.dataUpdatedAt })
  }
}

/** Whether two JSON values are equal, regardless of the order of fields. */
export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one, sortFields) === JSON.stringify(other, sortFields)
}

function sortFields(_name: string, value: unknown): unknown {
  if (!isObject(value) || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).sort(([name], [next]) => (name < next ? -1 : 1)))
}

/**
 * Sends a change made without a form, such as a deletion. Throws the API's error if the record has changed since; the
 * cache then holds the current record.
 */
export async function sendFrom<Item extends Versioned, Answer>(
  client: QueryClient,
  record: Item,
  send: (options: IfMatch) => Promise<Answer>,
): Promise<Answer> {
  try {
    return await send(ifMatch(record.version))
  } catch (error) {
    const current = currentIn<Item>(error)
    if (!current) throw error
    replaceInCache(client, current)
    // Only the version differs: the cached list had not been refetched since the last change.
    if (!isSame({ ...record, version: 0 }, { ...current, version: 0 })) throw error
    return sendFrom(client, current, send)
  }
}
