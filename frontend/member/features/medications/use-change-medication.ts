import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { linkOptions } from '@tanstack/react-router'
import type { Medication, MedicationStatus } from '#contract/medications.ts'
import { t } from '#locales/medications.ts'
import { queryKeys } from '#member/shared/lib/query-keys.ts'
import { useDeleteRecord } from '#member/shared/lib/records/use-delete-record.ts'
import { medicationsApi } from '#shared/lib/api/clients.ts'
import { sendFrom } from '#shared/lib/api/versions.ts'
import { toast, toastFailure } from '#shared/ui/feedback/toast.ts'
import { inListOrder } from './medication-list.tsx'
import { medicationsQuery, refreshPlans } from './medications-query.ts'

/** Runs a change to a medication, shows the outcome in a toast and refetches. */
function useChange<Input>(
  run: (input: Input, client: QueryClient) => Promise<unknown>,
  done: (input: Input) => string,
  failed: string,
  record?: string,
) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (input: Input) => run(input, client),
    onSuccess: (_answer, input) =>
      void toast({ ...(record && { record }), variant: 'success', title: done(input) }),
    onError: (error) => toastFailure(failed, error),
    onSettled: () => refreshPlans(client),
  })
}

const statusDone = { active: 'details.resumed', paused: 'details.paused', ended: 'details.ended' } as const

export function useChangeStatus(medication: Medication) {
  const param = { id: medication.id }
  return useChange(
    (status: MedicationStatus, client) =>
      sendFrom(client, medication, (options) =>
        medicationsApi[':id'].status.$put({ param, json: { status } }, options),
      ),
    (status) => t(statusDone[status]),
    t('details.failed'),
    medication.id,
  )
}

/** @param onAnswered closes the question */
export function useDeleteMedication(medication: Medication, onAnswered: () => void) {
  const client = useQueryClient()
  const { id } = medication
  return useDeleteRecord(
    {
      id,
      list: linkOptions({ to: '/app/medications' }),
      lists: queryKeys.medications.list,
      one: queryKeys.medications.one(id),
      listedIds: () => inListOrder(client.getQueryData(medicationsQuery.queryKey) ?? []).map((one) => one.id),
      remove: () =>
        sendFrom(client, medication, (options) => medicationsApi[':id'].$delete({ param: { id } }, options)),
      refresh: () => refreshPlans(client),
    },
    {
      onDeleted() {
        toast({ record: id, variant: 'success', title: t('details.deleted') })
        onAnswered()
      },
      onFailed(error) {
        toastFailure(t('details.failed'), error)
        onAnswered()
      },
    },
  )
}

export function useStopStock(medication: Medication) {
  const param = { id: medication.id }
  return useChange<void>(
    (_input, client) =>
      sendFrom(client, medication, (options) => medicationsApi[':id'].stock.$delete({ param }, options)),
    () => t('stock.stopped'),
    t('stock.failed'),
    medication.id,
  )
}

export function useChooseClock() {
  return useChange(
    (choice: 'follow' | 'keep') => medicationsApi.clock.$put({ json: { choice } }),
    (choice) => t(choice === 'follow' ? 'clock.followed' : 'clock.kept'),
    t('clock.failed'),
  )
}
