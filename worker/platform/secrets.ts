const encoder = new TextEncoder()

export function toBase64Url(bytes: ArrayBuffer | Uint8Array): string {
  const view = bytes instanceof Uint8Array ? bytes : new Uint8Array(bytes)
  return btoa(String.fromCharCode(...view))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}

/** 256 random bits in base64url: 43 characters. */
export function randomSecret(): string {
  return toBase64Url(crypto.getRandomValues(new Uint8Array(32)))
}

/** SHA-256 in base64url, the stored form of high-entropy secrets. */
export async function sha256(text: string): Promise<string> {
  return toBase64Url(await crypto.subtle.digest('SHA-256', encoder.encode(text)))
}

function hmacKey(key: string): Promise<CryptoKey> {
  return crypto.subtle.importKey('raw', encoder.encode(key), { name: 'HMAC', hash: 'SHA-256' }, false, [
    'sign',
    'verify',
  ])
}

/** The keys of a secret as configured: newest first, comma-separated. The newest one is used, all are accepted. */
export function keysOf(secret: string): string[] {
  return secret.split(',')
}

function newestOf(secret: string): string {
  return keysOf(secret)[0] ?? ''
}

/** Identifies the key that something was made with, without revealing it: 48 bits of its SHA-256, in base64url. */
export async function keyIdOf(key: string): Promise<string> {
  return (await sha256(`key id of ${key}`)).slice(0, 8)
}

/** The key with the id; `undefined` if it is no longer configured. */
export async function keyById(secret: string, id: string): Promise<string | undefined> {
  for (const key of keysOf(secret)) if ((await keyIdOf(key)) === id) return key
  return undefined
}

/** HMAC-SHA-256 with the newest key, in base64url. */
export async function hmac(secret: string, text: string): Promise<string> {
  return toBase64Url(await crypto.subtle.sign('HMAC', await hmacKey(newestOf(secret)), encoder.encode(text)))
}

export function fromBase64Url(text: string): Uint8Array<ArrayBuffer> | undefined {
  if (!/^[\w-]*$/.test(text)) return undefined
  try {
    const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
    return Uint8Array.from(binary, (character) => character.charCodeAt(0))
  } catch {
    return undefined
  }
}

const IV_BYTES = 12

async function sealingKey(key: string): Promise<CryptoKey> {
  const material = await crypto.subtle.importKey('raw', encoder.encode(key), 'HKDF', false, ['deriveKey'])
  return crypto.subtle.deriveKey(
    { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(), info: encoder.encode('seal') },
    material,
    { name: 'AES-GCM', length: 256 },
    false,
    ['encrypt', 'decrypt'],
  )
}

/**
 * Encrypts with the newest key (AES-256-GCM): key id, IV and content, separated by dots. Decrypting requires
 * the same `place`, so that a text sealed for one record is useless in another.
 */
export async function seal(secret: string, place: string, text: string): Promise<string> {
  const newest = newestOf(secret)
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES))
  const algorithm = { name: 'AES-GCM', iv, additionalData: encoder.encode(place) }
  const sealed = await crypto.subtle.encrypt(algorithm, await sealingKey(newest), encoder.encode(text))
  return `${await keyIdOf(newest)}.${toBase64Url(iv)}.${toBase64Url(sealed)}`
}

/** The decrypted text, or `undefined` if its key is not configured or does not open it. */
export async function unseal(secret: string, place: string, sealed: string): Promise<string | undefined> {
  const [keyId = '', ...parts] = sealed.split('.')
  const key = await keyById(secret, keyId)
  const [iv, content] = parts.map(fromBase64Url)
  if (!key || !iv || !content) return undefined
  const algorithm = { name: 'AES-GCM', iv, additionalData: encoder.encode(place) }
  const text = await crypto.subtle.decrypt(algorithm, await sealingKey(key), content).catch(() => undefined)
  return text && new TextDecoder().decode(text)
}

/** Signs with the newest key. */
export async function sign(secret: string, payload: string): Promise<string> {
  return `${payload}.${await hmac(secret, payload)}`
}

/** The payload, or `undefined` if no key signed it. */
export async function unsign(secret: string, signed: string): Promise<string | undefined> {
  const dot = signed.lastIndexOf('.')
  const signature = fromBase64Url(signed.slice(dot + 1))
  if (dot < 1 || !signature) return undefined
  const payload = signed.slice(0, dot)
  for (const key of keysOf(secret)) {
    if (await crypto.subtle.verify('HMAC', await hmacKey(key), signature, encoder.encode(payload))) {
      return payload
    }
  }
  return undefined
}
