import { isDialogOpen } from '../dialogs/open-dialogs.ts'

/** Elements that form a unit: a record in a list, a row, a group of fields. */
const PARTS = 'li, tr, article, fieldset'

/** What was last pressed, typed in or reached with Tab, outside the toasts: their subject, or the next field. */
let used: { element: Element; part: Element | null } | undefined

/**
 * Keeps toasts from covering what the person is using: the page can be scrolled by their height, and the most recently
 * used field, button or record moves out from under them. What only the app focuses, such as the neighbour of a deleted
 * record, stays in place.
 * @param region the element around all toasts, which has no height while there are none
 */
export function keepClear(region: HTMLElement): void {
  function note({ target }: Event): void {
    if (!(target instanceof Element) || region.contains(target)) return
    used = { element: target, part: target.closest(PARTS) }
    uncover(region)
  }
  const options = { passive: true, capture: true }
  document.addEventListener('pointerdown', note, options)
  document.addEventListener('keydown', note, options)
  document.addEventListener('keyup', (event) => event.key === 'Tab' && note(event), options)
  new ResizeObserver(() => {
    const page = document.documentElement
    const isScrolled = page.scrollHeight > page.clientHeight
    const room = region.offsetHeight === 0 || !isScrolled ? '' : 'calc(var(--toasts) + var(--tab-bar, 0px))'
    page.style.scrollPaddingBottom = room
    document.body.style.paddingBottom = room && 'var(--toasts)'
    uncover(region)
  }).observe(region)
}

function uncover(region: HTMLElement): void {
  if (region.offsetHeight === 0 || isDialogOpen() || !used) return
  const { element, part } = used
  const subject = part?.isConnected && part.clientHeight < innerHeight / 2 ? part : element
  if (subject.isConnected && isCovered(subject.getBoundingClientRect(), region.getBoundingClientRect()))
    subject.scrollIntoView({ block: 'nearest' })
}

function isCovered(subject: DOMRect, region: DOMRect): boolean {
  return (
    subject.bottom > region.top &&
    subject.top < region.bottom &&
    subject.right > region.left &&
    subject.left < region.right
  )
}
