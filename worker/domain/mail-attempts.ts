import { HOUR } from './duration.ts'

/** How long sending a message is retried before it counts as failed, in milliseconds. */
export const MAIL_ATTEMPTS_MS = 72 * HOUR
