import { useSyncExternalStore } from 'react'

/** The theme's `md` breakpoint, from which a table fits. */
const WIDE = '(width >= 48rem)'
/** The theme's `lg` breakpoint, from which screens have two columns. */
const COLUMNS = '(width >= 64rem)'

function useMedia(media: string): boolean {
  return useSyncExternalStore(
    (listener) => {
      const query = matchMedia(media)
      query.addEventListener('change', listener)
      return () => query.removeEventListener('change', listener)
    },
    () => matchMedia(media).matches,
    () => false,
  )
}

export const useWideScreen = () => useMedia(WIDE)

export const useColumns = () => useMedia(COLUMNS)
