import { fromBase64Url, toBase64Url } from '#platform/secrets.ts'
import type { Client } from './api.ts'

/** How an answer to a challenge differs from one by an honest browser and authenticator. */
interface Deviation {
  origin?: string
  rpId?: string
  type?: string
  crossOrigin?: boolean
  challenge?: string
  /** By default the authenticator has verified its user. */
  userVerified?: boolean
  /** The signature counter that the authenticator reports. */
  signatures?: number
  userHandle?: string
  brokenSignature?: boolean
}

interface RequestOptions {
  challenge: string
  rpId?: string
}

interface CreationOptions {
  challenge: string
  rp: { id?: string }
  user: { id: string }
}

const USER_PRESENT = 0x01
const USER_VERIFIED = 0x04
const HAS_CREDENTIAL = 0x40

const encoder = new TextEncoder()
const concat = (...parts: (Uint8Array | number[])[]) => Uint8Array.from(parts.flatMap((part) => [...part]))
const digest = async (bytes: Uint8Array<ArrayBuffer>) =>
  new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
const bigEndian = (value: number, bytes: number) =>
  Array.from({ length: bytes }, (_, place) => (value >>> (8 * (bytes - 1 - place))) & 0xff)

/** CBOR (RFC 8949) for the contents of an attestation: integers, texts, bytes and maps. */
function cbor(value: number | string | Uint8Array | Map<number | string, unknown>): Uint8Array<ArrayBuffer> {
  const head = (major: number, size: number) => {
    if (size < 24) return [(major << 5) | size]
    return size < 256 ? [(major << 5) | 24, size] : [(major << 5) | 25, ...bigEndian(size, 2)]
  }
  if (typeof value === 'number') return concat(value < 0 ? head(1, -1 - value) : head(0, value))
  if (typeof value === 'string') return concat(head(3, encoder.encode(value).length), encoder.encode(value))
  if (value instanceof Uint8Array) return concat(head(2, value.length), value)
  const entries = [...value].flatMap(([key, content]) => [cbor(key), cbor(content as number)])
  return concat(head(5, value.size), ...entries)
}

/** The DER form of a raw ECDSA signature, which is what authenticators send. */
function der(raw: Uint8Array): Uint8Array<ArrayBuffer> {
  const integer = (bytes: Uint8Array) => {
    const start = bytes.findIndex((byte) => byte !== 0)
    const digits = bytes.subarray(start === -1 ? bytes.length - 1 : start)
    const positive = (digits[0] ?? 0) & 0x80 ? concat([0], digits) : digits
    return concat([0x02, positive.length], positive)
  }
  const content = concat(integer(raw.subarray(0, 32)), integer(raw.subarray(32)))
  return concat([0x30, content.length], content)
}

/** A simulated browser with an authenticator that holds one passkey. */
export class Authenticator {
  readonly origin: string
  readonly credentialId = toBase64Url(crypto.getRandomValues(new Uint8Array(32)))
  userHandle = ''
  signatures = 0
  readonly #keys: Promise<CryptoKeyPair>

  constructor(origin: string) {
    this.origin = origin
    const algorithm = { name: 'ECDSA', namedCurve: 'P-256' }
    this.#keys = crypto.subtle.generateKey(algorithm, true, ['sign', 'verify']) as Promise<CryptoKeyPair>
  }

  /** `navigator.credentials.create()` */
  async create({ challenge, rp, user }: CreationOptions, deviation: Deviation = {}) {
    this.userHandle = user.id
    const id = fromBase64Url(this.credentialId) ?? new Uint8Array()
    const credential = concat(new Uint8Array(16), bigEndian(id.length, 2), id, await this.#coseKey())
    const authData = concat(await this.#authenticatorData(rp.id, HAS_CREDENTIAL, deviation), credential)
    const attestation = new Map<string, unknown>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', authData],
    ])
    return {
      id: this.credentialId,
      rawId: this.credentialId,
      type: 'public-key',
      clientExtensionResults: {},
      response: {
        clientDataJSON: toBase64Url(this.#clientData('webauthn.create', challenge, deviation)),
        attestationObject: toBase64Url(cbor(attestation)),
        transports: ['internal'],
      },
    }
  }

  /** `navigator.credentials.get()` */
  async get({ challenge, rpId }: RequestOptions, deviation: Deviation = {}) {
    const clientData = this.#clientData('webauthn.get', challenge, deviation)
    const authData = await this.#authenticatorData(rpId, 0, deviation)
    const { privateKey } = await this.#keys
    const signed = concat(authData, await digest(clientData))
    const algorithm = { name: 'ECDSA', hash: 'SHA-256' }
    const raw = new Uint8Array(await crypto.subtle.sign(algorithm, privateKey, signed))
    if (deviation.brokenSignature) raw[40] = (raw[40] ?? 0) ^ 1
    return {
      id: this.credentialId,
      rawId: this.credentialId,
      type: 'public-key',
      clientExtensionResults: {},
      response: {
        clientDataJSON: toBase64Url(clientData),
        authenticatorData: toBase64Url(authData),
        signature: toBase64Url(der(raw)),
        userHandle: deviation.userHandle ?? this.userHandle,
      },
    }
  }

  #clientData(type: string, challenge: string, deviation: Deviation): Uint8Array<ArrayBuffer> {
    const data = {
      type: deviation.type ?? type,
      challenge: deviation.challenge ?? challenge,
      origin: deviation.origin ?? this.origin,
      crossOrigin: deviation.crossOrigin ?? false,
    }
    return concat(encoder.encode(JSON.stringify(data)))
  }

  async #authenticatorData(rpId: string | undefined, flags: number, deviation: Deviation) {
    const relyingParty = await digest(concat(encoder.encode(deviation.rpId ?? rpId ?? '')))
    const verified = deviation.userVerified === false ? 0 : USER_VERIFIED
    return concat(
      relyingParty,
      [flags | USER_PRESENT | verified],
      bigEndian(deviation.signatures ?? this.signatures, 4),
    )
  }

  async #coseKey(): Promise<Uint8Array<ArrayBuffer>> {
    const { publicKey } = await this.#keys
    const { x = '', y = '' } = (await crypto.subtle.exportKey('jwk', publicKey)) as JsonWebKey
    const coordinate = (text: string) => fromBase64Url(text) ?? new Uint8Array()
    return cbor(
      new Map<number, unknown>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, coordinate(x)],
        [-3, coordinate(y)],
      ]),
    )
  }
}

export const passkeyPathOf = ({ address }: Client) =>
  address === 'admin' ? '/api/admin/passkeys' : '/api/passkeys'

/** Adds a new passkey to the account of a signed-in client. */
export async function addPasskey(client: Client, name?: string) {
  const authenticator = new Authenticator(client.origin)
  const options = (await client.post(`${passkeyPathOf(client)}/options`)).body
  const credential = await authenticator.create(options)
  const answer = await client.post(passkeyPathOf(client), { credential, ...(name && { name }) })
  return { authenticator, answer, options }
}
