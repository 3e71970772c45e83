import type { Queue } from '#contract/presence.ts'
import { sharedKeys } from '#shared/lib/api/query-client.ts'

/** Every key of the dashboard's query cache. Invalidating a key invalidates all keys that begin with it. */
export const queryKeys = {
  ...sharedKeys,
  secondFactor: ['second-factor', 'status'],
  adminSessions: ['admin-sessions'],
  passkeys: ['passkeys'],
  registrations: {
    all: ['registrations'],
    queue: (status: string) => ['registrations', 'queue', status],
    filteredQueue: (status: string, filter: object) => ['registrations', 'queue', status, filter],
    one: (id: string) => ['registrations', 'one', id],
  },
  rejectionTexts: ['rejection-texts'],
  policyReviews: {
    all: ['policy-reviews'],
    queues: (status: string) => ['policy-reviews', 'queue', status],
    queue: (status: string, search: string) => ['policy-reviews', 'queue', status, search],
    one: (id: string) => ['policy-reviews', 'one', id],
    file: (id: string) => ['policy-reviews', 'file', id],
  },
  members: {
    all: ['members'],
    list: (search: object) => ['members', 'list', search],
    matches: (search: string) => ['members', 'matches', search],
    one: (id: string) => ['members', 'one', id],
    person: (id: string) => ['members', 'person', id],
    atQuota: ['members', 'at-quota'],
    waitingNames: ['members', 'waiting-names'],
  },
  /** Who has taken what, and the colleagues it can be handed to. */
  assignments: ['assignments'],
  /** What colleagues have open. */
  viewed: ['viewed'],
  message: (id: string) => ['messages', id],
  statistics: {
    numbers: (from: string, to: string) => ['statistics', 'numbers', from, to],
    rows: (search: object) => ['statistics', 'rows', search],
    months: (distribution: string) => ['statistics', 'months', distribution],
  },
  reports: ['reports'],
  logs: {
    all: ['logs'],
    list: (log: string, search: object) => ['logs', log, search],
  },
  configuration: ['configuration'],
  withoutFactor: ['without-factor'],
  search: {
    all: ['search'],
    one: (text: string) => ['search', text],
  },
  /** The recently opened records, only in memory. */
  recents: ['recents'],
} as const

/** Prefixes of the keys of everything that a queue's screen shows. */
export const queueKeys: Record<Queue, readonly string[]> = {
  registrations: queryKeys.registrations.all,
  policies: queryKeys.policyReviews.all,
}

export const mutationKeys = {
  /** Prefix of the keys of every decision, undo and assignment. */
  queueChange: ['queue-change'],
  registrationDecision: ['queue-change', 'decide', 'registration'],
  registrationUndo: ['queue-change', 'undo', 'registration'],
  policyDecision: ['queue-change', 'decide', 'policy'],
  policyUndo: ['queue-change', 'undo', 'policy'],
  assign: ['queue-change', 'assign'],
} as const
