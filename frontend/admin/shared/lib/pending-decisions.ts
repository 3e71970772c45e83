import { type QueryClient, useMutationState, useQueryClient } from '@tanstack/react-query'

/** The decisions of one screen, as the mutation cache knows them. */
export interface Decisions {
  mutationKey: readonly string[]
  /** Ids of the records that a mutation's variables decide. */
  idsIn: (variables: unknown) => readonly string[]
}

/** Ids of records whose decision is in flight now, also within the event that decided. */
export function pendingDecisionIds(
  client: QueryClient,
  { mutationKey, idsIn }: Decisions,
): ReadonlySet<string> {
  const pending = client.getMutationCache().findAll({ mutationKey, status: 'pending' })
  return new Set(pending.flatMap(({ state }) => idsIn(state.variables)))
}

/** Ids of records whose decision is in flight; the list hides them. */
export function usePendingDecisionIds(decisions: Decisions): ReadonlySet<string> {
  // Renders again with each decision; its result would come a task too late for the next key.
  useMutationState({ filters: { mutationKey: decisions.mutationKey, status: 'pending' } })
  return pendingDecisionIds(useQueryClient(), decisions)
}

/** True once a decision succeeded: the next page is then fetched ahead of need. */
export function useHasDecided({ mutationKey }: Decisions): boolean {
  return useMutationState({ filters: { mutationKey, status: 'success' } }).length > 0
}
