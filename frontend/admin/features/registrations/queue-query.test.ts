import { expect, it } from 'vitest'
import type { RegistrationInQueue } from '../../../../worker/contract/registrations.ts'
import { withoutRegistrations, withRegistrations } from './queue-query.ts'

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
  waiting: 9,
  today: { count: 3, medianMinutes: 40 },
})
const queue = (...pages: string[][]) => ({ pages: pages.map((ids) => page(...ids)), pageParams: [] })
const idsOf = (found: ReturnType<typeof withRegistrations>) =>
  found?.pages.map(({ registrations }) => registrations.map(({ id }) => id))

it('takes the decided out of every page and the number down once for each', () => {
  const today = { count: 5, medianMinutes: 30 }
  const left = withoutRegistrations(queue(['1', '2'], ['4', '5']), new Set(['2', '5']), today)
  expect(idsOf(left)).toEqual([['1'], ['4']])
  expect(left?.pages[0]).toMatchObject({ waiting: 7, today })
  expect(withoutRegistrations(queue(['1']), new Set(['1']), undefined)?.pages[0]?.today.count).toBe(3)
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
