import { useLocation, useRouter } from '@tanstack/react-router'
import { useRef } from 'react'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** What lies over the page. */
    layer?: string | undefined
  }
}

/**
 * Something over the page that "back" closes, as on a telephone, and that no address leads to. A link inside
 * replaces the layer's entry, so that "back" does not open it again.
 */
export function useLayer(name: string) {
  const router = useRouter()
  const open = useLocation({ select: ({ state }) => state.layer === name })
  // "Back" takes a moment: a second press of Escape must not leave the page.
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
