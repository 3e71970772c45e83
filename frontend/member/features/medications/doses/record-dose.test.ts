import { MutationObserver, QueryClient } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import type { DayDose, DoseRecord, MedicationDay } from '#contract/medications.ts'
import { queryKeys } from '#member/shared/lib/query-keys.ts'
import { WAITS } from '#member/shared/lib/waiting/waiting.ts'
import { dosesHere, withWaiting } from './dose-waits.ts'
import {
  asOf,
  type DoseInput,
  isConfirmed,
  recordDoseOptions,
  unanswered,
  withUnanswered,
} from './record-dose.ts'

const DAY = queryKeys.medications.day('2026-11-20')
const MORNING = '2026-11-20T08:00'

const late = (slot: string | null, medicationId = 'losartan'): DayDose => ({
  medicationId,
  name: 'Losartana',
  dose: '50 mg',
  form: 'tablet',
  unitsPerDose: 1,
  timeZone: 'America/Sao_Paulo',
  slot,
  dueAt: '2026-11-20T11:00:00.000Z',
  state: 'late',
  record: null,
})

const saved = ({ decision, slot = null }: DoseInput): DoseRecord => ({
  id: 'saved',
  medicationId: 'losartan',
  slot,
  dueAt: '2026-11-20T11:00:00.000Z',
  decision,
  takenAt: decision === 'taken' ? '2026-11-20T11:05:00.000Z' : null,
  reason: null,
})

/** A client with a loaded day of three doses, and a server that answers when the test tells it to. */
function setUp() {
  const client = new QueryClient()
  const loaded: MedicationDay = {
    date: '2026-11-20',
    doses: [late(MORNING), late('2026-11-20T20:00'), late(MORNING, 'other')],
  }
  const load = () => client.setQueryData<MedicationDay>(DAY, loaded)
  load()
  const answers: { resolve: (record: DoseRecord | typeof WAITS) => void; reject: (error: Error) => void }[] =
    []
  const options = recordDoseOptions(
    client,
    'losartan',
    () => new Promise((resolve, reject) => answers.push({ resolve, reject })),
  )
  /** As the screen shows them. */
  function doses() {
    const decisions = client.getMutationCache().findAll(unanswered.filters).map(unanswered.select)
    return (client.getQueryData<MedicationDay>(DAY)?.doses ?? []).map((dose) =>
      withUnanswered(dose, decisions),
    )
  }
  return {
    answers,
    /** Like a refetch that the server answers before it stores anything. */
    load,
    states: () => doses().map(({ state }) => state),
    first: () => doses()[0],
    isStale: () => client.getQueryState(DAY)?.isInvalidated,
    record: (input: DoseInput) =>
      new MutationObserver(client, options).mutate(input).catch((error: Error) => error),
  }
}

const taken = { decision: 'taken', slot: MORNING } as const

it('shows the decision before the server answers, and refetches after it', async () => {
  const { answers, first, isStale, load, record, states } = setUp()
  const answered = record(taken)
  await expect.poll(() => answers.length).toBe(1)
  load()
  expect(states()).toEqual(['taken', 'late', 'late'])
  expect(isConfirmed(first()?.record ?? null)).toBe(false)
  expect(Date.parse(first()?.record?.takenAt ?? '')).toBeLessThanOrEqual(Date.now())
  expect(isStale()).toBe(false)
  answers[0]?.resolve(saved(taken))
  await answered
  expect(first()?.record).toEqual(saved(taken))
  expect(isStale()).toBe(true)
})

it('puts the dose back when the server rejects the decision', async () => {
  const { answers, first, isStale, record, states } = setUp()
  const answered = record({ decision: 'skipped', slot: taken.slot, reason: 'Enjoo' })
  await expect.poll(() => answers.length).toBe(1)
  expect(first()).toMatchObject({ state: 'skipped', record: { reason: 'Enjoo', takenAt: null } })
  answers[0]?.reject(new Error('offline'))
  expect(await answered).toEqual(new Error('offline'))
  expect(states()).toEqual(['late', 'late', 'late'])
  expect(first()?.record).toBeNull()
  expect(isStale()).toBe(true)
})

