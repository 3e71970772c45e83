import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { MedicationStatus } from '#contract/medications.ts'
import { focusTitleIfLost } from '#member/shared/lib/dialogs/focus-title-if-lost.ts'
import { medicationsApi } from '#shared/lib/api/clients.ts'
import { messageFor } from '#shared/lib/api/errors.ts'
import { toast } from '#shared/ui/feedback/toast.ts'
import { refreshMedications } from './medications-query.ts'
import { medicationsTexts as t } from './medications-texts.ts'

/** Runs a change of a medication, announces the outcome in a toast and refetches. */
function useChange<Input>(
  run: (input: Input) => Promise<unknown>,
  done: (input: Input) => string,
  failed: string,
) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: run,
    onSuccess: (_answer, input) => void toast({ variant: 'success', title: done(input) }),
    onError: (error) => void toast({ variant: 'destructive', title: failed, description: messageFor(error) }),
    onSettled: () => refreshMedications(client).then(focusTitleIfLost),
  })
}

const statusDone = { active: 'details.resumed', paused: 'details.paused', ended: 'details.ended' } as const

export function useChangeStatus(id: string) {
  return useChange(
    (status: MedicationStatus) => medicationsApi[':id'].status.$put({ param: { id }, json: { status } }),
    (status) => t(statusDone[status]),
    t('details.failed'),
  )
}

export function useDeleteMedication(id: string) {
  return useChange(
    () => medicationsApi[':id'].$delete({ param: { id } }),
    () => t('details.deleted'),
    t('details.failed'),
  )
}

export function useStopStock(id: string) {
  return useChange(
    () => medicationsApi[':id'].stock.$delete({ param: { id } }),
    () => t('stock.stopped'),
    t('stock.failed'),
  )
}

export function useChooseClock() {
  return useChange(
    (choice: 'follow' | 'keep') => medicationsApi.clock.$put({ json: { choice } }),
    (choice) => t(choice === 'follow' ? 'clock.followed' : 'clock.kept'),
    t('clock.failed'),
  )
}
