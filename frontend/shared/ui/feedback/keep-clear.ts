import { isDialogOpen } from '../dialogs/open-dialogs.ts'

/** Elements that form a unit: a record in a list, a row, a group of fields. */
const PARTS = 'li, tr, article, fieldset'
/** What a toast must not cover on a screen on which nothing has been used yet. */
const CONTROLS = 'a[href], button, input, select, textarea, summary, label, [data-record]'
/** Distance between a toast that moved up and the control below it. */
const GAP_PX = 8

/** What was last pressed, typed in or reached with Tab, outside the toasts: their subject, or the next field. */
let used: { element: Element; part: Element | null } | undefined

/**
 * Keeps toasts from covering what the person is using: the page can be scrolled by their height, and the most recently
 * used field, button or record moves out from under them, or, where the page cannot move it, they from it. What only the
 * app focuses, such as the neighbour of a deleted record, stays in place. Where nothing has been used yet, such as on a
 * new screen, the page stays and the toasts move up to where they cover no control. They also move up from the records
 * that they are about.
 * @param region the element around all toasts, which has no height while there are none
 */
export function keepClear(region: HTMLElement): void {
  function note({ target }: Event): void {
    if (!(target instanceof Element) || region.contains(target)) return
    used = { element: target, part: target.closest(PARTS) }
    place(region)
  }
  const options = { passive: true, capture: true }
  document.addEventListener('pointerdown', note, options)
  document.addEventListener('keydown', note, options)
  document.addEventListener('keyup', (event) => event.key === 'Tab' && note(event), options)
  document.addEventListener('scroll', () => isDialogOpen() || avoid(recordsOf(region), region), options)
  const screens = new MutationObserver(() => {
    if (isDialogOpen() || !subject() || recordsOf(region).length > 0) place(region)
  })
  new ResizeObserver(() => {
    const page = document.documentElement
    const isScrolled = page.scrollHeight > page.clientHeight
    const room = region.offsetHeight === 0 || !isScrolled ? '' : 'calc(var(--toasts) + var(--tab-bar, 0px))'
    page.style.scrollPaddingBottom = room
    document.body.style.paddingBottom = room && 'var(--toasts)'
    if (region.offsetHeight === 0) screens.disconnect()
    else screens.observe(document.body, { childList: true, subtree: true })
    place(region)
  }).observe(region)
}

/** What was used last, unless it is gone or fills most of the screen. */
function subject(): Element | undefined {
  const candidates = [used?.part, used?.element]
  return candidates.find((one) => one?.isConnected && one.clientHeight < innerHeight / 2) ?? undefined
}

function place(region: HTMLElement): void {
  const element = subject()
  if (region.offsetHeight === 0 || isDialogOpen()) region.style.translate = ''
  else if (element) {
    uncover(element, region)
    avoid([element, ...recordsOf(region)], region)
  } else avoid([...document.querySelectorAll(CONTROLS)], region)
}

/** The elements that show what the toasts are about. */
function recordsOf(region: HTMLElement): Element[] {
  return [...region.querySelectorAll<HTMLElement>('[data-about][data-state=open]')].flatMap((toast) => [
    ...document.querySelectorAll(`[data-record="${CSS.escape(toast.dataset.about ?? '')}"]`),
  ])
}

function uncover(element: Element, region: HTMLElement): void {
  const isUnder = () => isCovered(element.getBoundingClientRect(), region.getBoundingClientRect())
  if (isUnder()) region.style.translate = ''
  if (isUnder()) element.scrollIntoView({ block: 'nearest' })
}

/** Moves the toasts up to the lowest place where they cover no element; if there is none, they stay at the bottom. */
function avoid(elements: readonly Element[], region: HTMLElement): void {
  const boxes = elements
    .filter((element) => !region.contains(element))
    .map((element) => element.getBoundingClientRect())
  if (!boxes.some((box) => isCovered(box, region.getBoundingClientRect()))) return
  region.style.translate = ''
  const { x, y, width, height } = region.getBoundingClientRect()
  const found = new DOMRect(x, y, width, height)
  for (const box of boxes.toSorted((a, b) => b.bottom - a.bottom))
    if (isCovered(box, found)) found.y = box.top - GAP_PX - height
  if (found.y >= GAP_PX) region.style.translate = `0 ${found.y - y}px`
}

function isCovered(subject: DOMRect, region: DOMRect): boolean {
  return (
    subject.bottom > region.top &&
    subject.top < region.bottom &&
    subject.right > region.left &&
    subject.left < region.right
  )
}
