import type { InferInput } from 'valibot'
import type { Consultation } from '#contract/consultations.ts'
import type { Exercise, exerciseSchema } from '#contract/exercise.ts'
import type { SleepEntry, sleepSchema } from '#contract/sleep.ts'
import type { Versioned } from '#contract/versions.ts'
import {
  answer,
  consultationsApi,
  exerciseApi,
  type RequestOptions,
  sleepApi,
} from '#shared/lib/api/clients.ts'
import { currentIn, ifMatch, isSame } from '#shared/lib/api/versions.ts'

/**
 * The values written for a record. A change holds in `of` the record as it was when its form was opened; a new record
 * has none.
 */
type Written<Json> = Json & { of?: (Json & Versioned & { id: string }) | undefined }

/**
 * Changes the record's fields in `json`. Throws `stale_version` if somebody has set one of them to another value since
 * the form was opened; changes of other fields do not matter.
 */
async function change<Item extends Versioned>(
  opened: Versioned,
  json: object,
  options: RequestOptions,
  send: (options: RequestOptions) => Promise<Item>,
): Promise<Item> {
  const valuesIn = (record: object) => Object.keys(json).map((name) => Reflect.get(record, name) ?? '')
  try {
    return await send({ ...options, headers: { ...options.headers, ...ifMatch(opened.version).headers } })
  } catch (error) {
    const current = currentIn<Item>(error)
    if (!current) throw error
    if (isSame(valuesIn(current), valuesIn(json))) return current
    if (!isSame(valuesIn(current), valuesIn(opened))) throw error
    return change(current, json, options, send)
  }
}

export function sendSleep(
  { of, ...json }: Written<InferInput<typeof sleepSchema>>,
  options: RequestOptions,
): Promise<SleepEntry> {
  if (!of) return answer(sleepApi.index.$post({ json }, options))
  return change<SleepEntry>(of, json, options, (from) =>
    answer(sleepApi[':id'].$patch({ param: { id: of.id }, json }, from)),
  )
}

export function sendExercise(
  { of, ...json }: Written<InferInput<typeof exerciseSchema>>,
  options: RequestOptions,
): Promise<Exercise> {
  if (!of) return answer(exerciseApi.index.$post({ json }, options))
  return change<Exercise>(of, json, options, (from) =>
    answer(exerciseApi[':id'].$patch({ param: { id: of.id }, json }, from)),
  )
}

/** What an entry stores about its consultation: its name, and the version and notes that its form was opened with. */
export type NotedConsultation = Pick<
  Consultation,
  'id' | 'version' | 'notes' | 'date' | 'specialty' | 'doctorName'
>

interface WrittenNotes {
  consultation: NotedConsultation
  notes: string
}

export function sendNotes(
  { consultation, notes }: WrittenNotes,
  options: RequestOptions,
): Promise<Consultation> {
  const request = { param: { id: consultation.id }, json: { notes } }
  return change<Consultation>(consultation, request.json, options, (from) =>
    answer(consultationsApi[':id'].$patch(request, from)),
  )
}
