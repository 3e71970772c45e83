import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { linkOptions } from '@tanstack/react-router'
import type { Consultation, ConsultationStatus } from '#contract/consultations.ts'
import { groupOf } from '#domain/consultation-rules.ts'
import { t } from '#locales/consultations.ts'
import { queryKeys } from '#member/shared/lib/query-keys.ts'
import { findListed } from '#member/shared/lib/records/listed-records.ts'
import { useDeleteWithUndo } from '#member/shared/lib/records/use-delete-with-undo.ts'
import { answer, consultationsApi, idempotent } from '#shared/lib/api/clients.ts'
import { idempotencyKey } from '#shared/lib/api/idempotency.ts'
import { currentIn, replaceInCache, sendFrom } from '#shared/lib/api/versions.ts'
import { dayAndTime } from '#shared/lib/format/format.ts'
import { toast, toastFailure } from '#shared/ui/feedback/toast.ts'
import { nameOf } from './consultation-name.ts'
import { refreshConsultations, withChanged } from './consultations-cache.ts'
import { consultationsQuery } from './consultations-query.ts'
import { groupConsultations } from './group-consultations.ts'

/**
 * Completes or cancels, with an optimistic update of the cached consultation and list that is rolled back on failure.
 */
export function useCloseConsultation(consultation: Consultation) {
  const client = useQueryClient()
  const { id } = consultation
  const list = consultationsQuery.queryKey
  const one = queryKeys.consultations.one(id)
  return useMutation({
    mutationFn: (status: Exclude<ConsultationStatus, 'Scheduled'>) =>
      sendFrom(client, consultation, (options) =>
        answer(consultationsApi[':id'].$patch({ param: { id }, json: { status } }, options)),
      ),
    onMutate: async (status) => {
      await client.cancelQueries({ queryKey: queryKeys.consultations.all })
      const before = client.getQueryData(list)
      client.setQueryData(list, (pages) => withChanged(pages, id, { status }))
      client.setQueryData<Consultation>(one, { ...consultation, status })
      return { before }
    },
    onSuccess: (closed) => {
      client.setQueryData<Consultation>(one, closed)
      toast({ record: id, title: t('toast.status'), variant: 'success' })
    },
    onError: (error, _status, context) => {
      client.setQueryData(list, context?.before)
      client.setQueryData<Consultation>(one, consultation)
      showFailure(client, error)
    },
    onSettled: () => void refreshConsultations(client),
  })
}

/** Deletes, and leaves the consultation's page for the list; the toast there offers to restore it. */
export function useDeleteConsultation(consultation: Consultation) {
  const client = useQueryClient()
  const { id, exams, ...content } = consultation
  const json = { ...content, examIds: exams.map((exam) => exam.id) }
  return useDeleteWithUndo(
    {
      done: t('toast.deleted'),
      about: t('deleted.about', { name: nameOf(consultation), when: dayAndTime(consultation.date) }),
      undone: t('deleted.undone'),
      restore: () =>
        answer(consultationsApi[':id'].restore.$post({ param: { id }, json }, idempotent(idempotencyKey()))),
      record: {
        id,
        list: linkOptions({ to: '/app/consultations' }),
        lists: queryKeys.consultations.lists,
        one: queryKeys.consultations.one(id),
        listedIds: () => idsOfGroup(client, consultation),
        remove: () =>
          sendFrom(client, consultation, (options) =>
            consultationsApi[':id'].$delete({ param: { id } }, options),
          ),
        refresh: () => refreshConsultations(client),
      },
    },
    { onFailed: (error) => showFailure(client, error) },
  )
}

/** Ids of the consultations on the same tab, in order. */
function idsOfGroup(client: QueryClient, consultation: Consultation): string[] {
  const now = Date.now()
  const listed = findListed<Consultation>(client, queryKeys.consultations.lists, consultation.id)?.rows ?? []
  return groupConsultations(listed, now)[groupOf(consultation, now)].map(({ id }) => id)
}

function showFailure(client: QueryClient, error: Error): void {
  const current = currentIn(error)
  if (current) replaceInCache(client, current)
  toastFailure(t('toast.failed'), error)
}
