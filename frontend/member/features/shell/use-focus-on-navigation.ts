import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'

/** Moves the focus to the new page's title after a navigation, so that screen readers announce it. */
export function useFocusOnNavigation() {
  const router = useRouter()
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
        if (!fromLocation || !pathChanged) return
        const target =
          document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main')
        if (!target) return
        target.tabIndex = -1
        target.focus({ preventScroll: true })
      }),
    [router],
  )
}
