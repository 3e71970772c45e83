import { useState } from 'react'

/**
 * Keeps the last target while its dialog closes, so that the content does not change during the animation.
 * `openCount` serves as a React key that gives each opening a new form.
 */
export function useLastShown<Target>(target: Target | undefined) {
  const [{ shown, openCount, open }, setState] = useState({ shown: target, openCount: 0, open: false })
  if (target === undefined) {
    if (open) setState({ shown, openCount, open: false })
    return { shown, openCount }
  }
  const next = open ? openCount : openCount + 1
  if (!open || target !== shown) setState({ shown: target, openCount: next, open: true })
  return { shown: target, openCount: next }
}
