import Argon2, { Argon2Type, Argon2Version } from '@phi-ag/argon2'
import argon2Module from '@phi-ag/argon2/argon2.wasm'
import { hmac } from './secrets.ts'

/** 19 MiB (in KiB), two passes, one lane: OWASP's second choice for Argon2id. */
export const ARGON2ID = { memoryCost: 19_456, timeCost: 2, parallelism: 1, hashLength: 32 } as const
const SALT_BYTES = 16
const CURRENT = `$argon2id$v=19$m=${ARGON2ID.memoryCost},t=${ARGON2ID.timeCost},p=${ARGON2ID.parallelism}$`

// Shared by the isolate: hashes run one after the other, so parallel sign-ins never take more than 19 MiB.
let instance: Promise<Argon2> | undefined
function argon2(): Promise<Argon2> {
  instance ??= WebAssembly.instantiate(argon2Module).then((wasm) => new Argon2(wasm))
  return instance
}

/** The PHC string of the password, keyed by the pepper. The password is not normalised. */
export async function hashPassword(pepper: string, password: string): Promise<string> {
  const peppered = await hmac(pepper, password)
  return (await argon2()).hash(peppered, {
    ...ARGON2ID,
    type: Argon2Type.Argon2id,
    version: Argon2Version.Version13,
    salt: crypto.getRandomValues(new Uint8Array(SALT_BYTES)),
  }).encoded
}

/** Verifies with the parameters in the stored string. */
export async function verifyPassword(pepper: string, password: string, stored: string): Promise<boolean> {
  const peppered = await hmac(pepper, password)
  return (await argon2()).tryVerify(stored, peppered, Argon2Type.Argon2id).success
}

/** Whether the stored string has other parameters than the current ones. */
export function needsRehash(stored: string): boolean {
  return !stored.startsWith(CURRENT)
}

/**
 * A hash that matches no password. Verifying it takes as long as verifying a real one, so an unknown e-mail
 * address cannot be recognised by the time.
 */
export const DUMMY_HASH = `${CURRENT}AAAAAAAAAAAAAAAAAAAAAA$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA`
