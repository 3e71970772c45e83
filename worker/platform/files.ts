import type { R2Bucket } from '@cloudflare/workers-types'
import type { ErrorCode } from '#contract/errors.ts'
import { extensionOf, fileTypes } from '#contract/files.ts'
import type { Bindings } from './bindings.ts'
import { Invalid, Malformed, TooLarge, Unavailable } from './errors.ts'
import { logFault } from './log.ts'
import { toBase64Url } from './secrets.ts'

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

const signatures = [
  ['application/pdf', [0x25, 0x50, 0x44, 0x46, 0x2d]],
  ['image/jpeg', [0xff, 0xd8, 0xff]],
  ['image/png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
] as const

/** The MIME type by the first bytes; `undefined` unless PDF, JPEG or PNG. */
function typeOfContent(content: Uint8Array): (typeof signatures)[number][0] | undefined {
  return signatures.find(([, bytes]) => bytes.every((byte, index) => content[index] === byte))?.[0]
}

/** The MIME type of the content. Throws `Invalid` if it is not accepted or does not match the file name. */
export function requireFileType(fileName: string, content: Uint8Array): string {
  if (content.byteLength === 0) throw new Invalid({}, 'file_missing')
  const type = typeOfContent(content)
  const extensions: readonly string[] = type ? fileTypes[type] : []
  if (!type || !extensions.includes(extensionOf(fileName))) throw new Invalid({}, 'file_type_refused')
  return type
}

/** SHA-256, in base64url. */
export async function hashContent(content: Uint8Array<ArrayBuffer>): Promise<string> {
  return toBase64Url(await crypto.subtle.digest('SHA-256', content))
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

export async function openFile(env: Bindings, key: string): Promise<ReadableStream | undefined> {
  // workers-types and the global types declare the same stream under two names.
  return (await store(env).get(key))?.body as ReadableStream | undefined
}

export async function deleteFiles(env: Bindings, keys: string[]): Promise<void> {
  if (keys.length > 0) await store(env).delete(keys)
}

/** The rows whose file is not in the store. */
export async function findMissingFiles<Row extends { storageKey: string }>(
  env: Bindings,
  rows: readonly Row[],
): Promise<Set<Row>> {
  const heads = await Promise.all(rows.map(({ storageKey }) => store(env).head(storageKey)))
  return new Set(rows.filter((_, index) => heads[index] === null))
}

/** Deletes files that no row points to any more. A failure is logged; the hourly sweep deletes them later. */
export async function clearFiles(env: Bindings, keys: string[], requestId: string): Promise<void> {
  await deleteFiles(env, keys).catch((error: unknown) => logFault({ requestId }, error))
}

/** A folder's files after the key, in order. `lastKey` is `null` on the last page. */
export async function listFiles(env: Bindings, folder: string, after: string | null, limit: number) {
  const page = await store(env).list({
    prefix: `${folder}/`,
    limit,
    ...(after !== null && { startAfter: after }),
  })
  const lastKey = page.truncated ? (page.objects.at(-1)?.key ?? null) : null
  return { files: page.objects, lastKey }
}
