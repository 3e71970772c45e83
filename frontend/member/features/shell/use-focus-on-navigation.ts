import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { isBetweenListAndRecord, isRecordOf } from '#member/shared/lib/records/list-and-record.ts'
import { awaitNoRow, focusOpenedRow, setOpenedRecord } from '#member/shared/lib/records/opened-record.ts'

/**
 * Moves the focus after a navigation, so that screen readers announce the destination: to the new page's title, to the
 * heading that the address names, or to the row of the record whose page was left.
 */
export function useFocusOnNavigation() {
  const router = useRouter()
  useEffect(
    () =>
      router.subscribe('onBeforeNavigate', ({ fromLocation, toLocation, pathChanged }) => {
        if (!fromLocation || !pathChanged) return
        if (!isBetweenListAndRecord(fromLocation.pathname, toLocation.pathname)) setOpenedRecord(undefined)
      }),
    [router],
  )
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, toLocation, pathChanged }) => {
        if (!fromLocation || !pathChanged) return
        // The undo button of a deletion that left the record's page.
        if (document.activeElement?.closest('[data-scope=toast]')) return
        const isBackAtList = isRecordOf(toLocation.pathname, fromLocation.pathname)
        if (!isBackAtList) awaitNoRow()
        if (!isBackAtList || !focusOpenedRow()) focusTitle(toLocation.hash)
      }),
    [router],
  )
}

function focusTitle(hash: string) {
  const target =
    document.querySelector<HTMLElement>(`main h2[id="${CSS.escape(hash)}"]`) ??
    document.querySelector<HTMLElement>('main h1') ??
    document.querySelector<HTMLElement>('main')
  if (!target) return
  target.tabIndex = -1
  target.focus({ preventScroll: true })
}
