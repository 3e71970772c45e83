import type { Mutation, MutationFilters, MutationOptions, QueryClient } from '@tanstack/react-query'
import type { DayDose, DoseRecord } from '#contract/medications.ts'
import { OPEN_AT_LEAST_MS } from '#domain/dose-slots.ts'
import { queryKeys } from '#member/shared/lib/query-keys.ts'
import { WAITS } from '#member/shared/lib/waiting/waiting.ts'
import { showRecorded, type WrittenDose } from '#member/shared/lib/waiting/waiting-dose.ts'
import { refreshMedications } from '../medications-query.ts'

export type DoseInput = WrittenDose['input']

export interface Decision {
  dose: Pick<DayDose, 'medicationId'>
  input: DoseInput
}

/** Whether the decision is on this planned dose; doses outside the plan have no slot. */
export function decides(
  { dose, input }: Decision,
  { medicationId, slot }: Pick<DayDose, 'medicationId' | 'slot'>,
) {
  return slot !== null && input.slot === slot && dose.medicationId === medicationId
}

/** The id of a record that the server has not confirmed yet. */
const UNCONFIRMED = ''

export function isConfirmed(record: DoseRecord | null): record is DoseRecord {
  return record !== null && record.id !== UNCONFIRMED
}

/** The dose as decided, before the server has confirmed that. */
export function withDecision(dose: DayDose, { decision, takenAt = null, reason }: DoseInput): DayDose {
  const { medicationId, slot, dueAt } = dose
  const record = { id: UNCONFIRMED, medicationId, slot, dueAt, decision, takenAt, reason: reason || null }
  return { ...dose, state: decision, record }
}

/**
 * The dose of a day that was loaded some time ago, as it is at `now` (epoch milliseconds). Only the server knows until
 * when a dose taken every few hours stays open.
 * @param isDayOver whether the day was before today
 */
export function asOf<Dose extends DayDose>(dose: Dose, now: number, isDayOver: boolean): Dose {
  const isOpen = dose.state === 'upcoming' || dose.state === 'late'
  const sinceDue = dose.dueAt === null ? -1 : now - Date.parse(dose.dueAt)
  if (!isOpen || sinceDue < 0) return dose
  return { ...dose, state: isDayOver && sinceDue >= OPEN_AT_LEAST_MS ? 'missed' : 'late' }
}

const RECORD_DOSE = [...queryKeys.medications.all, 'record-dose'] as const

/** The decisions that the server has not answered yet, for `useMutationState`. */
export const unanswered = {
  filters: { mutationKey: RECORD_DOSE, status: 'pending' } satisfies MutationFilters,
  select({ options, state }: Mutation): Decision {
    const input = state.variables as DoseInput
    const now = new Date(state.submittedAt).toISOString()
    return {
      dose: { medicationId: String(options.mutationKey?.at(-1)) },
      input: input.decision === 'taken' ? { ...input, takenAt: input.takenAt ?? now } : input,
    }
  },
}

/** The dose as decided by a request that is still unanswered, whatever is loaded meanwhile. */
export function withUnanswered<Dose extends DayDose>(dose: Dose, decisions: readonly Decision[]): Dose {
  const decision = decisions.findLast((one) => decides(one, dose))
  return decision ? { ...dose, ...withDecision(dose, decision.input) } : dose
}

/** Records a dose, shows the answer in all loaded data, and refetches it. */
export function recordDoseOptions(
  client: QueryClient,
  medicationId: string,
  send: (input: DoseInput) => Promise<DoseRecord | typeof WAITS>,
) {
  return {
    mutationKey: [...RECORD_DOSE, medicationId],
    mutationFn: send,
    onSuccess(record) {
      if (record !== WAITS) showRecorded(client, record)
    },
    onSettled: () => refreshMedications(client),
  } satisfies MutationOptions<DoseRecord | typeof WAITS, Error, DoseInput>
}
