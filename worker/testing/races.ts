import { inject } from 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    races: number
  }
}

/** How often each race is run: a hundred times in the gate, a thousand by `npm run races`. */
export const RACES = inject('races')
/** Far more than a race takes: it ends what hangs. */
export const RACES_TIMEOUT_MS = RACES * 1_000
