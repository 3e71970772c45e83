import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { replaceInCache } from '#shared/lib/api/versions.ts'
import { queryKeys } from '../query-keys.ts'
import { addRefill, recordDose, showRecorded } from './waiting-dose.ts'
import { sendExercise, sendNotes, sendSleep } from './waiting-records.ts'

/** How each kind of entry that can wait for a network is sent. */
export const requests = {
  sleep: sendSleep,
  exercise: sendExercise,
  dose: recordDose,
  refill: addRefill,
  notes: sendNotes,
} as const

/** The queries that an entry makes stale. */
export const staleAfter: Readonly<Record<WaitingKind, readonly QueryKey[]>> = {
  sleep: [queryKeys.sleep.all],
  exercise: [queryKeys.exercise.all],
  dose: [queryKeys.medications.all, queryKeys.now],
  refill: [queryKeys.medications.all, queryKeys.now],
  notes: [queryKeys.consultations.all],
}

/** Shows an answer at once, for kinds where waiting for the list's next answer would do harm. */
export function showSent(client: QueryClient, kind: WaitingKind, answered: unknown): void {
  // The compiler does not relate a kind to its own answer.
  if (kind === 'dose') showRecorded(client, answered as WaitingAnswer<'dose'>)
  else if (kind !== 'refill')
    replaceInCache(client, answered as WaitingAnswer<Exclude<WaitingKind, 'dose' | 'refill'>>)
}

export type WaitingKind = keyof typeof requests
export type WaitingBody<Kind extends WaitingKind> = Parameters<(typeof requests)[Kind]>[0]
export type WaitingAnswer<Kind extends WaitingKind> = Awaited<ReturnType<(typeof requests)[Kind]>>
