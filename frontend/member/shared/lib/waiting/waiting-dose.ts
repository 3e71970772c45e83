import type { QueryClient } from '@tanstack/react-query'
import type { InferInput } from 'valibot'
import type { ErrorCode } from '#contract/errors.ts'
import type { DayDose, DoseRecord, doseSchema, Medication, MedicationDay } from '#contract/medications.ts'
import type { Now } from '#contract/now.ts'
import { answer, medicationsApi, type RequestOptions } from '#shared/lib/api/clients.ts'
import { ApiError, type UncheckedBody } from '#shared/lib/api/errors.ts'
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

/** Records a dose. If somebody has already recorded the same one, resolves to that record. */
export async function recordDose(written: WrittenDose, options: RequestOptions): Promise<DoseRecord> {
  try {
    return await postDose(written, options)
  } catch (error) {
    const recorded = error instanceof ApiError ? recordedIn(error.body) : undefined
    if (!recorded || !isSame(recorded, written.input)) throw error
    return recorded
  }
}

/** The record that the server already has, if that is why another one was refused. */
export function recordedIn({ code, recorded }: UncheckedBody): DoseRecord | undefined {
  return code === ('dose_already_decided' satisfies ErrorCode)
    ? (recorded as DoseRecord | undefined)
    : undefined
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

/** Shows a recorded dose in all loaded data: even if nothing can be refetched, nobody must take it twice. */
export function showRecorded(client: QueryClient, record: DoseRecord): void {
  const { medicationId, slot, decision, takenAt } = record
  // Doses outside the plan have no slot.
  client.setQueriesData<MedicationDay>(
    { queryKey: queryKeys.medications.days },
    (day) =>
      day && {
        ...day,
        doses: day.doses.map((dose) =>
          slot && dose.slot === slot && dose.medicationId === medicationId
            ? { ...dose, state: decision, record }
            : dose,
        ),
      },
  )
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
