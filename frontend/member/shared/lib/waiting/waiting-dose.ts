import type { QueryClient } from '@tanstack/react-query'
import type { InferInput } from 'valibot'
import type { DayDose, DoseRecord, doseSchema, Medication, MedicationDay } from '#contract/medications.ts'
import type { Now } from '#contract/now.ts'
import { answer, medicationsApi, type RequestOptions } from '#shared/lib/api/clients.ts'
import { ApiError } from '#shared/lib/api/errors.ts'
import { isoDay } from '#shared/lib/format/format.ts'
import { queryKeys } from '../query-keys.ts'

/** Two records of a dose that are further apart may be two doses. */
const SAME_DOSE_MS = 15 * 60_000

export interface WrittenDose {
  dose: Pick<DayDose, 'medicationId' | 'name' | 'dose' | 'form' | 'dueAt'>
  input: InferInput<typeof doseSchema>
}

export function postDose({ dose, input }: WrittenDose, options: RequestOptions): Promise<DoseRecord> {
  const request = { param: { id: dose.medicationId }, json: input }
  return answer(medicationsApi[':id'].doses.$post(request, options))
}

/** Records a dose. Where somebody has recorded the same, that is the answer. */
export async function recordDose(written: WrittenDose, options: RequestOptions): Promise<DoseRecord> {
  const { dose, input } = written
  try {
    return await postDose(written, options)
  } catch (error) {
    if (!(error instanceof ApiError && error.is('dose_already_decided')) || dose.dueAt === null) throw error
    const { doses } = await answer(medicationsApi.day.$get({ query: { date: isoDay(dose.dueAt) } }))
    const recorded = doses.find(
      ({ medicationId, slot }) => medicationId === dose.medicationId && slot === input.slot,
    )?.record
    if (!recorded || !isSame(recorded, input)) throw error
    return recorded
  }
}

function isSame(record: DoseRecord, { decision, takenAt, reason }: WrittenDose['input']): boolean {
  if (record.decision !== decision) return false
  if (decision === 'skipped') return (record.reason ?? '') === (reason ?? '')
  return Math.abs(Date.parse(record.takenAt ?? '') - Date.parse(takenAt ?? '')) <= SAME_DOSE_MS
}

interface WrittenRefill {
  medication: Pick<Medication, 'id' | 'form'>
  units: number
}

export function addRefill({ medication, units }: WrittenRefill, options: RequestOptions) {
  return answer(
    medicationsApi[':id'].refills.$post({ param: { id: medication.id }, json: { units } }, options),
  )
}

/** Changes one planned dose in every loaded day; unplanned doses have no slot and are unchanged. */
export function changeDose(
  client: QueryClient,
  medicationId: string,
  slot: string | null | undefined,
  change: (dose: DayDose) => DayDose,
): void {
  client.setQueriesData<MedicationDay>(
    { queryKey: queryKeys.medications.days },
    (day) =>
      day && {
        ...day,
        doses: day.doses.map((dose) =>
          slot && dose.slot === slot && dose.medicationId === medicationId ? change(dose) : dose,
        ),
      },
  )
}

/** Shows a recorded dose in all that is loaded: if nothing can be loaded again, nobody must take it twice. */
export function showRecorded(client: QueryClient, record: DoseRecord): void {
  const { medicationId, slot, decision, takenAt } = record
  changeDose(client, medicationId, slot, (dose) => ({ ...dose, state: decision, record }))
  client.setQueryData<Now>(
    queryKeys.now,
    (now) =>
      now && {
        ...now,
        doses: now.doses.filter((dose) => dose.medicationId !== medicationId || dose.slot !== slot),
      },
  )
  if (takenAt === null) return
  client.setQueryData<Medication[]>(queryKeys.medications.list, (list) =>
    list?.map((medication) =>
      medication.id === medicationId && takenAt > (medication.lastTakenAt ?? '')
        ? { ...medication, lastTakenAt: takenAt }
        : medication,
    ),
  )
}
