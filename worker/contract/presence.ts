import * as v from 'valibot'

/** The lists that administrators decide from. */
export const queues = ['registrations', 'policies'] as const
export type Queue = (typeof queues)[number]
/** What has a version: each list, and who has taken what of both. */
export const versioned = [...queues, 'assignments'] as const
export type Versioned = (typeof versioned)[number]

/** A view ends this many seconds after it was last noted. */
export const VIEW_LEASE_SECONDS = 25
/** Longer than any id of a record. */
const ID_MAX = 64

/** What `POST /api/admin/presence` takes: the record of a queue that a tab of the browser has open. */
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
 * What `GET /api/admin/presence` answers: how often each queue and the assignments changed, and what colleagues have open.
 * What was read at a lower version is behind.
 */
export interface Presence {
  versions: Record<Versioned, number>
  viewed: Viewed[]
}
