import type { MutationOptions, QueryClient } from '@tanstack/react-query'
import type { DayDose, DoseDecision, DoseRecord, MedicationDay } from '#contract/medications.ts'
import { queryKeys } from '#member/shared/lib/query-keys.ts'
import { refreshMedications } from '../medications-query.ts'

export interface DoseInput {
  decision: DoseDecision
  /** `null` for a dose outside the plan. */
  slot: string | null
  /** ISO 8601; defaults to now. */
  takenAt?: string
  reason?: string
  /** Whether the member confirmed that the dose was taken long before its time. */
  early?: boolean
}

/** The id of a record that the server has not confirmed yet. */
const UNCONFIRMED = ''

export function isConfirmed(record: DoseRecord | null): record is DoseRecord {
  return record !== null && record.id !== UNCONFIRMED
}

/** Changes one planned dose in every loaded day; unplanned doses have no slot and are unchanged. */
function changeDose(
  client: QueryClient,
  medicationId: string,
  slot: string | null,
  change: (dose: DayDose) => DayDose,
): void {
  client.setQueriesData<MedicationDay>(
    { queryKey: queryKeys.medications.days },
    (day) =>
      day && {
        ...day,
        doses: day.doses.map((dose) =>
          slot !== null && dose.slot === slot && dose.medicationId === medicationId ? change(dose) : dose,
        ),
      },
  )
}

function unconfirmedRecord(dose: DayDose, { decision, slot, takenAt, reason }: DoseInput): DoseRecord {
  return {
    id: UNCONFIRMED,
    medicationId: dose.medicationId,
    slot,
    dueAt: dose.dueAt,
    decision,
    takenAt: decision === 'taken' ? (takenAt ?? new Date().toISOString()) : null,
    reason: reason || null,
  }
}

/** What a failed save restores; empty for a dose outside the plan. */
type Before = Partial<Pick<DayDose, 'state' | 'record'>>

/**
 * Records a dose optimistically: the loaded days show it before the server answers, revert it if the server rejects it,
 * and are refetched after the last pending answer.
 */
export function recordDoseOptions(
  client: QueryClient,
  medicationId: string,
  send: (input: DoseInput) => Promise<DoseRecord>,
) {
  const mutationKey = [...queryKeys.medications.all, 'record-dose']
  return {
    mutationKey,
    mutationFn: send,
    async onMutate(input) {
      // An answer to an earlier request would overwrite it.
      await client.cancelQueries({ queryKey: queryKeys.medications.days })
      let before: Before = {}
      changeDose(client, medicationId, input.slot, (dose) => {
        before = { state: dose.state, record: dose.record }
        return { ...dose, state: input.decision, record: unconfirmedRecord(dose, input) }
      })
      return before
    },
    onSuccess(record) {
      changeDose(client, medicationId, record.slot, (dose) => ({ ...dose, state: record.decision, record }))
    },
    onError(_error, { slot }, before) {
      changeDose(client, medicationId, slot, (dose) =>
        isConfirmed(dose.record) ? dose : { ...dose, ...before },
      )
    },
    async onSettled() {
      // While another dose's save is pending, a refetch would not include it and would hide it again.
      if (client.isMutating({ mutationKey }) === 1) await refreshMedications(client)
    },
  } satisfies MutationOptions<DoseRecord, Error, DoseInput, Before>
}
