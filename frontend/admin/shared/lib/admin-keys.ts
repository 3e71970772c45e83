/** The keys of the dashboard's cache, which the members' first load has no use for. */
export const adminKeys = {
  policyReviews: {
    all: ['policy-reviews'],
    desk: (status: string, search: string) => ['policy-reviews', 'desk', status, search],
    one: (id: string) => ['policy-reviews', 'one', id],
    file: (id: string) => ['policy-reviews', 'file', id],
  },
  secondFactor: ['second-factor'],
  adminSessions: ['admin-sessions'],
  statistics: {
    numbers: (from: string, to: string) => ['statistics', 'numbers', from, to],
    rows: (search: object) => ['statistics', 'rows', search],
    months: (distribution: string) => ['statistics', 'months', distribution],
  },
  reports: ['reports'],
  members: {
    all: ['members'],
    list: (search: object) => ['members', 'list', search],
    found: (search: string) => ['members', 'found', search],
    one: (id: string) => ['members', 'one', id],
  },
  logs: {
    all: ['logs'],
    list: (log: string, search: object) => ['logs', log, search],
  },
  registrations: {
    all: ['registrations'],
    queue: (status: string) => ['registrations', 'queue', status],
    one: (id: string) => ['registrations', 'one', id],
  },
  rejectionTexts: ['rejection-texts'],
  configuration: ['configuration'],
} as const
