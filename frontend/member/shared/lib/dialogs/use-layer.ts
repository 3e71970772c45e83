import { useLocation, useRouter } from '@tanstack/react-router'
import { useRef } from 'react'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Name of the layer open above the page. */
    layer?: string | undefined
  }
}

/**
 * A layer above the page without its own URL, which "back" closes. A link inside it replaces the layer's history entry,
 * so that "back" does not reopen it.
 */
export function useLayer(name: string) {
  const router = useRouter()
  const open = useLocation({ select: ({ state }) => state.layer === name })
  // Going back is asynchronous: a second Escape must not go back again.
  const closing = useRef(false)

  return {
    open,
    show() {
      closing.current = false
      void router.navigate({
        to: '.',
        search: true,
        hash: true,
        state: (state) => ({ ...state, layer: name }),
        resetScroll: false,
      })
    },
    close() {
      if (!open || closing.current) return
      closing.current = true
      router.history.back()
    },
  }
}
