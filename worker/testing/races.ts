import { inject } from 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    races: number
  }
}

/** How many times each race runs: twenty in the gate, a thousand with `npm run races`. */
export const RACES = inject('races')
/** Far more than the races take, so that it only ends one that hangs. */
export const RACES_TIMEOUT_MS = Math.max(30_000, RACES * 1_000)
