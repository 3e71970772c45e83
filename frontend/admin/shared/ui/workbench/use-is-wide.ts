import { useSyncExternalStore } from 'react'

const WIDE = '(width >= 64rem)'

function subscribe(listener: () => void): () => void {
  const query = matchMedia(WIDE)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

/** Whether the list and the panel are side by side: the theme's breakpoint `lg`. */
export function useIsWide(): boolean {
  return useSyncExternalStore(subscribe, () => matchMedia(WIDE).matches)
}
