import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { DayDose, DoseDecision, DoseRecord, MedicationDay } from '#contract/medications.ts'
import { queryKeys } from '#member/shared/lib/query-keys.ts'
import { answer, idempotent, medicationsApi } from '#shared/lib/api/clients.ts'
import { messageFor } from '#shared/lib/api/errors.ts'
import { submitKeys } from '#shared/lib/api/idempotency.ts'
import { toast } from '#shared/ui/feedback/toast.ts'
import { medicationsTexts as t } from '../medications-texts.ts'
import { keepFocus, refreshMedications } from '../refresh.ts'

export interface DoseInput {
  decision: DoseDecision
  slot: string | null
  takenAt?: string
  reason?: string
}

/** The days that are loaded, each with its dose changed. */
function changeDays(client: QueryClient, change: (dose: DayDose) => DayDose): void {
  client.setQueriesData<MedicationDay>({ queryKey: queryKeys.medications.days }, (day) =>
    day ? { ...day, doses: day.doses.map(change) } : undefined,
  )
}

function failed(title: string, error: Error): void {
  toast({ variant: 'destructive', title, description: messageFor(error) })
}

/** Writes a dose down; the day shows it at once, and takes it back where the server refuses. */
export function useDecideDose(medicationId: string) {
  const client = useQueryClient()
  const [submits] = useState(submitKeys)
  const undo = useUndoDose()
  return useMutation({
    mutationFn: (json: DoseInput) =>
      answer<DoseRecord>(
        medicationsApi[':id'].doses.$post(
          { param: { id: medicationId }, json },
          idempotent(submits.keyFor(json)),
        ),
      ),
    onSuccess: (record) => {
      submits.succeeded()
      changeDays(client, (dose) =>
        dose.medicationId === medicationId && dose.slot !== null && dose.slot === record.slot
          ? { ...dose, state: record.decision, record }
          : dose,
      )
      toast({
        variant: 'success',
        title: t(record.decision === 'taken' ? 'dose.taken' : 'dose.skipped'),
        action: { label: t('dose.undo'), onClick: () => undo.mutate(record.id) },
      })
    },
    onError: (error) => failed(t('dose.failed'), error),
    onSettled: () => void refreshMedications(client).then(keepFocus),
  })
}

export function useUndoDose() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => medicationsApi.doses[':id'].$delete({ param: { id } }),
    onSuccess: () => void toast({ variant: 'success', title: t('dose.undone') }),
    onError: (error) => failed(t('dose.undoFailed'), error),
    onSettled: () => void refreshMedications(client).then(keepFocus),
  })
}
