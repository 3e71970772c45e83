import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type * as v from 'valibot'
import { queryKeys } from '#admin/shared/lib/query-keys.ts'
import type { RegistrationInQueue, reversalSchema } from '#contract/registrations.ts'
import { t } from '#locales/admin-registrations.ts'
import { answer, idempotent, registrationsApi } from '#shared/lib/api/clients.ts'
import { createIdempotencyKeys } from '#shared/lib/api/idempotency.ts'
import { toast } from '#shared/ui/feedback/toast.ts'
import { registrationQuery } from '../queue/queue-query.ts'

/** Reverses a decision. The form shows errors itself. */
export function useReverse({ id, fullName }: RegistrationInQueue) {
  const client = useQueryClient()
  const [keys] = useState(createIdempotencyKeys)
  return useMutation({
    // Offline, fail now instead of sending it later, unnoticed.
    networkMode: 'always',
    mutationFn: (json: v.InferInput<typeof reversalSchema>) =>
      answer(registrationsApi[':id'].reverse.$post({ param: { id }, json }, idempotent(keys.keyFor(json)))),
    onSuccess() {
      keys.reset()
      toast({ variant: 'success', record: id, title: t('reversal.done', { name: fullName }) })
    },
    // Also after a conflict: the screen showed stale data.
    async onSettled() {
      // Before the lists, which lose it: the panel then shows its new state instead of the reversed decision.
      await client.prefetchQuery(registrationQuery(id))
      await Promise.all([
        client.invalidateQueries({ queryKey: queryKeys.registrations.all }),
        client.invalidateQueries({ queryKey: queryKeys.members.all }),
      ])
    },
  })
}
