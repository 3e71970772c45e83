import { useIsMutating } from '@tanstack/react-query'
import { useEffect } from 'react'
import { mutationKeys } from '../../lib/query-keys.ts'
import type { Pages } from '../table/paged-states.tsx'

/** J will soon need the next page from this many records before the last one. */
const LOAD_BEFORE_END = 5
/** A list that decisions shorten loads its next page below this many rows. */
const FEW_ROWS = 15

type NextPage = Pick<Pages, 'hasNextPage' | 'isFetchingNextPage' | 'isFetchNextPageError' | 'fetchNextPage'>

/**
 * Loads the list's next page before J reaches the end and before decisions empty the list; after a failure, "show more"
 * loads it.
 * @param ids the records shown
 * @param hasDecided whether records of this kind were decided
 */
export function useNextPage(
  { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage }: NextPage,
  ids: readonly string[],
  openId: string | undefined,
  hasDecided: boolean,
): void {
  const openAt = openId === undefined ? -1 : ids.indexOf(openId)
  const isRunningOut =
    ids.length === 0 ||
    (hasDecided && ids.length < FEW_ROWS) ||
    (openAt >= 0 && openAt >= ids.length - LOAD_BEFORE_END)
  const isChanging = useIsMutating({ mutationKey: mutationKeys.queueChange }) > 0
  const isDue = isRunningOut && !isChanging && hasNextPage && !isFetchingNextPage && !isFetchNextPageError
  useEffect(() => {
    if (isDue) fetchNextPage()
  }, [isDue, fetchNextPage])
}
