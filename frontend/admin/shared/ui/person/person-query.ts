import { queryOptions } from '@tanstack/react-query'
import { queryKeys } from '#admin/shared/lib/query-keys.ts'
import type { PersonRecord } from '#contract/members.ts'
import { answer, membersApi } from '#shared/lib/api/clients.ts'

/** What is known about a person besides the account. */
export function personQuery(id: string) {
  return queryOptions({
    queryKey: queryKeys.members.person(id),
    queryFn: ({ signal }): Promise<PersonRecord> =>
      answer(membersApi[':id'].person.$get({ param: { id } }, { init: { signal } })),
    // Colleagues' decisions and messages change it.
    staleTime: 0,
  })
}
