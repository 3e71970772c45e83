const ALGORITHM = 'AES-GCM'
/** Of AES-GCM: NIST SP 800-38D recommends 96 bits. */
const NONCE_BYTES = 12

export interface Lock {
  /** Cannot be read by any script, and is used in this browser only. */
  key: CryptoKey
  /** Of this key, so that a page that still holds an older one does not write. */
  id: string
  memberId: string
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

/** A lock with a new key. */
export async function makeLock(memberId: string): Promise<Lock> {
  const key = await crypto.subtle.generateKey({ name: ALGORITHM, length: 256 }, false, ['encrypt', 'decrypt'])
  return { key, id: crypto.randomUUID(), memberId }
}

export async function seal({ key, memberId }: Lock, text: string): Promise<Sealed> {
  const nonce = crypto.getRandomValues(new Uint8Array(NONCE_BYTES))
  const bytes = await crypto.subtle.encrypt(encryption(memberId, nonce), key, new TextEncoder().encode(text))
  return { nonce, bytes }
}

/** Throws for text that was tampered with or belongs to another lock. */
export async function unseal({ key, memberId }: Lock, { nonce, bytes }: Sealed): Promise<string> {
  return new TextDecoder().decode(await crypto.subtle.decrypt(encryption(memberId, nonce), key, bytes))
}
