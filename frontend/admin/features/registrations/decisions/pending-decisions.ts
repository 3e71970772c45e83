import type { QueryClient } from '@tanstack/react-query'
import { mutationKeys } from '#admin/shared/lib/query-keys.ts'

function hasPendingDecision(client: QueryClient): boolean {
  return client.isMutating({ mutationKey: mutationKeys.registrationDecision }) > 0
}

/** Resolves when every decision in flight has been answered, and its undo offered. */
export async function pendingDecisionsSettled(client: QueryClient): Promise<void> {
  if (!hasPendingDecision(client)) return
  await new Promise<void>((resolve) => {
    const stop = client.getMutationCache().subscribe(() => {
      if (hasPendingDecision(client)) return
      stop()
      resolve()
    })
  })
}
