import type { InferInput } from 'valibot'
import type { exerciseSchema } from '#contract/exercise.ts'
import type { sleepSchema } from '#contract/sleep.ts'
import { answer, exerciseApi, sleepApi } from '#shared/lib/api/clients.ts'
import { queryKeys } from '../query-keys.ts'

interface Options {
  headers: Record<string, string>
}

/** How each kind of entry that can wait for a network is sent. */
export const requests = {
  sleep: (json: InferInput<typeof sleepSchema>, options: Options) =>
    answer(sleepApi.index.$post({ json }, options)),
  exercise: (json: InferInput<typeof exerciseSchema>, options: Options) =>
    answer(exerciseApi.index.$post({ json }, options)),
} as const

/** The queries that an entry makes stale. */
export const staleAfter = {
  sleep: queryKeys.sleep.all,
  exercise: queryKeys.exercise.all,
} satisfies Record<keyof typeof requests, readonly string[]>

export type WaitingKind = keyof typeof requests
export type WaitingBody<Kind extends WaitingKind> = Parameters<(typeof requests)[Kind]>[0]
export type WaitingAnswer<Kind extends WaitingKind> = Awaited<ReturnType<(typeof requests)[Kind]>>
