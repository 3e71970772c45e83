/** Height in pixels of the list from which a record was opened. */
let listHeight: number | undefined

const findContent = () => document.querySelector<HTMLElement>('main')

/** Call before leaving a list for the page of one of its records. */
export function noteListHeight(): void {
  listHeight = findContent()?.offsetHeight
}

/**
 * Makes the page as tall as the list was: without the deleted record, a list scrolled to its end would move. Returns a
 * function that lifts this.
 */
export function keepListHeight(): () => void {
  const content = findContent()
  if (content && listHeight !== undefined) content.style.minHeight = `${listHeight}px`
  return () => content?.style.removeProperty('min-height')
}
