import Argon2, { Argon2Type, Argon2Version } from '@phi-ag/argon2'
import argon2Module from '@phi-ag/argon2/argon2.wasm'
import { hmac } from './secrets.ts'

/** 19 MiB (in KiB), two passes, one lane: OWASP's second choice for Argon2id. */
export const ARGON2ID = { memoryCost: 19_456, timeCost: 2, parallelism: 1, hashLength: 32 } as const
const SALT_BYTES = 16
const CURRENT = `$argon2id$v=19$m=${ARGON2ID.memoryCost},t=${ARGON2ID.timeCost},p=${ARGON2ID.parallelism}$`

// One instance serves the isolate: a hash runs to its end before the next one starts, so that
// however many people sign in at once, 19 MiB is all that is ever taken.
let instance: Promise<Argon2> | undefined
function argon2(): Promise<Argon2> {
  instance ??= WebAssembly.instantiate(argon2Module).then((wasm) => new Argon2(wasm))
  return instance
}

/** The PHC string of the password as typed, keyed by the pepper. */
export async function hashPassword(pepper: string, password: string): Promise<string> {
  const peppered = await hmac(pepper, password)
  return (await argon2()).hash(peppered, {
    ...ARGON2ID,
    type: Argon2Type.Argon2id,
    version: Argon2Version.Version13,
    salt: crypto.getRandomValues(new Uint8Array(SALT_BYTES)),
  }).encoded
}

/** Compares under the parameters that the stored string names. */
export async function verifyPassword(pepper: string, password: string, stored: string): Promise<boolean> {
  const peppered = await hmac(pepper, password)
  return (await argon2()).tryVerify(stored, peppered, Argon2Type.Argon2id).success
}

/** Whether the stored string was made with other parameters than today's. */
export function needsRehash(stored: string): boolean {
  return !stored.startsWith(CURRENT)
}

/** A hash that no password has, so that an unknown address costs what a known one does. */
export const DUMMY_HASH = `${CURRENT}AAAAAAAAAAAAAAAAAAAAAA$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA`
