import { isDialogOpen } from '../dialogs/open-dialogs.ts'

/** What is shown as one: a record in a list, a row, a group of fields. */
const PARTS = 'li, tr, article, fieldset'

/** What was pressed or had the focus last, outside the toasts: what they speak of, or the next field. */
let used: Element | null = null

/**
 * Keeps the toasts off what the person uses: the page can be scrolled by their height, and the field, the button or the
 * record that was used last moves out from under them.
 * @param region the element around all toasts, which has no height while there is none
 */
export function keepClear(region: HTMLElement): void {
  for (const event of ['pointerdown', 'focusin'])
    document.addEventListener(
      event,
      ({ target }) => {
        if (!(target instanceof Element) || region.contains(target)) return
        used = target
        uncover(region)
      },
      { passive: true, capture: true },
    )
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
  if (region.offsetHeight === 0 || isDialogOpen() || !used?.isConnected) return
  const part = used.closest(PARTS)
  const subject = part && part.clientHeight < innerHeight / 2 ? part : used
  if (isCovered(subject.getBoundingClientRect(), region.getBoundingClientRect()))
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
