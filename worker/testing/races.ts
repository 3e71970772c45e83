import { inject } from 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    races: number
  }
}

/** How often each race runs: a hundred times in the gate, a thousand times with `npm run races`. */
export const RACES = inject('races')
/** Far more than a race takes, so that it ends only a hanging one. */
export const RACES_TIMEOUT_MS = RACES * 1_000
