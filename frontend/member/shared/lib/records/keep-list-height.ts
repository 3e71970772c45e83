/** Height in pixels of the list from which a record was opened. */
let listHeight: number | undefined

const findContent = () => document.querySelector<HTMLElement>('main')

/** For a list that is about to be left for the page of one of its records. */
export function noteListHeight(): void {
  listHeight = findContent()?.offsetHeight
}

/**
 * Makes the page as high as the list was: without the deleted record a list that is scrolled to its end would move.
 * Returns a function that lets it get lower.
 */
export function keepListHeight(): () => void {
  const content = findContent()
  if (content && listHeight !== undefined) content.style.minHeight = `${listHeight}px`
  return () => content?.style.removeProperty('min-height')
}
