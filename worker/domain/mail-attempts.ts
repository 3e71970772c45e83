import { HOUR } from './duration.ts'

/** How long a message is attempted before it counts as failed, in milliseconds. */
export const MAIL_ATTEMPTS_MS = 72 * HOUR
