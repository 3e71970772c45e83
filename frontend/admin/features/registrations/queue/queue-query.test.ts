import { expect, it } from 'vitest'
import { type RegistrationInQueue, WAITING_COUNT_MAX } from '#contract/registrations.ts'
import { subtractWaiting, withoutRegistrations, withRegistrations } from './queue-query.ts'

const registration = (id: string): RegistrationInQueue => ({
  id,
  fullName: id,
  email: `${id}@exemplo.com.br`,
  status: 'email_confirmed',
  createdAt: '2026-01-01T00:00:00.000Z',
  emailConfirmedAt: null,
  statusSince: `2026-01-0${id}T00:00:00.000Z`,
  rejection: null,
  decidedBy: null,
  assignee: null,
  reversal: null,
})
const page = (...ids: string[]) => ({
  registrations: ids.map(registration),
  nextCursor: null,
  cut: false,
  version: 5,
  waiting: 9,
  today: { count: 3, medianMinutes: 40 },
  target: {
    hours: 48,
    late: 2,
    lateSince: '2026-01-02T00:00:00.000Z',
    dueToday: 3,
    dueSince: '2026-01-05T00:00:00.000Z',
  },
})
const queue = (...pages: string[][]) => ({ pages: pages.map((ids) => page(...ids)), pageParams: [] })
const decided = (...ids: string[]) => ({ decided: ids, before: [], missing: [] })
const queueOf = (waiting: number) => {
  const { pages, pageParams } = queue(['1', '2'])
  return { pages: pages.map((page) => ({ ...page, waiting })), pageParams }
}
const idsOf = (queue: ReturnType<typeof withRegistrations>) =>
  queue?.pages.map(({ registrations }) => registrations.map(({ id }) => id))

it('removes decided registrations from every page and subtracts them from the count', () => {
  const today = { count: 5, medianMinutes: 30 }
  const left = withoutRegistrations(queue(['1', '2'], ['4', '5']), { ...decided('2', '5'), today })
  expect(idsOf(left)).toEqual([['1'], ['4']])
  // One of the two was late, the other would have been by tonight.
  expect(left?.pages[0]).toMatchObject({ version: 7, waiting: 7, target: { late: 1, dueToday: 2 }, today })
  expect(withoutRegistrations(queue(['1']), decided('1'))?.pages[0]?.today.count).toBe(3)
})

it('leaves a capped count unchanged', () => {
  const left = withoutRegistrations(queueOf(WAITING_COUNT_MAX), decided('1'))
  expect(left?.pages[0]?.waiting).toBe(WAITING_COUNT_MAX)
  expect(withoutRegistrations(queueOf(999), decided('1'))?.pages[0]?.waiting).toBe(998)
  expect(subtractWaiting(WAITING_COUNT_MAX, 3)).toBe(WAITING_COUNT_MAX)
  expect(withRegistrations(queueOf(WAITING_COUNT_MAX), [registration('3')])?.pages[0]?.waiting).toBe(
    WAITING_COUNT_MAX,
  )
})

it('subtracts registrations decided by others only if they were in the list', () => {
  const before = ['2', '7'].map((id) => {
    return { id, fullName: id, status: 'approved' as const, by: 'Bia', at: null, own: false }
  })
  const left = withoutRegistrations(queue(['1', '2', '3']), { decided: ['1'], before, missing: ['8'] })
  expect(idsOf(left)).toEqual([['3']])
  expect(left?.pages[0]?.waiting).toBe(7)
})

it('puts undone registrations back in order of waiting time', () => {
  const back = withRegistrations(queue(['1', '3'], ['6', '8']), [
    registration('2'),
    registration('7'),
    registration('9'),
  ])
  expect(idsOf(back)).toEqual([
    ['1', '2', '3'],
    ['6', '7', '8', '9'],
  ])
  expect(back?.pages[0]).toMatchObject({ version: 8, waiting: 12, target: { late: 3, dueToday: 3 } })
})

it('does not add a registration that is already listed', () => {
  const back = withRegistrations(queue(['1', '2'], ['4']), [registration('2'), registration('3')])
  expect(idsOf(back)).toEqual([
    ['1', '2'],
    ['3', '4'],
  ])
  expect(back?.pages[0]?.waiting).toBe(10)
})

it('adds to an empty queue', () => {
  expect(idsOf(withRegistrations(queue([]), [registration('2'), registration('1')]))).toEqual([['1', '2']])
})
