import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { ConsultationStatus } from '#contract/consultations.ts'
import { answer, consultationsApi } from '#shared/lib/api/clients.ts'
import { messageFor } from '#shared/lib/api/errors.ts'
import { toast } from '#shared/ui/feedback/toast.ts'
import { type ConsultationPages, withChanged, withoutDeleted } from './consultations-cache.ts'
import { consultationsQuery } from './consultations-query.ts'
import { consultationsTexts as t } from './consultations-texts.ts'
import { refreshConsultations } from './form/use-save-consultation.ts'

type Change = (pages: ConsultationPages | undefined) => ConsultationPages | undefined

/** A mutation that updates the cached list optimistically and rolls back on failure. */
function useOptimistic<Input>(
  run: (input: Input) => Promise<unknown>,
  changeOf: (input: Input) => Change,
  done: string,
) {
  const client = useQueryClient()
  const { queryKey } = consultationsQuery
  return useMutation({
    mutationFn: run,
    onMutate: async (input) => {
      await client.cancelQueries({ queryKey })
      const before = client.getQueryData(queryKey)
      client.setQueryData(queryKey, changeOf(input))
      return { before }
    },
    onSuccess: () => void toast({ title: done, variant: 'success' }),
    onError: (error, _input, context) => {
      client.setQueryData(queryKey, context?.before)
      toast({ title: t('toast.failed'), description: messageFor(error), variant: 'destructive' })
    },
    onSettled: () => void refreshConsultations(client),
  })
}

/** Completes or cancels. */
export function useCloseConsultation(id: string) {
  return useOptimistic(
    (status: Exclude<ConsultationStatus, 'Scheduled'>) =>
      answer(consultationsApi[':id'].$patch({ param: { id }, json: { status } })),
    (status) => (pages) => withChanged(pages, id, { status }),
    t('toast.status'),
  )
}

export function useDeleteConsultation(id: string) {
  return useOptimistic(
    () => consultationsApi[':id'].$delete({ param: { id } }),
    () => (pages) => withoutDeleted(pages, id),
    t('toast.deleted'),
  )
}
