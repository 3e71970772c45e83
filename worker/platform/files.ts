import type { R2Bucket } from '@cloudflare/workers-types'
import type { Bindings } from './bindings.ts'
import { Malformed, TooLarge, Unavailable } from './errors.ts'
import { toBase64Url } from './secrets.ts'

function store(env: Bindings): R2Bucket {
  if (!env.FILES) throw new Unavailable()
  return env.FILES
}

/** The whole content, counted as it streams. Throws where it is too large or breaks off. */
export async function readContent(
  body: ReadableStream<Uint8Array> | null,
  maxBytes: number,
): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  let size = 0
  try {
    for await (const chunk of body ?? []) {
      size += chunk.byteLength
      if (size > maxBytes) throw new TooLarge('file_too_large')
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

/** What the content is, by its first bytes; `undefined` for anything else than PDF, JPEG and PNG. */
export function typeOfContent(content: Uint8Array): (typeof signatures)[number][0] | undefined {
  return signatures.find(([, bytes]) => bytes.every((byte, index) => content[index] === byte))?.[0]
}

export async function hashContent(content: Uint8Array): Promise<string> {
  return toBase64Url(await crypto.subtle.digest('SHA-256', content as Uint8Array<ArrayBuffer>))
}

/** Keeps the content under a new opaque key and answers the key. */
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
  return (await store(env).get(key))?.body as ReadableStream | undefined
}

export async function deleteFiles(env: Bindings, keys: string[]): Promise<void> {
  if (keys.length > 0) await store(env).delete(keys)
}

/** Keys in a folder that were stored before the instant. */
export async function filesStoredBefore(env: Bindings, folder: string, before: Date): Promise<string[]> {
  const keys: string[] = []
  let cursor: string | undefined
  do {
    const page = await store(env).list({ prefix: `${folder}/`, ...(cursor && { cursor }) })
    for (const { key, uploaded } of page.objects) if (uploaded < before) keys.push(key)
    cursor = page.truncated ? page.cursor : undefined
  } while (cursor)
  return keys
}
