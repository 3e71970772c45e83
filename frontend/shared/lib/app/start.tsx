import { type AnyRouter, RouterProvider } from '@tanstack/react-router'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { watchTextSize } from '../theme/large-text.ts'
import { titleOf } from './titles.ts'

/** Search parameters that do not change a page's prerendered markup. */
const NEUTRAL = new Set(['redirect', 'token'])

function isPrerendered(root: HTMLElement): boolean {
  const params = [...new URLSearchParams(location.search).keys()]
  return root.dataset.prerendered === location.pathname && params.every((name) => NEUTRAL.has(name))
}

/** Nothing can lose the focus before something has it. */
function loadFocusKeeper(): void {
  import('../focus/keep-focus.ts').then(({ keepFocus }) => keepFocus()).catch(() => undefined)
}

/**
 * Starts the app on a page: hydrates prerendered markup, or replaces the shell's spinner. Loads the route
 * first, so that the first render is the page itself.
 */
export async function start(router: AnyRouter): Promise<void> {
  const root = document.getElementById('root')
  if (!root) throw new Error('#root is missing')
  const prerendered = isPrerendered(root)
  // Tells the router that the markup is from a server, so that it renders the same Suspense boundaries.
  if (prerendered) router.ssr = { manifest: undefined }

  addEventListener('focusin', loadFocusKeeper, { once: true })
  watchTextSize()
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
