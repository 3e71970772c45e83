import { DAY, HOUR, MINUTE } from './duration.ts'

/** Maximum lifetime of a session, and maximum time without use, in milliseconds. */
export const sessionLifetimes = {
  member: { maxMs: 30 * DAY, idleMs: 7 * DAY },
  admin: { maxMs: 8 * HOUR, idleMs: 30 * MINUTE },
} as const
