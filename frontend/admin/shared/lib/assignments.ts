import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { Assignment, Assignments } from '#contract/assignments.ts'
import type { Queue } from '#contract/presence.ts'
import { t } from '#locales/workbench.ts'
import { answer, assignmentsApi } from '#shared/lib/api/clients.ts'
import { toastFailure } from '#shared/ui/feedback/toast.ts'
import { endsSession } from './admin-session.ts'
import { mutationKeys, queryKeys, queueKeys } from './query-keys.ts'

/** The administrator's records, and the colleagues they can be handed to. */
export const assignmentsQuery = queryOptions({
  queryKey: queryKeys.assignments,
  queryFn: ({ signal }): Promise<Assignments> =>
    answer(assignmentsApi.index.$get(undefined, { init: { signal } })),
  staleTime: 60_000,
})

/** Takes the record, hands it over or gives it back. Pending until the screen shows the new assignee. */
export function useAssign(queue: Queue, id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationKey: mutationKeys.assign,
    networkMode: 'always',
    mutationFn: (json: Assignment) => answer(assignmentsApi[queue][':id'].$put({ param: { id }, json })),
    onError: (error) => {
      if (!endsSession(error)) toastFailure(t('assignFailed'), error)
    },
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: queryKeys.assignments }),
        // Reading an open file is logged as an access.
        client.invalidateQueries({
          queryKey: queueKeys[queue],
          predicate: ({ queryKey }) => queryKey[1] !== 'file',
        }),
      ]),
  })
}
