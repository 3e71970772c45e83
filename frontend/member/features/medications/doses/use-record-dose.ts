import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { DoseRecord, Medication } from '#contract/medications.ts'
import { t } from '#locales/medications.ts'
import { formatAmount, fullName } from '#member/shared/lib/health/medication-text.ts'
import { offerUndo } from '#member/shared/lib/offer-undo.ts'
import { sendOrWait, WAITS } from '#member/shared/lib/waiting/waiting.ts'
import { postDose, recordDose } from '#member/shared/lib/waiting/waiting-dose.ts'
import { idempotent, medicationsApi } from '#shared/lib/api/clients.ts'
import { ApiError } from '#shared/lib/api/errors.ts'
import { createIdempotencyKeys, idempotencyKey } from '#shared/lib/api/idempotency.ts'
import { time } from '#shared/lib/format/format.ts'
import { toast, toastFailure } from '#shared/ui/feedback/toast.ts'
import { medicationsQuery, refreshMedications } from '../medications-query.ts'
import { type DoseInput, recordDoseOptions } from './record-dose.ts'

/** Whether the server asks for confirmation, because by its clock the dose is due much later. */
export const isDoseNotDue = (error: Error) => error instanceof ApiError && error.is('dose_not_due')

async function deleteDose(id: string): Promise<void> {
  try {
    await medicationsApi.doses[':id'].$delete({ param: { id } })
  } catch (error) {
    // It is gone, as it should be.
    if (!(error instanceof ApiError && error.status === 404)) throw error
  }
}

/** What messages need to name the medication of a dose. */
export interface DoseMedication extends Pick<Medication, 'name' | 'dose' | 'form'> {
  medicationId: string
  /** `null` or omitted for a dose outside the plan. */
  dueAt?: string | null
  /** `null` if the stock is not tracked; looked up if omitted. */
  unitsPerDose?: number | null
}

interface RecordDoseOptions {
  /** Order of the waiting entry that a decision replaces. */
  order?: number
  /** Id of the server's record that a decision replaces. */
  replaces?: string | undefined
  /** Whether the dose itself has an undo button once it is recorded, which the message would repeat. */
  hasUndo?: boolean
}

/**
 * Records a dose of the medication, which the day shows at once (`unanswered`), and says so, with an undo. Without a
 * network it waits on a device that keeps the member's data.
 */
export function useRecordDose(
  medication: DoseMedication,
  { order, replaces, hasUndo = false }: RecordDoseOptions = {},
) {
  const client = useQueryClient()
  const { medicationId, name, dose: strength, form, dueAt = null } = medication
  const [idempotencyKeys] = useState(createIdempotencyKeys)
  const undo = useUndoDose()
  async function send(input: DoseInput) {
    if (replaces) await deleteDose(replaces)
    const dose = { medicationId, name, dose: strength, form, dueAt }
    const key = idempotencyKeys.keyFor(input)
    if (!input.slot || input.decision === 'skipped' || input.takenAt) {
      const written = { dose, input }
      return sendOrWait('dose', written, key, (options) => recordDose(written, options), order)
    }
    // The first request states no time: the server's clock is right, the device's may be wrong. Later requests have
    // another key, but a slot is decided only once.
    const dated = { ...input, takenAt: new Date().toISOString() }
    return sendOrWait('dose', { dose, input: dated }, idempotencyKey(), ({ headers }) =>
      postDose({ dose, input }, { headers: { ...headers, ...idempotent(key).headers } }),
    )
  }
  const { onSuccess, onSettled, ...options } = recordDoseOptions(client, medicationId, send)
  return useMutation({
    ...options,
    onSuccess: (record) => {
      idempotencyKeys.reset()
      onSuccess(record)
      if (record === WAITS) return
      const { id } = record
      const title = t(record.decision === 'taken' ? 'dose.taken' : 'dose.skipped')
      const description = about(medication, record)
      if (hasUndo) toast({ record: id, variant: 'success', title, description })
      else
        offerUndo({
          record: id,
          title,
          about: description,
          label: t('dose.undo'),
          needsNetwork: true,
          undo: () => undo.mutate(id),
        })
    },
    onError: (error) => {
      if (!isDoseNotDue(error)) toastFailure(t('dose.failed'), error)
    },
    onSettled: () => void onSettled(),
  })

  /** "Losartana 50 mg · 1 comprimido às 22:00" */
  function about({ unitsPerDose = readUnits(), form, ...named }: DoseMedication, record: DoseRecord): string {
    return t('dose.recorded', {
      name: fullName(named),
      amount: formatAmount(unitsPerDose, form),
      time: time(record.dueAt ?? record.takenAt ?? Date.now()),
    })
  }
  function readUnits(): number | null {
    const known = client.getQueryData(medicationsQuery.queryKey)?.find(({ id }) => id === medicationId)
    return known?.stock?.unitsPerDose ?? null
  }
}

export function useUndoDose() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => medicationsApi.doses[':id'].$delete({ param: { id } }),
    onSuccess: (_answer, id) => void toast({ record: id, variant: 'success', title: t('dose.undone') }),
    onError: (error) => toastFailure(t('dose.undoFailed'), error),
    onSettled: () => void refreshMedications(client),
  })
}
