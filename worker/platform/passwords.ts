import Argon2, { Argon2Type, Argon2Version } from '@phi-ag/argon2'
import argon2Module from '@phi-ag/argon2/argon2.wasm'
import { ARGON2ID } from '#platform/password-cost.ts'
import { hmac, keyById, keyIdOf, keysOf } from './secrets.ts'

const SALT_BYTES = 16
const CURRENT = `$argon2id$v=19$m=${ARGON2ID.memoryCost},t=${ARGON2ID.timeCost},p=${ARGON2ID.parallelism}$`

// Shared by the isolate: hashes run one after the other, so parallel sign-ins never take more than 19 MiB.
let instance: Promise<Argon2> | undefined
function argon2(): Promise<Argon2> {
  instance ??= WebAssembly.instantiate(argon2Module).then((wasm) => new Argon2(wasm))
  return instance
}

/** The place of the key id in PHC strings, after the parameters. The library does not support `keyid`. */
const KEY_ID = /^(\$argon2id\$v=19\$[^$]*),keyid=([\w-]+)\$/

/**
 * The PHC string of the password, keyed with the newest pepper, which its `keyid` identifies. The password is
 * not normalised.
 * @param peppers newest first, comma-separated
 */
export async function hashPassword(peppers: string, password: string): Promise<string> {
  const [newest = ''] = keysOf(peppers)
  const { encoded } = (await argon2()).hash(await hmac(newest, password), {
    ...ARGON2ID,
    type: Argon2Type.Argon2id,
    version: Argon2Version.Version13,
    salt: crypto.getRandomValues(new Uint8Array(SALT_BYTES)),
  })
  const keyId = await keyIdOf(newest)
  return encoded.replace(CURRENT, () => withKeyId(keyId))
}

const withKeyId = (keyId: string) => `${CURRENT.slice(0, -1)},keyid=${keyId}$`

/**
 * Verifies with the parameters and the pepper identified by the stored string. Without a `keyid` it is the
 * oldest pepper.
 */
export async function verifyPassword(peppers: string, password: string, stored: string): Promise<boolean> {
  const [, , keyId] = KEY_ID.exec(stored) ?? []
  const pepper = keyId ? await keyById(peppers, keyId) : keysOf(peppers).at(-1)
  // With an unknown pepper it takes the same time.
  const peppered = await hmac(pepper ?? peppers, password)
  const verified = (await argon2()).tryVerify(stored.replace(KEY_ID, '$1$'), peppered, Argon2Type.Argon2id)
  return pepper !== undefined && verified.success
}

/** Whether the stored string has another pepper or other parameters than the current ones. */
export async function needsRehash(peppers: string, stored: string): Promise<boolean> {
  const [newest = ''] = keysOf(peppers)
  return !stored.startsWith(withKeyId(await keyIdOf(newest)))
}

/**
 * The stored hash of an account that no password opens. Verifying it takes as long as verifying a real one,
 * so an unknown e-mail address cannot be recognised by timing.
 */
export const DUMMY_HASH = `${CURRENT}AAAAAAAAAAAAAAAAAAAAAA$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA`
