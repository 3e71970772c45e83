import { inject } from 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    races: number
  }
}

/** How many times each race runs: a hundred in the gate, a thousand with `npm run races`. */
export const RACES = inject('races')
/** Far more than a race takes, so that it only ends one that hangs. */
export const RACES_TIMEOUT_MS = RACES * 1_000
