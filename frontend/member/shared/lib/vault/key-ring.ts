import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import { type KeyRing, newNonce, type Sealed } from './sealing.ts'

/** The database with the ring of a quick unlock. */
const UNLOCK = 'unlock'
const SALT_BYTES = 32
const PAIR = {
  name: 'RSA-OAEP',
  modulusLength: 2048,
  publicExponent: Uint8Array.of(1, 0, 1),
  hash: 'SHA-256',
} as const

interface StoredRing {
  memberId: string
  /** Base64url id of the passkey that unlocks. */
  credentialId: string
  /** The salt from which the authenticator derives its secret. */
  salt: Uint8Array<ArrayBuffer>
  publicKey: CryptoKey
  /** Encrypted with the secret that the authenticator derives; if it derives none, a key that no script can read. */
  privateKey: Sealed | CryptoKey
}

interface Schema extends DBSchema {
  ring: { key: 'ring'; value: StoredRing }
}

/** What the device's authenticator answers after it has verified the person. */
interface Verified {
  credentialId: string
  /** The secret that it derives from the salt; not every authenticator can. */
  secret: ArrayBuffer | undefined
}

/** Asks the authenticator; `undefined` if the person cancels or is not recognised. */
type Ask<Parameters extends unknown[]> = (
  ...parameters: [salt: Uint8Array<ArrayBuffer>, ...Parameters]
) => Promise<Verified | undefined>

/** The private key, from an unlock until the page is closed. */
let unlocked: CryptoKey | undefined

async function use<T>(act: (database: IDBPDatabase<Schema>) => Promise<T>): Promise<T> {
  const database = await openDB<Schema>(UNLOCK, 1, {
    upgrade: (created) => void created.createObjectStore('ring'),
  })
  try {
    return await act(database)
  } finally {
    database.close()
  }
}

const storedRing = () => use((database) => database.get('ring', 'ring'))

/** Whether there is a ring. The browser may have deleted it but not the vault. */
export const hasRing = async (): Promise<boolean> => (await storedRing()) !== undefined

/** The member's ring, unlocked or not. */
export async function readKeyRing(memberId: string): Promise<KeyRing> {
  const stored = await storedRing()
  if (stored?.memberId !== memberId) throw new Error('the ring is gone')
  return { publicKey: stored.publicKey, privateKey: unlocked }
}

/** A key that encrypts the private key, from the secret that only the authenticator derives (WebAuthn, `prf`). */
async function keyFrom(secret: ArrayBuffer, memberId: string): Promise<CryptoKey> {
  const material = await crypto.subtle.importKey('raw', secret, 'HKDF', false, ['deriveKey'])
  const derivation = {
    name: 'HKDF',
    hash: 'SHA-256',
    salt: new Uint8Array(),
    info: new TextEncoder().encode(`vault of ${memberId}`),
  }
  const aes = { name: 'AES-GCM', length: 256 }
  return crypto.subtle.deriveKey(derivation, material, aes, false, ['wrapKey', 'unwrapKey'])
}

/** Creates a ring that the authenticator unlocks. Returns whether the person agreed. */
export async function makeRing(memberId: string, ask: Ask<[]>): Promise<boolean> {
  const salt = crypto.getRandomValues(new Uint8Array(SALT_BYTES))
  const verified = await ask(salt)
  if (!verified) return false
  const { credentialId, secret } = verified
  const usages = ['encrypt', 'decrypt', 'wrapKey', 'unwrapKey'] as const
  const pair = await crypto.subtle.generateKey(PAIR, secret !== undefined, usages)
  const { publicKey } = pair
  let privateKey: StoredRing['privateKey'] = pair.privateKey
  if (secret) {
    const nonce = newNonce()
    const wrapping = { name: 'AES-GCM', iv: nonce }
    const bytes = await crypto.subtle.wrapKey('pkcs8', privateKey, await keyFrom(secret, memberId), wrapping)
    privateKey = { nonce, bytes }
  }
  const stored: StoredRing = { memberId, credentialId, salt, publicKey, privateKey }
  await use((database) => database.put('ring', stored, 'ring'))
  unlocked = pair.privateKey
  return true
}

/** Unlocks this device's ring until the page is closed. Returns whether the authenticator recognised the person. */
export async function unlockRing(ask: Ask<[credentialId: string]>): Promise<boolean> {
  const stored = await storedRing()
  if (!stored) return false
  const { memberId, salt, credentialId, privateKey } = stored
  const verified = await ask(salt, credentialId)
  if (!verified) return false
  if (privateKey instanceof CryptoKey) unlocked = privateKey
  else {
    if (!verified.secret) return false
    const { nonce, bytes } = privateKey
    const key = await keyFrom(verified.secret, memberId)
    const wrapping = { name: 'AES-GCM', iv: nonce }
    unlocked = await crypto.subtle.unwrapKey('pkcs8', bytes, key, wrapping, PAIR, false, [
      'decrypt',
      'unwrapKey',
    ])
  }
  return true
}
