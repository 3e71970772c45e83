import { useEffect, useState } from 'react'

/** In CSS pixels. Shorter scrolls are the movement of a resting finger. */
const SCROLL_STEP_PX = 12

/**
 * Attributes of a page's main action, which floats above the lower edge on phones. It is hidden while
 * scrolling down, and shown when scrolling up, at both ends of the page, and on keyboard focus.
 */
export function useFloatingAction() {
  const [isHidden, setHidden] = useState(false)
  useEffect(() => {
    let from = scrollY
    function update() {
      const end = document.documentElement.scrollHeight - innerHeight
      const isAtEnd = scrollY <= 0 || scrollY >= end - SCROLL_STEP_PX
      if (!isAtEnd && Math.abs(scrollY - from) < SCROLL_STEP_PX) return
      setHidden(!isAtEnd && scrollY > from)
      from = scrollY
    }
    addEventListener('scroll', update, { passive: true })
    return () => removeEventListener('scroll', update)
  }, [])
  return {
    'data-floating-action': true,
    'data-hidden': isHidden || undefined,
    className:
      'max-md:fixed max-md:right-4 max-md:bottom-[calc(5rem+env(safe-area-inset-bottom))] max-md:z-20 max-md:min-h-14 max-md:rounded-card max-md:shadow-float max-md:transition-[opacity,translate] max-md:not-focus-visible:data-hidden:pointer-events-none max-md:not-focus-visible:data-hidden:translate-y-4 max-md:not-focus-visible:data-hidden:opacity-0',
  }
}
