import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import type { Anamnesis } from '#contract/anamnesis.ts'
import { t } from '#locales/anamnesis.ts'
import { memberPaths } from '#member/shared/lib/member-paths.ts'
import { queryKeys } from '#member/shared/lib/query-keys.ts'
import { sessionQuery } from '#member/shared/lib/session/session.ts'
import { anamnesisApi, answer, idempotent } from '#shared/lib/api/clients.ts'
import { failureText } from '#shared/lib/api/connection.ts'
import { ApiError } from '#shared/lib/api/errors.ts'
import { createIdempotencyKeys } from '#shared/lib/api/idempotency.ts'
import { refresh } from '#shared/lib/api/refresh.ts'
import { currentIn, type ifMatch } from '#shared/lib/api/versions.ts'
import { toast } from '#shared/ui/feedback/toast.ts'
import { type AnamnesisValues, toPayload } from './anamnesis-values.ts'
import { resultText } from './result-text.ts'

/** Nobody is signed in, and refetching the session did not change that. */
class SignedOut extends Error {}

type Options = ReturnType<typeof ifMatch>

interface Outcome {
  /** Sends the values based on the version that the form was opened with. */
  save: (values: AnamnesisValues, send: (options: Options) => Promise<Anamnesis>) => Promise<Anamnesis>
  onSaved: () => void
  /** Handles a failed save; the server may have rejected a field. */
  onFailed: (error: Error) => void
}

export function useSendAnamnesis({ save, onSaved, onFailed }: Outcome) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const [idempotencyKeys] = useState(createIdempotencyKeys)

  async function requireSession(): Promise<void> {
    const user = await client.fetchQuery({ ...sessionQuery, staleTime: 0 })
    if (!user) throw new SignedOut()
  }

  async function send(values: AnamnesisValues, { headers }: Options): Promise<Anamnesis> {
    const json = toPayload(values)
    const key = idempotent(idempotencyKeys.keyFor(json))
    const options = { headers: { ...headers, ...key.headers } }
    const post = () => answer(anamnesisApi.index.$post({ json }, options))
    if (!client.getQueryData(sessionQuery.queryKey)) await requireSession()
    try {
      return await post()
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 401) throw error
      await requireSession()
      return post()
    }
  }

  return useMutation({
    mutationFn: (values: AnamnesisValues) => save(values, (options) => send(values, options)),
    onSuccess: async (saved) => {
      idempotencyKeys.reset()
      onSaved()
      toast({ variant: 'success', title: t('saved.title'), description: resultText(saved, 'saved.text') })
      void refresh(client, { queryKey: queryKeys.anamnesis.all })
      await navigate({ to: memberPaths.home })
    },
    onError: async (error) => {
      if (error instanceof SignedOut) {
        toast({ variant: 'destructive', title: t('unauthenticated') })
        await navigate({ to: memberPaths.auth, search: { redirect: memberPaths.anamnesis }, replace: true })
        return
      }
      onFailed(error)
      // The dialog of the form shows both versions.
      if (currentIn(error)) return
      toast({
        variant: 'destructive',
        title: t('saved.failedTitle'),
        description: failureText(error, t('saved.failed')),
      })
    },
  })
}
