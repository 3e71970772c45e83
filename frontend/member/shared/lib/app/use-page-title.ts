import { useRouter } from '@tanstack/react-router'
import { useLayoutEffect } from 'react'
import { titleWithProduct } from '#shared/lib/app/titles.ts'

/**
 * Gives the page a title of its own while it is shown. The browser's history keeps it after a sign-out, so it says
 * nothing about the member's health beyond what the service's name says.
 */
export function usePageTitle(title: string | undefined): void {
  const router = useRouter()
  // A layout effect, so that a page that is left stops before the next page's title is set.
  useLayoutEffect(() => {
    if (title === undefined) return
    const show = () => {
      document.title = titleWithProduct(title)
    }
    show()
    return router.subscribe('onResolved', show)
  }, [router, title])
}
