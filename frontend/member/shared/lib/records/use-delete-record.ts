import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query'
import type { LinkProps } from '@tanstack/react-router'
import { removeListed } from './listed-records.ts'
import { useLeaveDeleted } from './use-leave-deleted.ts'

export interface RecordToDelete {
  id: string
  /** Link to the list, from `linkOptions`. */
  list: LinkProps
  /** Key of the cached lists of such records. */
  lists: QueryKey
  /** Key of the record, if it is also loaded by itself. */
  one?: QueryKey
  /** The ids in the screen's order, if it differs from the loaded list's. */
  listedIds?: () => string[]
  remove: () => Promise<unknown>
  refresh: () => Promise<unknown>
}

interface Outcome {
  /** Called before the page is left. */
  onDeleted?: () => void
  /** Called once the list is shown. */
  onLeft?: () => void
  onFailed: (error: Error) => void
}

/** Deletes a record, removes it from the cached lists, and leaves its page for the list. */
export function useDeleteRecord(record: RecordToDelete, { onDeleted, onLeft, onFailed }: Outcome) {
  const { id, list, lists, one, listedIds, remove, refresh } = record
  const client = useQueryClient()
  const leave = useLeaveDeleted(list)
  return useMutation({
    mutationFn: remove,
    onSuccess: async () => {
      onDeleted?.()
      const shown = listedIds?.()
      const loaded = removeListed(client, lists, id)
      await leave(id, shown ?? loaded)
      if (one) client.removeQueries({ queryKey: one })
      onLeft?.()
    },
    onError: onFailed,
    // Not before the page is left: it would refetch its record and not find it.
    onSettled: () => void refresh(),
  })
}
