import { type HistoryState, useLocation, useRouter } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'

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
  useEffect(() => {
    if (open) closing.current = false
  }, [open])

  function close() {
    if (!open || closing.current) return
    closing.current = true
    router.history.back()
  }

  return {
    open,
    show() {
      void router.navigate({
        to: '.',
        search: true,
        hash: true,
        state: (state) => ({ ...state, layer: name }),
        resetScroll: false,
      })
    },
    /** Goes back to the page without the layer. */
    close,
    /** Goes back, and gives the page the search and the state that it has now, with `changed`. */
    keep(changed?: HistoryState) {
      if (!open || closing.current) return
      const { search, state } = router.state.location
      const stop = router.history.subscribe(({ action }) => {
        // Until then, what is replaced is the layer's entry.
        if (action.type !== 'BACK') return
        stop()
        void router.navigate({
          to: '.',
          search,
          hash: true,
          state: () => ({ ...state, ...changed, layer: undefined }),
          replace: true,
          resetScroll: false,
        })
      })
      close()
    },
  }
}
