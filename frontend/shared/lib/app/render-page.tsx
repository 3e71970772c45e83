import { type AnyRouter, RouterProvider } from '@tanstack/react-router'
import { renderToString } from 'react-dom/server'
import { titleOf } from './titles.ts'

/** React's marker of a boundary that shows its fallback. */
const SUSPENDED = '<!--$!-->'

interface RenderedPage {
  html: string
  title: string
  routeIds: string[]
}

/** Renders one page as HTML, for the build. The router's memory history must be at that page. */
export async function renderPage(router: AnyRouter): Promise<RenderedPage> {
  await router.load()
  const { matches, location } = router.state
  const failed = matches.find(({ status, _notFound }) => status !== 'success' || _notFound)
  if (failed) throw new Error(`${location.pathname}: no page at ${failed.routeId}`, { cause: failed.error })

  const html = renderToString(<RouterProvider router={router} />)
  if (html.includes(SUSPENDED)) throw new Error(`${location.pathname}: a part of the page waits or failed`)
  return {
    html,
    title: titleOf(router),
    routeIds: matches.map(({ routeId }) => routeId),
  }
}
