import { isDialogOpen } from '../dialogs/open-dialogs.ts'

/** What is shown as one: a record in a list, a row, a group of fields. */
const PARTS = 'li, tr, article, fieldset'

/** What was pressed, typed in or reached by Tab last, outside the toasts: what they speak of, or the next field. */
let used: { element: Element; part: Element | null } | undefined

/**
 * Keeps the toasts off what the person uses: the page can be scrolled by their height, and the field, the button or the
 * record that was used last moves out from under them. What only the app focuses, such as the neighbour of a deleted
 * record, stays in its place.
 * @param region the element around all toasts, which has no height while there is none
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
