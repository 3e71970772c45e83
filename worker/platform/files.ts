import type { R2Bucket } from '@cloudflare/workers-types'
import type { ErrorCode } from '#contract/errors.ts'
import { deleteKeys } from '#database/file-deletions.ts'
import type { Bindings } from './bindings.ts'
import { Malformed, TooLarge, Unavailable } from './errors.ts'
import { logFault } from './log.ts'
import { toBase64Url } from './secrets.ts'
import type { Work } from './work.ts'

function store(env: Bindings): R2Bucket {
  if (!env.FILES) throw new Unavailable()
  return env.FILES
}

/** The whole content. Throws `TooLarge` over `maxBytes`, or `Malformed` if the connection breaks. */
export async function readContent(
  body: ReadableStream<Uint8Array> | null,
  maxBytes: number,
  tooLarge: ErrorCode = 'file_too_large',
): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = []
  let size = 0
  try {
    for await (const chunk of body?.values({ preventCancel: true }) ?? []) {
      size += chunk.byteLength
      if (size > maxBytes) throw new TooLarge(tooLarge)
      chunks.push(chunk)
    }
  } catch (error) {
    throw error instanceof TooLarge ? error : new Malformed('file_interrupted')
  }
  const content = new Uint8Array(size)
  let position = 0
  for (const chunk of chunks) {
    content.set(chunk, position)
    position += chunk.byteLength
  }
  return content
}

/** SHA-256, in base64url. */
export async function hashContent(content: Uint8Array<ArrayBuffer>): Promise<string> {
  return toBase64Url(await crypto.subtle.digest('SHA-256', content))
}

/** The result of a file store call within a request. Its failures are temporary, so they are answered with 503. */
export function orUnavailable<T>(call: Promise<T>): Promise<T> {
  return call.catch((error: unknown) => {
    throw error instanceof Unavailable ? error : new Unavailable(error)
  })
}

/** Stores the content under a new opaque key and returns the key. */
export async function storeFile(
  env: Bindings,
  folder: string,
  content: Uint8Array,
  contentType: string,
): Promise<string> {
  const key = `${folder}/${crypto.randomUUID()}`
  await store(env).put(key, content, { httpMetadata: { contentType } })
  return key
}

/** Stores the content under the key unless the key already has content. Returns whether it was stored. */
export async function storeFileOnce(
  env: Bindings,
  key: string,
  content: string,
  contentType: string,
): Promise<boolean> {
  const files = store(env)
  if (await files.head(key)) return false
  const onlyIf = { etagDoesNotMatch: '*' }
  return (await files.put(key, content, { onlyIf, httpMetadata: { contentType } })) !== null
}

export async function openFile(env: Bindings, key: string): Promise<ReadableStream | undefined> {
  // workers-types and the global types declare the same stream under two names.
  return (await orUnavailable(store(env).get(key)))?.body as ReadableStream | undefined
}

export async function deleteFiles(env: Bindings, keys: string[]): Promise<void> {
  if (keys.length > 0) await store(env).delete(keys)
}

/** Copies a file with its type. Does nothing if it does not exist. */
export async function copyFile(env: Bindings, from: string, to: string): Promise<void> {
  const file = await store(env).get(from)
  if (!file) return
  const { contentType } = file.httpMetadata ?? {}
  await store(env).put(to, await file.arrayBuffer(), contentType ? { httpMetadata: { contentType } } : {})
}

/** The rows whose file is not in the store. */
export async function findMissingFiles<Row extends { storageKey: string }>(
  env: Bindings,
  rows: readonly Row[],
): Promise<Set<Row>> {
  const heads = await Promise.all(rows.map(({ storageKey }) => store(env).head(storageKey)))
  return new Set(rows.filter((_, index) => heads[index] === null))
}

/** Deletes files that no row refers to any more. A failure is logged, and the cron tries again. Never rejects. */
export async function deleteOrRetry(
  { clock, db, env }: Pick<Work, 'clock' | 'db' | 'env'>,
  keys: string[],
  where: Record<string, string>,
): Promise<void> {
  try {
    await deleteFiles(env, keys)
  } catch (error) {
    logFault(where, error)
    await deleteKeys(db, keys, clock.now()).catch((failed: unknown) => logFault(where, failed))
  }
}

/** `deleteOrRetry` in a request. */
export function clearFiles(work: Work, keys: string[]): Promise<void> {
  return deleteOrRetry(work, keys, { requestId: work.caller.requestId })
}

/** A folder's files after the key, in order. `lastKey` is `null` on the last page. */
export async function listFiles(
  env: Bindings,
  folder: string,
  after: string | null,
  limit: number,
): Promise<{ files: { key: string; uploadedAt: Date }[]; lastKey: string | null }> {
  const page = await store(env).list({
    prefix: `${folder}/`,
    limit,
    ...(after !== null && { startAfter: after }),
  })
  const lastKey = page.truncated ? (page.objects.at(-1)?.key ?? null) : null
  return { files: page.objects.map(({ key, uploaded }) => ({ key, uploadedAt: uploaded })), lastKey }
}
