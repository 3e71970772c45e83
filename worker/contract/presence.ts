import * as v from 'valibot'

export const queues = ['registrations', 'policies'] as const
export type Queue = (typeof queues)[number]
/** What has a version: each queue, and the assignments of both. */
export const versioned = [...queues, 'assignments'] as const
export type Versioned = (typeof versioned)[number]

/** A view expires this many seconds after it was last reported. */
export const VIEW_LEASE_SECONDS = 25
/** Longer than the id of any record. */
const ID_MAX = 64

/** The body of `POST /api/admin/presence`: the queue's record that a browser tab has open. */
export const viewSchema = v.object({
  /** Random id of the tab. */
  tab: v.pipe(v.string(), v.uuid()),
  queue: v.picklist(queues),
  /** `null` ends the view. */
  recordId: v.nullable(v.pipe(v.string(), v.minLength(1), v.maxLength(ID_MAX))),
})
export type ViewInput = v.InferOutput<typeof viewSchema>

/** A record that colleagues have open, with their first names. */
export interface Viewed {
  queue: Queue
  recordId: string
  names: string[]
}

/**
 * The response of `GET /api/admin/presence`: how many times each queue and the assignments have changed, and
 * what colleagues have open. Anything read at a lower version is stale.
 */
export interface Presence {
  versions: Record<Versioned, number>
  viewed: Viewed[]
}
