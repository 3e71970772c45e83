import { type AnyRouter, type LinkProps, useNavigate, useRouter } from '@tanstack/react-router'
import { keepListHeight } from './keep-list-height.ts'
import { setOpenedRecord } from './opened-record.ts'

/**
 * Leaves the page of a deleted record for its list, where the next record gets the focus. Goes back in the history if
 * the page was opened from the list, so that the list keeps its position.
 * @param list link to the list, from `linkOptions`
 */
export function useLeaveDeleted(list: LinkProps) {
  const router = useRouter()
  const navigate = useNavigate()
  /** @param listed the list's ids in order, including the deleted one */
  return async (deleted: string, listed: readonly string[]): Promise<void> => {
    setOpenedRecord(recordBeside(deleted, listed))
    if (!router.history.location.state.fromList) return navigate({ ...list, replace: true })
    const release = keepListHeight()
    await goBack(router)
    const stop = router.subscribe('onBeforeLoad', ({ pathChanged }) => {
      if (!pathChanged) return
      stop()
      release()
    })
  }
}

/** The next id in the list, or the previous one if it is the last; `undefined` if there is no other. */
export function recordBeside(id: string, listed: readonly string[]): string | undefined {
  const place = listed.indexOf(id)
  return place < 0 ? undefined : (listed[place + 1] ?? listed[place - 1])
}

async function goBack(router: AnyRouter): Promise<void> {
  await new Promise<void>((resolve) => {
    const stop = router.subscribe('onResolved', () => {
      stop()
      resolve()
    })
    router.history.back()
  })
}
