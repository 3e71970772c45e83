import type { MutationOptions, QueryClient } from '@tanstack/react-query'
import type { DayDose, DoseRecord } from '#contract/medications.ts'
import { queryKeys } from '#member/shared/lib/query-keys.ts'
import { WAITS } from '#member/shared/lib/waiting/waiting.ts'
import { changeDose, showRecorded, type WrittenDose } from '#member/shared/lib/waiting/waiting-dose.ts'
import { refreshMedications } from '../medications-query.ts'

export type DoseInput = WrittenDose['input']

/** The id of a record that the server has not confirmed yet. */
const UNCONFIRMED = ''

export function isConfirmed(record: DoseRecord | null): record is DoseRecord {
  return record !== null && record.id !== UNCONFIRMED
}

/** What the input records, before the server has confirmed it. */
export function unconfirmedRecord(dose: DayDose, { decision, takenAt, reason }: DoseInput): DoseRecord {
  return {
    id: UNCONFIRMED,
    medicationId: dose.medicationId,
    slot: dose.slot,
    dueAt: dose.dueAt,
    decision,
    takenAt: decision === 'taken' ? (takenAt ?? new Date().toISOString()) : null,
    reason: reason || null,
  }
}

/** What a save restores that failed or waits for a network; empty for a dose outside the plan. */
type Before = Partial<Pick<DayDose, 'state' | 'record'>>

/**
 * Records a dose optimistically: the loaded days show it before the server answers, revert it if the server rejects it or
 * it waits for a network, and are refetched after the last pending answer.
 */
export function recordDoseOptions(
  client: QueryClient,
  medicationId: string,
  send: (input: DoseInput) => Promise<DoseRecord | typeof WAITS>,
) {
  function restore({ slot }: DoseInput, before: Before | undefined): void {
    changeDose(client, medicationId, slot, (dose) =>
      isConfirmed(dose.record) ? dose : { ...dose, ...before },
    )
  }
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
    onSuccess(record, input, before) {
      if (record === WAITS) return restore(input, before)
      showRecorded(client, record)
    },
    onError: (_error, input, before) => restore(input, before),
    async onSettled() {
      // While another dose's save is pending, a refetch would not include it and would hide it again.
      if (client.isMutating({ mutationKey }) === 1) await refreshMedications(client)
    },
  } satisfies MutationOptions<DoseRecord | typeof WAITS, Error, DoseInput, Before>
}
