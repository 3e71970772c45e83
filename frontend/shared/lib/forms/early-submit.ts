import { useEffect } from 'react'

declare global {
  interface Window {
    /** Made by `earlySubmitScript` on prerendered pages alone. */
    earlySubmit?: { waiting: Set<Element>; held: Element | null }
  }
}

/** For every form that a prerendered page shows: from here on it submits by itself, and what was held is sent. */
export function useEarlySubmit(elementOf: () => HTMLFormElement | null | undefined): void {
  useEffect(() => {
    const early = window.earlySubmit
    const form = elementOf()
    if (!early || !form || !early.waiting.delete(form) || early.held !== form) return
    early.held = null
    // The fields tell the form what they hold in their own effects and a timer of Modular Forms: send after both.
    const timer = setTimeout(() => form.requestSubmit(), 0)
    return () => clearTimeout(timer)
  }, [elementOf])
}
