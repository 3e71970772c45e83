import { useRouter } from '@tanstack/react-router'
import type { MouseEvent } from 'react'

/**
 * Click handler of a back link: goes back in history, so that the list keeps its scroll position and filters, if
 * `isPrevious` says that the previous entry is that list. Leaves clicks with a modifier key to the browser.
 */
export function useHistoryBack(isPrevious: boolean): (event: MouseEvent) => void {
  const router = useRouter()
  return (event) => {
    if (!isPrevious || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    router.history.back()
  }
}
