import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { ConsultationForm, Overlap } from '#contract/consultations.ts'
import { t } from '#locales/consultations.ts'
import { queryKeys } from '#member/shared/lib/query-keys.ts'
import { browserTimeZone } from '#shared/lib/api/api-fetch.ts'
import { answer, consultationsApi, idempotent } from '#shared/lib/api/clients.ts'
import { failureText } from '#shared/lib/api/connection.ts'
import { ApiError } from '#shared/lib/api/errors.ts'
import { createIdempotencyKeys } from '#shared/lib/api/idempotency.ts'
import type { ifMatch } from '#shared/lib/api/versions.ts'
import { toast } from '#shared/ui/feedback/toast.ts'
import { refreshConsultations, withAdded, withChanged } from '../consultations-cache.ts'
import { consultationsQuery } from '../consultations-query.ts'
import { toPayload } from './consultation-form-values.ts'

export function useScheduleConsultation() {
  const client = useQueryClient()
  const [idempotencyKeys] = useState(createIdempotencyKeys)
  return useMutation({
    mutationFn: ({ values, overlap }: { values: ConsultationForm; overlap: Overlap }) => {
      const json = { ...toPayload(values, browserTimeZone()), overlap, status: 'Scheduled' } as const
      return answer(consultationsApi.index.$post({ json }, idempotent(idempotencyKeys.keyFor(json))))
    },
    onSuccess: (scheduled) => {
      idempotencyKeys.reset()
      client.setQueryData(consultationsQuery.queryKey, (pages) => withAdded(pages, scheduled))
      toast({
        record: scheduled.id,
        title: t('toast.scheduled'),
        description: t('toast.scheduledText'),
        variant: 'success',
      })
    },
    onError: (error) => {
      if (isOverlap(error)) return
      toast({
        title: t('toast.scheduleFailed'),
        description: failureText(error, t('toast.saveFailedText')),
        variant: 'destructive',
      })
    },
    onSettled: () => void refreshConsultations(client),
  })
}

/** Whether to ask the member because another consultation conflicts; the message names it. */
export function isOverlap(error: unknown): error is ApiError {
  return error instanceof ApiError && error.is('consultation_overlaps')
}

interface EditRequest {
  values: ConsultationForm
  options: ReturnType<typeof ifMatch>
  overlap: Overlap
}

export function useEditConsultation(id: string, onError: (error: Error) => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ values, options, overlap }: EditRequest) => {
      const json = { ...toPayload(values, browserTimeZone()), overlap }
      return answer(consultationsApi[':id'].$patch({ param: { id }, json }, options))
    },
    onSuccess: (edited) => {
      client.setQueryData(consultationsQuery.queryKey, (pages) => withChanged(pages, id, edited))
      client.setQueryData(queryKeys.consultations.one(id), edited)
      toast({ record: id, title: t('toast.updated'), variant: 'success' })
    },
    onError: (error) => {
      if (!isOverlap(error)) onError(error)
    },
    onSettled: () => void refreshConsultations(client),
  })
}
