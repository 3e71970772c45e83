import { type AnyRouter, RouterProvider } from '@tanstack/react-router'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { titleOf } from './titles.ts'

/** Search parameters that leave a prerendered page's first picture as it is. */
const NEUTRAL = new Set(['redirect', 'token'])

function isPrerendered(root: HTMLElement): boolean {
  const params = [...new URLSearchParams(location.search).keys()]
  return root.dataset.prerendered === location.pathname && params.every((name) => NEUTRAL.has(name))
}

/**
 * Brings the page to life: over its prerendered markup, or in place of the shell's spinner.
 * The route is loaded first, so that the first render is the page itself in both cases.
 */
export async function start(router: AnyRouter): Promise<void> {
  const root = document.getElementById('root')
  if (!root) throw new Error('#root is missing')
  const prerendered = isPrerendered(root)
  // Tells the router that its markup comes from a server: it then renders the same Suspense boundaries here.
  if (prerendered) router.ssr = { manifest: undefined }

  await router.load()
  const app = <RouterProvider router={router} />
  if (prerendered && router.state.location.pathname === root.dataset.prerendered) {
    hydrateRoot(root, app)
  } else {
    createRoot(root).render(app)
  }

  const showTitle = () => {
    document.title = titleOf(router)
  }
  showTitle()
  router.subscribe('onResolved', showTitle)
}
