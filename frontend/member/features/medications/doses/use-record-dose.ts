import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { DoseRecord } from '#contract/medications.ts'
import { focusTitleIfLost } from '#member/shared/lib/dialogs/focus-title-if-lost.ts'
import { answer, idempotent, medicationsApi } from '#shared/lib/api/clients.ts'
import { ApiError, messageFor } from '#shared/lib/api/errors.ts'
import { createIdempotencyKeys } from '#shared/lib/api/idempotency.ts'
import { toast } from '#shared/ui/feedback/toast.ts'
import { refreshMedications } from '../medications-query.ts'
import { medicationsTexts as t } from '../medications-texts.ts'
import { type DoseInput, recordDoseOptions } from './record-dose.ts'

function announceFailure(title: string, error: Error): void {
  toast({ variant: 'destructive', title, description: messageFor(error) })
}

/** Whether the server asks for a confirmation, since the dose is due much later by its clock. */
export const isDoseNotDue = (error: Error) => error instanceof ApiError && error.is('dose_not_due')

/** Records a dose of the medication optimistically and offers to undo it. */
export function useRecordDose(medicationId: string) {
  const client = useQueryClient()
  const [idempotencyKeys] = useState(createIdempotencyKeys)
  const undo = useUndoDose()
  const { onSuccess, onError, onSettled, ...options } = recordDoseOptions(client, medicationId, (json) =>
    answer<DoseRecord>(
      medicationsApi[':id'].doses.$post(
        { param: { id: medicationId }, json },
        idempotent(idempotencyKeys.keyFor(json)),
      ),
    ),
  )
  return useMutation({
    ...options,
    onSuccess: (record) => {
      idempotencyKeys.reset()
      onSuccess(record)
      toast({
        variant: 'success',
        title: t(record.decision === 'taken' ? 'dose.taken' : 'dose.skipped'),
        action: { label: t('dose.undo'), onClick: () => undo.mutate(record.id) },
      })
    },
    onError: (error, input: DoseInput, before) => {
      onError(error, input, before)
      if (!isDoseNotDue(error)) announceFailure(t('dose.failed'), error)
    },
    onSettled: () => void onSettled().then(focusTitleIfLost),
  })
}

export function useUndoDose() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => medicationsApi.doses[':id'].$delete({ param: { id } }),
    onSuccess: () => void toast({ variant: 'success', title: t('dose.undone') }),
    onError: (error) => announceFailure(t('dose.undoFailed'), error),
    onSettled: () => void refreshMedications(client).then(focusTitleIfLost),
  })
}
