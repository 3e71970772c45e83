import type { CSSProperties } from 'react'

declare module 'react' {
  interface CSSProperties {
    '--h'?: number
  }
}

/** Beside the class `hue`, gives `bg-hue-tint`, `text-hue-ink`, `bg-hue-strong` and `bg-hue-soft` their colour. */
export function hueStyle(hue: number): CSSProperties {
  return { '--h': hue }
}
