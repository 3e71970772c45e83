import { DAY, HOUR, MINUTE } from '#domain/duration.ts'

type Value = string | number | null

export interface ManyTable {
  table: string
  columns: string[]
  rows: (index: number) => Value[][]
}

/** A number from 0 to 1 that depends only on member and purpose. */
export function chance(index: number, purpose: number): number {
  let hash = Math.imul(index + 1, 0x9e3779b1) ^ Math.imul(purpose + 1, 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d)
  hash = Math.imul(hash ^ (hash >>> 12), 0x297a2d39)
  return ((hash ^ (hash >>> 15)) >>> 0) / 2 ** 32
}

export function pick<T>(list: readonly [T, ...T[]] | readonly T[], index: number, purpose: number): T {
  const item = list[Math.floor(chance(index, purpose) * list.length)]
  if (item === undefined) throw new Error('Nothing to pick from')
  return item
}

export const idOf = (index: number) => `seed-${String(index).padStart(7, '0')}`

/** Days over which they registered, with more registrations towards today. */
const REGISTRATION_DAYS = 3 * 365

export type Timeline = ReturnType<typeof buildTimeline>

/**
 * The instants of each member's registration, confirmation and decision, in milliseconds.
 * @param waitingShare from 0 to 1: the part that registered last and has no decision yet, at most 1000 members
 */
export function buildTimeline(members: number, now: Date, waitingShare: number) {
  const today = Math.floor(now.getTime() / DAY) * DAY
  const waiting = Math.min(Math.ceil(members * waitingShare), 1000)
  const createdAt = (index: number) =>
    index >= members - waiting
      ? today - Math.floor(((members - index) / waiting) * 5 * DAY)
      : today -
        5 * DAY -
        Math.floor((1 - Math.sqrt((index + chance(index, 1)) / members)) * REGISTRATION_DAYS * DAY)
  const statusOf = (index: number) => {
    if (index >= members - waiting) return chance(index, 2) < 0.25 ? 'pending' : 'email_confirmed'
    return chance(index, 2) < 0.04 ? 'rejected' : 'approved'
  }
  const confirmedAt = (index: number) =>
    statusOf(index) === 'pending' ? null : createdAt(index) + Math.floor(chance(index, 3) * 8 * HOUR)
  const decidedAt = (index: number) => {
    const confirmed = confirmedAt(index)
    if (confirmed === null || statusOf(index) === 'email_confirmed') return null
    return Math.min(today, confirmed + 10 * MINUTE + Math.floor(chance(index, 4) ** 3 * 5 * DAY))
  }
  return { members, today, createdAt, statusOf, confirmedAt, decidedAt }
}
