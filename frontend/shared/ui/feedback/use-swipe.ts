import { type PointerEvent, useRef } from 'react'

const SLOP_PX = 6

/** Follows a finger or pen to the right, and calls back when it is released beyond the threshold. */
export function useSwipe(threshold: number, onSwipe: () => void) {
  const start = useRef<number | null>(null)

  function distance(event: PointerEvent<HTMLElement>): number {
    return start.current === null ? 0 : Math.max(0, event.clientX - start.current)
  }
  function end(event: PointerEvent<HTMLElement>, acts: boolean) {
    const moved = distance(event)
    start.current = null
    event.currentTarget.style.translate = ''
    if (acts && moved > threshold) onSwipe()
  }
  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.isPrimary && event.button === 0) start.current = event.clientX
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const moved = distance(event)
      if (moved <= SLOP_PX) return
      if (!event.currentTarget.hasPointerCapture(event.pointerId))
        event.currentTarget.setPointerCapture(event.pointerId)
      event.currentTarget.style.translate = `${moved}px 0`
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => end(event, true),
    onPointerCancel: (event: PointerEvent<HTMLElement>) => end(event, false),
  }
}
