import { useRouter } from '@tanstack/react-router'
import { useLayoutEffect } from 'react'
import { titleWithProduct } from '#shared/lib/app/titles.ts'

/**
 * Gives the page its own title while it is shown. The browser's history keeps it after a sign-out, so it reveals
 * nothing about the member's health beyond the name of the service.
 */
export function usePageTitle(title: string | undefined): void {
  const router = useRouter()
  // A layout effect, so that leaving the page unsubscribes before the next page's title is set.
  useLayoutEffect(() => {
    if (title === undefined) return
    const show = () => {
      document.title = titleWithProduct(title)
    }
    show()
    return router.subscribe('onResolved', show)
  }, [router, title])
}
