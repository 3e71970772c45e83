import { useState } from 'react'

/**
 * What a dialog is about: while it closes it goes on showing what it showed. `openings` counts, so that each opening
 * can begin a form of its own.
 */
export function useShown<Target>(target: Target | undefined) {
  const [{ shown, openings, open }, setState] = useState({ shown: target, openings: 0, open: false })
  if (target === undefined) {
    if (open) setState({ shown, openings, open: false })
    return { shown, openings }
  }
  const next = open ? openings : openings + 1
  if (!open || target !== shown) setState({ shown: target, openings: next, open: true })
  return { shown: target, openings: next }
}
