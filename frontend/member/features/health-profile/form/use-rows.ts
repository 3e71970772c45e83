import { useRef } from 'react'

/** Keeps the focus where the member is working while rows are added and removed. */
export function useRows() {
  const rows = useRef<HTMLDivElement>(null)
  const addButton = useRef<HTMLButtonElement>(null)
  return {
    rows,
    addButton,
    /** Focuses the first field of the last row, which is rendered in the next task. */
    focusLast: () =>
      setTimeout(() => rows.current?.lastElementChild?.querySelector<HTMLElement>('input')?.focus()),
    focusAdd: () => setTimeout(() => addButton.current?.focus()),
  }
}
