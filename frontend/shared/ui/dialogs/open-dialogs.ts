import { useLayoutEffect } from 'react'

let open = 0
const listeners = new Set<() => void>()

function change(by: 1 | -1): void {
  open += by
  for (const listener of [...listeners]) listener()
}

/** Whether a dialog or a drawer is on the page; `true` until its closing animation has ended. */
export function isDialogOpen(): boolean {
  return open > 0
}

/** Rendered inside a dialog's content; counts the dialog while it is on the page. */
export function OpenDialog() {
  useLayoutEffect(() => {
    change(1)
    return () => change(-1)
  }, [])
  return null
}

/**
 * Runs `act` in the next task in which no dialog is on the page, after a closing dialog has returned the focus. Returns
 * a function that cancels it.
 */
export function whenDialogsClosed(act: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  function schedule() {
    clearTimeout(timer)
    timer = isDialogOpen() ? undefined : setTimeout(run)
  }
  function run() {
    if (isDialogOpen()) return
    listeners.delete(schedule)
    act()
  }
  listeners.add(schedule)
  schedule()
  return () => {
    clearTimeout(timer)
    listeners.delete(schedule)
  }
}
