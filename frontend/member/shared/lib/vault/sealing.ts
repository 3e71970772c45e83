const ALGORITHM = 'AES-GCM'
/** Of AES-GCM: NIST SP 800-38D recommends 96 bits. */
const NONCE_BYTES = 12
const WRAPPING = 'RSA-OAEP'

export interface Lock {
  /** No script can read it, and it never leaves this browser. */
  key: CryptoKey
  /** Identifies the key, so that a page that still holds an older one does not write. */
  id: string
  memberId: string
}

/** A lock in a database. With a quick unlock its key is encrypted. */
export interface StoredLock extends Omit<Lock, 'key'> {
  key: CryptoKey | ArrayBuffer
}

/** What encrypts and decrypts the keys of locks; only after an unlock both. */
export interface KeyRing {
  publicKey: CryptoKey
  privateKey?: CryptoKey | undefined
}

/** An encrypted text. */
export interface Sealed {
  nonce: Uint8Array<ArrayBuffer>
  bytes: ArrayBuffer
}

/** Binds the encrypted text to its member. */
const encryption = (memberId: string, nonce: Uint8Array<ArrayBuffer>) => ({
  name: ALGORITHM,
  iv: nonce,
  additionalData: new TextEncoder().encode(memberId),
})

export const newNonce = (): Uint8Array<ArrayBuffer> => crypto.getRandomValues(new Uint8Array(NONCE_BYTES))

/** A lock with a new key, and what to store of it. */
export async function makeLock(
  memberId: string,
  ring?: KeyRing,
): Promise<{ lock: Lock; stored: StoredLock }> {
  const named = { id: crypto.randomUUID(), memberId }
  const raw = crypto.getRandomValues(new Uint8Array(32))
  const key = await crypto.subtle.importKey('raw', raw, ALGORITHM, false, ['encrypt', 'decrypt'])
  const storedKey = ring ? await crypto.subtle.encrypt(WRAPPING, ring.publicKey, raw) : key
  return { lock: { ...named, key }, stored: { ...named, key: storedKey } }
}

/**
 * Whether the lock matches the ring: encrypted for the ring, which is unlocked, or not encrypted if there is no ring.
 */
export function canOpen({ key }: StoredLock, ring: KeyRing | undefined): boolean {
  return key instanceof CryptoKey ? !ring : ring?.privateKey !== undefined
}

/** The stored lock, ready for use. Throws if it cannot be opened. */
export async function openLock(stored: StoredLock, ring: KeyRing | undefined): Promise<Lock> {
  const { key } = stored
  if (key instanceof CryptoKey) return { ...stored, key }
  if (!ring?.privateKey) throw new Error('the key is locked')
  const usages = ['encrypt', 'decrypt'] as const
  const opened = crypto.subtle.unwrapKey('raw', key, ring.privateKey, WRAPPING, ALGORITHM, false, [...usages])
  return { ...stored, key: await opened }
}

export async function seal({ key, memberId }: Lock, text: string): Promise<Sealed> {
  const nonce = newNonce()
  const bytes = await crypto.subtle.encrypt(encryption(memberId, nonce), key, new TextEncoder().encode(text))
  return { nonce, bytes }
}

/** Throws for text that was tampered with or belongs to another lock. */
export async function unseal({ key, memberId }: Lock, { nonce, bytes }: Sealed): Promise<string> {
  return new TextDecoder().decode(await crypto.subtle.decrypt(encryption(memberId, nonce), key, bytes))
}
