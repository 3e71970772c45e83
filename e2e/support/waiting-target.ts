import type { WaitingTarget } from '#contract/registrations.ts'

const LONG_AGO = '2020-01-01T00:00:00.000Z'

/** The target in a stubbed queue's answers, under which no wait counts as long. */
export const target: WaitingTarget = {
  hours: 48,
  late: 0,
  lateSince: LONG_AGO,
  dueToday: 0,
  dueSince: LONG_AGO,
}
