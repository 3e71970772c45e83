import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { ConsultationForm } from '#contract/consultations.ts'
import { queryKeys } from '#member/shared/lib/query-keys.ts'
import { browserTimeZone } from '#shared/lib/api/api-fetch.ts'
import { answer, consultationsApi, idempotent } from '#shared/lib/api/clients.ts'
import { failureText } from '#shared/lib/api/connection.ts'
import { createIdempotencyKeys } from '#shared/lib/api/idempotency.ts'
import { refresh } from '#shared/lib/api/refresh.ts'
import type { ifMatch } from '#shared/lib/api/versions.ts'
import { toast } from '#shared/ui/feedback/toast.ts'
import { withAdded, withChanged } from '../consultations-cache.ts'
import { consultationsQuery } from '../consultations-query.ts'
import { consultationsTexts as t } from '../consultations-texts.ts'
import { payloadOf } from './consultation-form-values.ts'

/** Refreshes the lists, the next consultation and the notifications. */
export function refreshConsultations(client: QueryClient) {
  return Promise.all([
    refresh(client, { queryKey: queryKeys.consultations.all }),
    refresh(client, { queryKey: queryKeys.notifications.list }),
    refresh(client, { queryKey: queryKeys.notifications.unread }),
  ])
}

export function useScheduleConsultation() {
  const client = useQueryClient()
  const [idempotencyKeys] = useState(createIdempotencyKeys)
  return useMutation({
    mutationFn: (values: ConsultationForm) => {
      const json = { ...payloadOf(values, browserTimeZone()), status: 'Scheduled' } as const
      return answer(consultationsApi.index.$post({ json }, idempotent(idempotencyKeys.keyFor(json))))
    },
    onSuccess: (scheduled) => {
      idempotencyKeys.reset()
      client.setQueryData(consultationsQuery.queryKey, (pages) => withAdded(pages, scheduled))
      toast({ title: t('toast.scheduled'), description: t('toast.scheduledText'), variant: 'success' })
    },
    onError: (error) =>
      toast({
        title: t('toast.scheduleFailed'),
        description: failureText(error, t('toast.saveFailedText')),
        variant: 'destructive',
      }),
    onSettled: () => void refreshConsultations(client),
  })
}

export function useEditConsultation(id: string, onError: (error: Error) => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ values, options }: { values: ConsultationForm; options: ReturnType<typeof ifMatch> }) => {
      const json = payloadOf(values, browserTimeZone())
      return answer(consultationsApi[':id'].$patch({ param: { id }, json }, options))
    },
    onSuccess: (edited) => {
      client.setQueryData(consultationsQuery.queryKey, (pages) => withChanged(pages, id, edited))
      toast({ title: t('toast.updated'), variant: 'success' })
    },
    onError,
    onSettled: () => void refreshConsultations(client),
  })
}
