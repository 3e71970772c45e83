/** The lists that administrators decide from. */
export const queues = ['registrations', 'policies'] as const
export type Queue = (typeof queues)[number]

/**
 * What `GET /api/admin/presence` answers: how often each queue changed. A list that was read at a lower version is behind.
 */
export interface Presence {
  versions: Record<Queue, number>
}
