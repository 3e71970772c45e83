import type { MouseEvent } from 'react'

/** Click handler that ignores the second click of a double click: by then the button belongs to the next record. */
export function onFirstClick(act: () => void): (event: MouseEvent) => void {
  return ({ detail }) => {
    if (detail <= 1) act()
  }
}
