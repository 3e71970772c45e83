import { useSyncExternalStore } from 'react'

export type Density = 'compact' | 'comfortable'

/** localStorage key. A device setting, which survives a sign-out. */
export const DENSITY = 'list-density'

const listeners = new Set<() => void>()

/** The person's choice; otherwise compact with a mouse and comfortable on touch screens. */
function currentDensity(): Density {
  const chosen = localStorage.getItem(DENSITY)
  if (chosen === 'compact' || chosen === 'comfortable') return chosen
  return matchMedia('(pointer: coarse)').matches ? 'comfortable' : 'compact'
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function useDensity(): [density: Density, setDensity: (density: Density) => void] {
  const density = useSyncExternalStore(subscribe, currentDensity)
  return [
    density,
    (next) => {
      localStorage.setItem(DENSITY, next)
      for (const listener of listeners) listener()
    },
  ]
}
