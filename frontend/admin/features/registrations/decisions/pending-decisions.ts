import type { QueryClient } from '@tanstack/react-query'
import { mutationKeys } from '#admin/shared/lib/query-keys.ts'

function isUnanswered(client: QueryClient): boolean {
  return client.isMutating({ mutationKey: mutationKeys.registrationDecision }) > 0
}

/** Done when every decision has its answer, and with it the offer to take it back. */
export async function decisionsAnswered(client: QueryClient): Promise<void> {
  if (!isUnanswered(client)) return
  await new Promise<void>((resolve) => {
    const stop = client.getMutationCache().subscribe(() => {
      if (isUnanswered(client)) return
      stop()
      resolve()
    })
  })
}
