/** 19 MiB (in KiB), two passes, one lane: OWASP's second choice for Argon2id. */
export const ARGON2ID = { memoryCost: 19_456, timeCost: 2, parallelism: 1, hashLength: 32 } as const
