import { DAY, HOUR, MINUTE } from './duration.ts'

/** How long a session lasts at most, and how long without being used, in milliseconds. */
export const sessionLifetimes = {
  member: { maxMs: 30 * DAY, idleMs: 7 * DAY },
  admin: { maxMs: 8 * HOUR, idleMs: 30 * MINUTE },
} as const
