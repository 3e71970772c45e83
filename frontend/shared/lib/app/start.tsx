import { type AnyRouter, RouterProvider } from '@tanstack/react-router'
import { type ReactNode, useEffect } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { watchTextSize } from '../theme/large-text.ts'
import { titleOf } from './titles.ts'

/** Set on a page that shows a frame until the app has started; resolves once its style sheets have loaded. */
type FramedWindow = Window & { frameStyles?: Promise<unknown> }

/** Search parameters that do not change a page's prerendered markup. */
const NEUTRAL = new Set(['redirect', 'token'])
const WITHOUT_IDLE_CALLBACK_MS = 100

function isPrerendered(root: HTMLElement): boolean {
  const params = [...new URLSearchParams(location.search).keys()]
  return root.dataset.prerendered === location.pathname && params.every((name) => NEUTRAL.has(name))
}

/** Deferred, because nothing can lose the focus before something has it. */
function loadFocusKeeper(): void {
  import('../focus/keep-focus.ts').then(({ keepFocus }) => keepFocus()).catch(() => undefined)
}

/** React's own message only says that it recovered. */
function reportCause(error: unknown): void {
  reportError(error instanceof Error && error.cause ? error.cause : error)
}

/** Resolves when the browser is idle: React hydrates nested boundaries in separate tasks. */
function untilIdle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve())
    // Safari has no idle callbacks.
    else setTimeout(resolve, WITHOUT_IDLE_CALLBACK_MS)
  })
}

/**
 * Starts the app on a page: hydrates prerendered markup, or replaces the shell's spinner. Loads the route first, so
 * that the first render is the page itself. Resolves when React has rendered or hydrated the page.
 */
export async function start(router: AnyRouter): Promise<void> {
  const root = document.getElementById('root')
  if (!root) throw new Error('#root is missing')
  // A stored brand is newer than the markup, which hydration would not change.
  const prerendered = isPrerendered(root) && !('brandStored' in document.documentElement.dataset)
  // Tells the router that the markup is from a server, so that it renders the same Suspense boundaries.
  if (prerendered) router.ssr = { manifest: undefined }

  addEventListener('focusin', loadFocusKeeper, { once: true })
  watchTextSize()
  await router.load()
  await (window as FramedWindow).frameStyles
  const options = { onRecoverableError: reportCause }
  const rendered = new Promise<void>((resolve) => {
    const app = (
      <Rendered onRendered={resolve}>
        <RouterProvider router={router} />
      </Rendered>
    )
    if (prerendered && router.state.location.pathname === root.dataset.prerendered) {
      hydrateRoot(root, app, options)
    } else {
      createRoot(root, options).render(app)
    }
  })

  const showTitle = () => {
    document.title = titleOf(router)
  }
  showTitle()
  router.subscribe('onResolved', showTitle)
  await rendered
  await untilIdle()
}

function Rendered({ onRendered, children }: { onRendered: () => void; children: ReactNode }) {
  useEffect(onRendered, [onRendered])
  return children
}
