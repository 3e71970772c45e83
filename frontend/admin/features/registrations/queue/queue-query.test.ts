import { expect, it } from 'vitest'
import { type RegistrationInQueue, WAITING_COUNT_MAX } from '#contract/registrations.ts'
import { waitingLess, withoutRegistrations, withRegistrations } from './queue-query.ts'

const person = (id: string): RegistrationInQueue => ({
  id,
  fullName: id,
  email: `${id}@exemplo.com.br`,
  status: 'email_confirmed',
  createdAt: '2026-01-01T00:00:00.000Z',
  emailConfirmedAt: null,
  statusSince: `2026-01-0${id}T00:00:00.000Z`,
  rejection: null,
  decidedBy: null,
})
const page = (...ids: string[]) => ({
  registrations: ids.map(person),
  nextCursor: null,
  cut: false,
  waiting: 9,
  today: { count: 3, medianMinutes: 40 },
})
const queue = (...pages: string[][]) => ({ pages: pages.map((ids) => page(...ids)), pageParams: [] })
const decided = (...ids: string[]) => ({ decided: ids, before: [], missing: [] })
const ofMany = (waiting: number) => {
  const { pages, pageParams } = queue(['1', '2'])
  return { pages: pages.map((page) => ({ ...page, waiting })), pageParams }
}
const idsOf = (found: ReturnType<typeof withRegistrations>) =>
  found?.pages.map(({ registrations }) => registrations.map(({ id }) => id))

it('takes the decided out of every page and the number down once for each', () => {
  const today = { count: 5, medianMinutes: 30 }
  const left = withoutRegistrations(queue(['1', '2'], ['4', '5']), { ...decided('2', '5'), today })
  expect(idsOf(left)).toEqual([['1'], ['4']])
  expect(left?.pages[0]).toMatchObject({ waiting: 7, today })
  expect(withoutRegistrations(queue(['1']), decided('1'))?.pages[0]?.today.count).toBe(3)
})

it('takes from no number that stopped counting', () => {
  const left = withoutRegistrations(ofMany(WAITING_COUNT_MAX), decided('1'))
  expect(left?.pages[0]?.waiting).toBe(WAITING_COUNT_MAX)
  expect(withoutRegistrations(ofMany(999), decided('1'))?.pages[0]?.waiting).toBe(998)
  expect(waitingLess(WAITING_COUNT_MAX, 3)).toBe(WAITING_COUNT_MAX)
  expect(withRegistrations(ofMany(WAITING_COUNT_MAX), [person('3')])?.pages[0]?.waiting).toBe(
    WAITING_COUNT_MAX,
  )
})

it('takes whom others decided out of the number only where they were counted', () => {
  const before = ['2', '7'].map((id) => {
    return { id, fullName: id, status: 'approved' as const, by: 'Bia', at: null, own: false }
  })
  const left = withoutRegistrations(queue(['1', '2', '3']), { decided: ['1'], before, missing: ['8'] })
  expect(idsOf(left)).toEqual([['3']])
  expect(left?.pages[0]?.waiting).toBe(7)
})

it('brings back who was taken out, in the place of the wait', () => {
  const back = withRegistrations(queue(['1', '3'], ['6', '8']), [person('2'), person('7'), person('9')])
  expect(idsOf(back)).toEqual([
    ['1', '2', '3'],
    ['6', '7', '8', '9'],
  ])
  expect(back?.pages[0]?.waiting).toBe(12)
})

it('brings back nobody who is there already', () => {
  const back = withRegistrations(queue(['1', '2'], ['4']), [person('2'), person('3')])
  expect(idsOf(back)).toEqual([
    ['1', '2'],
    ['3', '4'],
  ])
  expect(back?.pages[0]?.waiting).toBe(10)
})

it('brings back into an empty queue', () => {
  expect(idsOf(withRegistrations(queue([]), [person('2'), person('1')]))).toEqual([['1', '2']])
})
