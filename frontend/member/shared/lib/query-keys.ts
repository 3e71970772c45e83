import { sharedKeys } from '#shared/lib/api/query-client.ts'

/**
 * Every key of the member app's query cache. A key that begins with `member` holds the member's own data.
 * Invalidating a key invalidates all keys that begin with it.
 */
export const queryKeys = {
  ...sharedKeys,
  emailConfirmation: (token: string) => ['email-confirmation', token],
  emailChange: (token: string) => ['email-change', token],
  member: ['member'],
  /** What needs the member's attention now. */
  now: ['member', 'now'],
  sessions: ['member', 'sessions'],
  passkeys: ['member', 'passkeys'],
  membershipCard: (memberId: string) => ['member', 'membership-card', memberId],
  insurance: {
    all: ['member', 'insurance'],
    lists: ['member', 'insurance', 'list'],
    list: (filter: object) => ['member', 'insurance', 'list', filter],
    one: (id: string) => ['member', 'insurance', 'one', id],
  },
  consultations: {
    all: ['member', 'consultations'],
    lists: ['member', 'consultations', 'list'],
    list: (filter: object) => ['member', 'consultations', 'list', filter],
    one: (id: string) => ['member', 'consultations', 'one', id],
    upcoming: ['member', 'consultations', 'upcoming'],
  },
  sleep: {
    all: ['member', 'sleep'],
    lists: ['member', 'sleep', 'list'],
    list: (filter: object) => ['member', 'sleep', 'list', filter],
    one: (id: string) => ['member', 'sleep', 'one', id],
    period: (kind: string, day: string) => ['member', 'sleep', 'period', kind, day],
    today: ['member', 'sleep', 'today'],
  },
  healthProfile: (memberId: string) => ['member', 'health-profile', memberId],
  anamnesis: {
    all: ['member', 'anamnesis'],
    current: ['member', 'anamnesis', 'current'],
    history: ['member', 'anamnesis', 'history'],
    weights: (kind: string, day: string) => ['member', 'anamnesis', 'weights', kind, day],
  },
  medications: {
    all: ['member', 'medications'],
    list: ['member', 'medications', 'list'],
    /** How many medications the member takes. */
    count: ['member', 'medications', 'count'],
    days: ['member', 'medications', 'day'],
    day: (date: string) => ['member', 'medications', 'day', date],
    adherence: ['member', 'medications', 'adherence'],
    one: (id: string) => ['member', 'medications', 'one', id],
    history: (medicationId: string, filter: object) => [
      'member',
      'medications',
      'history',
      medicationId,
      filter,
    ],
  },
  exams: {
    records: ['member', 'exams', 'records'],
    lists: ['member', 'exams', 'records', 'list'],
    list: (filter: object) => ['member', 'exams', 'records', 'list', filter],
    one: (id: string) => ['member', 'exams', 'records', 'one', id],
    linkable: ['member', 'exams', 'records', 'linkable'],
    analytes: ['member', 'exams', 'records', 'analytes'],
    trend: (valueId: string) => ['member', 'exams', 'records', 'trend', valueId],
    // Outside `records`: a file's bytes never change, so a changed record does not make them stale.
    file: (id: string) => ['member', 'exams', 'file', id],
  },
  exercise: {
    all: ['member', 'exercise'],
    lists: ['member', 'exercise', 'list'],
    list: (filter: object) => ['member', 'exercise', 'list', filter],
    one: (id: string) => ['member', 'exercise', 'one', id],
    period: (kind: string, day: string) => ['member', 'exercise', 'period', kind, day],
    week: (day: string) => ['member', 'exercise', 'week', day],
  },
  notifications: {
    list: ['member', 'notifications', 'list'],
    unread: ['member', 'notifications', 'unread'],
  },
} as const
