import { useEffect, useState } from 'react'

/** Less is a finger that rests. */
const STEP = 12

/**
 * The attributes of a page's main action, which floats over the lower edge of a phone. It gives way while one reads
 * on, and comes back with the first step up, at the end, where the page has left it room, and for the keyboard.
 */
export function useFloatingAction() {
  const [away, setAway] = useState(false)
  useEffect(() => {
    let from = scrollY
    function update() {
      const end = document.documentElement.scrollHeight - innerHeight
      const resting = scrollY <= 0 || scrollY >= end - STEP
      if (!resting && Math.abs(scrollY - from) < STEP) return
      setAway(!resting && scrollY > from)
      from = scrollY
    }
    addEventListener('scroll', update, { passive: true })
    return () => removeEventListener('scroll', update)
  }, [])
  return {
    'data-floating-action': true,
    'data-away': away || undefined,
    className:
      'max-md:fixed max-md:right-4 max-md:bottom-[calc(5rem+env(safe-area-inset-bottom))] max-md:z-20 max-md:min-h-14 max-md:rounded-card max-md:shadow-float max-md:transition-[opacity,translate] max-md:not-focus-visible:data-away:pointer-events-none max-md:not-focus-visible:data-away:translate-y-4 max-md:not-focus-visible:data-away:opacity-0',
  }
}
