import * as v from 'valibot'
import { INVALID_VALUE } from '#texts/errors.ts'
import type { Colleague } from './colleague.ts'
import type { Queue } from './presence.ts'

/** Maximum number of one's own records, and of colleagues, in the list. */
export const ASSIGNMENTS_MAX = 100

const administrator = v.nullable(v.pipe(v.string(INVALID_VALUE), v.maxLength(64, INVALID_VALUE)))

/** Takes a waiting record, hands it over or gives it back. `from` is its holder as far as the sender knows. */
export const assignmentSchema = v.object({ from: administrator, to: administrator })
export type Assignment = v.InferOutput<typeof assignmentSchema>

export interface Assigned {
  /** Who has the record now. */
  assignee: Colleague | null
}

export interface AssignedRecord {
  queue: Queue
  id: string
  /** Full name of the person whose record it is. */
  fullName: string
}

/** The response of `GET /api/admin/assignments`. */
export interface Assignments {
  /** How many times the company's assignments have changed. */
  version: number
  /** The administrator's own waiting records, longest wait first. */
  mine: AssignedRecord[]
  /** Other administrators who can take records, by name. */
  colleagues: Colleague[]
}
