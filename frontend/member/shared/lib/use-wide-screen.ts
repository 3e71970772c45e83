import { useSyncExternalStore } from 'react'

/** The theme's `md` breakpoint, from which a table fits. */
const WIDE = '(width >= 48rem)'

function subscribe(listener: () => void) {
  const query = matchMedia(WIDE)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

export function useWideScreen(): boolean {
  return useSyncExternalStore(subscribe, () => matchMedia(WIDE).matches)
}
