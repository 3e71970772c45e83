import { type QueryClient, useMutationState, useQueryClient } from '@tanstack/react-query'

/** The decisions of one screen, as the mutation cache knows them. */
export interface Decisions {
  mutationKey: readonly string[]
  /** Ids of the records decided by a mutation's variables. */
  idsIn: (variables: unknown) => readonly string[]
}

/** Ids of records whose decision is in flight, even within the event that made it. */
export function pendingDecisionIds(
  client: QueryClient,
  { mutationKey, idsIn }: Decisions,
): ReadonlySet<string> {
  const pending = client.getMutationCache().findAll({ mutationKey, status: 'pending' })
  return new Set(pending.flatMap(({ state }) => idsIn(state.variables)))
}

/** Ids of records whose decision is in flight; the list hides them. */
export function usePendingDecisionIds(decisions: Decisions): ReadonlySet<string> {
  // Rerenders with each decision; the hook's own result would come a task too late for the next key.
  useMutationState({ filters: { mutationKey: decisions.mutationKey, status: 'pending' } })
  return pendingDecisionIds(useQueryClient(), decisions)
}

/** True once a decision has succeeded: from then on the next page is prefetched. */
export function useHasDecided({ mutationKey }: Decisions): boolean {
  return useMutationState({ filters: { mutationKey, status: 'success' } }).length > 0
}
