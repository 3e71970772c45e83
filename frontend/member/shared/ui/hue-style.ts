import type { CSSProperties } from 'react'

declare module 'react' {
  interface CSSProperties {
    '--h'?: number
  }
}

/**
 * Sets the hue of an element with the class `hue`, for `bg-hue-tint`, `text-hue-ink`, `bg-hue-strong` and
 * `bg-hue-soft`.
 */
export function hueStyle(hue: number): CSSProperties {
  return { '--h': hue }
}
