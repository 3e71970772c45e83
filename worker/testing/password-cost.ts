/** Replaces production's cost in API tests, which hash thousands of passwords. */
export const ARGON2ID = { memoryCost: 64, timeCost: 1, parallelism: 1, hashLength: 32 } as const
