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
    queue: (status: string, search: string) => ['policy-reviews', 'queue', status, search],
    one: (id: string) => ['policy-reviews', 'one', id],
    file: (id: string) => ['policy-reviews', 'file', id],
  },
  members: {
    all: ['members'],
    list: (search: object) => ['members', 'list', search],
    matches: (search: string) => ['members', 'matches', search],
    one: (id: string) => ['members', 'one', id],
    atQuota: ['members', 'at-quota'],
  },
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
} as const

export const mutationKeys = {
  /** Begins the keys of a decision and of its undo. */
  registrationChange: ['registrations', 'change'],
  registrationDecision: ['registrations', 'change', 'decide'],
  registrationUndo: ['registrations', 'change', 'undo'],
  policyDecision: ['policy-reviews', 'decide'],
} as const