it('puts the dose back when the decision waits for a network, which shows it in another way', async () => {
  const { answers, first, record } = setUp()
  const answered = record(taken)
  await expect.poll(() => answers.length).toBe(1)
  answers[0]?.resolve(WAITS)
  expect(await answered).toBe(WAITS)
  const dose = first()
  expect(dose).toMatchObject({ state: 'late', record: null })
  const entry = {
    order: 1,
    kind: 'dose',
    key: 'k',
    begunAt: undefined,
    body: { dose: late(taken.slot), input: { ...taken, takenAt: '2026-11-20T11:05:00.000Z' } },
  } as const
  const refused = { ...entry, refused: { message: 'Esta dose já foi registrada.', fields: {} } }
  const shown = (one: DayDose | undefined, entries: Parameters<typeof withWaiting>[1]) =>
    one && withWaiting(one, entries)
  expect(shown(dose, [entry])).toMatchObject({
    state: 'taken',
    record: { takenAt: entry.body.input.takenAt },
  })
  // The server's state is shown, beside what was not accepted.
  expect(shown(dose, [refused])).toEqual({ ...dose, waiting: refused })
  expect(shown(late(taken.slot, 'other'), [entry])).toMatchObject({ state: 'late' })
  const decided = { ...late(taken.slot), record: saved({ decision: 'skipped', slot: taken.slot }) }
  expect(shown(decided, [entry])).toEqual({ ...decided, waiting: entry })
})

it('puts back only the rejected one of two decisions', async () => {
  const { answers, record, states } = setUp()
  const evening = { decision: 'taken', slot: '2026-11-20T20:00' } as const
  const both = [record(taken), record(evening)]
  await expect.poll(() => answers.length).toBe(2)
  expect(states()).toEqual(['taken', 'taken', 'late'])
  answers[0]?.reject(new Error('offline'))
  await both[0]
  expect(states()).toEqual(['late', 'taken', 'late'])
  answers[1]?.resolve(saved(evening))
  await both[1]
  expect(states()).toEqual(['late', 'taken', 'late'])
})

it('leaves the planned doses alone when a dose outside the plan is recorded', async () => {
  const { answers, record, states } = setUp()
  const answered = record({ decision: 'taken', slot: null })
  await expect.poll(() => answers.length).toBe(1)
  expect(states()).toEqual(['late', 'late', 'late'])
  answers[0]?.resolve(saved({ decision: 'taken', slot: null }))
  await answered
})

it('shows a loaded day by the clock, with what waits and what is unanswered', () => {
  const evening = {
    ...late('2026-11-20T20:00'),
    dueAt: '2026-11-20T23:00:00.000Z',
    state: 'upcoming',
  } as const
  const statesAt = (now: string, loaded: string) =>
    dosesHere(
      [late(MORNING), evening, late(MORNING, 'other')],
      {
        waiting: [
          {
            order: 1,
            kind: 'dose',
            key: 'k',
            begunAt: undefined,
            body: { dose: late(MORNING), input: { ...taken, takenAt: '2026-11-20T11:05:00.000Z' } },
          },
        ],
        decisions: [{ dose: { medicationId: 'other' }, input: { decision: 'skipped', slot: MORNING } }],
        loadedAt: Date.parse(`2026-11-20T${loaded}Z`),
        isDayOver: false,
      },
      Date.parse(`2026-11-20T${now}Z`),
    ).map(({ medicationId, state, waiting }) => [medicationId, state, waiting?.order])
  expect(statesAt('23:01:00', '23:00:00')).toEqual([
    ['losartan', 'taken', 1],
    ['losartan', 'upcoming', undefined],
    ['other', 'skipped', undefined],
  ])
  expect(statesAt('23:01:00', '22:00:00').map(([, state]) => state)).toEqual(['taken', 'late', 'skipped'])
})

it('becomes late by the clock where its day was loaded earlier, and missed once that is over', () => {
  const at = (time: string, isDayOver: boolean, state: DayDose['state'] = 'upcoming') =>
    asOf({ ...late(MORNING), state }, Date.parse(`2026-11-20T${time}Z`), isDayOver).state
  expect({
    before: at('10:59:59', false),
    due: at('11:00:00', false),
    evening: at('20:00:00', false),
    justAfterMidnight: at('13:59:59', true),
    nextDay: at('14:00:00', true, 'late'),
    taken: at('14:00:00', true, 'taken'),
  }).toEqual({
    before: 'upcoming',
    due: 'late',
    evening: 'late',
    justAfterMidnight: 'late',
    nextDay: 'missed',
    taken: 'taken',
  })
})
