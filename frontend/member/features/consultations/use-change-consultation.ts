import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Consultation, ConsultationStatus } from '#contract/consultations.ts'
import { answer, consultationsApi } from '#shared/lib/api/clients.ts'
import { messageFor } from '#shared/lib/api/errors.ts'
import { currentIn, type ifMatch, replaceInCache, sendFrom } from '#shared/lib/api/versions.ts'
import { toast } from '#shared/ui/feedback/toast.ts'
import { type ConsultationPages, withChanged, withoutDeleted } from './consultations-cache.ts'
import { consultationsQuery } from './consultations-query.ts'
import { consultationsTexts as t } from './consultations-texts.ts'
import { refreshConsultations } from './form/use-save-consultation.ts'

type Change = (pages: ConsultationPages | undefined) => ConsultationPages | undefined

/** A mutation that updates the cached list optimistically and rolls back on failure. */
function useOptimistic<Input>(
  consultation: Consultation,
  run: (input: Input, options: ReturnType<typeof ifMatch>) => Promise<unknown>,
  changeOf: (input: Input) => Change,
  done: string,
) {
  const client = useQueryClient()
  const { queryKey } = consultationsQuery
  return useMutation({
    mutationFn: (input: Input) => sendFrom(client, consultation, (options) => run(input, options)),
    onMutate: async (input) => {
      await client.cancelQueries({ queryKey })
      const before = client.getQueryData(queryKey)
      client.setQueryData(queryKey, changeOf(input))
      return { before }
    },
    onSuccess: () => void toast({ title: done, variant: 'success' }),
    onError: (error, _input, context) => {
      client.setQueryData(queryKey, context?.before)
      const current = currentIn(error)
      if (current) replaceInCache(client, current)
      toast({ title: t('toast.failed'), description: messageFor(error), variant: 'destructive' })
    },
    onSettled: () => void refreshConsultations(client),
  })
}

/** Completes or cancels. */
export function useCloseConsultation(consultation: Consultation) {
  const { id } = consultation
  return useOptimistic(
    consultation,
    (status: Exclude<ConsultationStatus, 'Scheduled'>, options) =>
      answer(consultationsApi[':id'].$patch({ param: { id }, json: { status } }, options)),
    (status) => (pages) => withChanged(pages, id, { status }),
    t('toast.status'),
  )
}

export function useDeleteConsultation(consultation: Consultation) {
  const { id } = consultation
  return useOptimistic<void>(
    consultation,
    (_input, options) => consultationsApi[':id'].$delete({ param: { id } }, options),
    () => (pages) => withoutDeleted(pages, id),
    t('toast.deleted'),
  )
}
