import { useSyncExternalStore } from 'react'

export type Density = 'compact' | 'comfortable'

/** localStorage key. A setting of the device: survives a sign-out. */
export const DENSITY = 'list-density'

const listeners = new Set<() => void>()

/** What the person chose, else compact with a mouse and comfortable on touch. */
function currentDensity(): Density {
  const chosen = localStorage.getItem(DENSITY)
  if (chosen === 'compact' || chosen === 'comfortable') return chosen
  return matchMedia('(pointer: coarse)').matches ? 'comfortable' : 'compact'
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Height of the rows in the workbenches. */
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
