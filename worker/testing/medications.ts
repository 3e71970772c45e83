import { vi } from 'vitest'
import type { Client } from './api.ts'
import { signedInClient } from './factories.ts'

export const tablet = (overrides = {}) => ({
  name: 'Losartana',
  dose: '50 mg',
  form: 'tablet',
  kind: 'daily',
  times: ['20:00', '08:00'],
  startsOn: '2026-11-01',
  ...overrides,
})
/** 07:00 in São Paulo. */
const THURSDAY = '2026-11-19T10:00:00Z'

/** A member, with the clock at 7:00 on Thursday or at another time. */
export async function memberAt(time = THURSDAY): Promise<Client> {
  vi.setSystemTime(new Date(time))
  return signedInClient()
}
export const at = (time: string) => vi.setSystemTime(new Date(time))
export const statesOf = (day: { body: { doses: { slot: string; state: string }[] } }) =>
  day.body.doses.map(({ slot, state }) => [slot, state])
