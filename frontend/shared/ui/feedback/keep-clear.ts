import { isDialogOpen } from '../dialogs/open-dialogs.ts'

/** Elements that form a unit: a record in a list, a row, a group of fields. */
const PARTS = 'li, tr, article, fieldset'
/** What toasts cover only where no place is free of it. */
const CONTROLS = 'a[href], button, input, select, textarea, summary, label, [data-record]'
/** Distance between a toast that moved up and what is below it. */
const GAP_PX = 8

/** A part of the window, in pixels. */
type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>

/** What was last pressed, typed in or reached with Tab, outside the toasts: their subject, or the next field. */
let used: { element: Element; part: Element | null } | undefined

/**
 * Keeps toasts from covering what the person is using: the page can be scrolled by their height, and the most recently
 * used field, button or record moves out from under them, or, where the page cannot move it, they from it. What only the
 * app focuses, such as the neighbour of a deleted record, stays in place. When they open, when the screen changes and after
 * a scroll they move up from every control, where there is a place for that (`placeFor`); during a scroll only from the
 * records that they are about.
 * @param region the element around all toasts, which has no height while there are none
 */
export function keepClear(region: HTMLElement): void {
  function note({ target }: Event): void {
    if (!(target instanceof Element) || region.contains(target)) return
    used = { element: target, part: target.closest(PARTS) }
    uncover(region)
    place(region, () => subjectsOf(region))
  }
  const placeOnScreen = () => place(region, () => [...subjectsOf(region), ...controls()])
  const options = { passive: true, capture: true }
  document.addEventListener('pointerdown', note, options)
  document.addEventListener('keydown', note, options)
  document.addEventListener('keyup', (event) => event.key === 'Tab' && note(event), options)
  document.addEventListener('scroll', () => place(region, () => recordsOf(region)), options)
  document.addEventListener('scrollend', placeOnScreen, options)
  const screens = new MutationObserver(placeOnScreen)
  new ResizeObserver(() => {
    const page = document.documentElement
    const isScrolled = page.scrollHeight > page.clientHeight
    const room = region.offsetHeight === 0 || !isScrolled ? '' : 'calc(var(--toasts) + var(--tab-bar, 0px))'
    page.style.scrollPaddingBottom = room
    document.body.style.paddingBottom = room && 'var(--toasts)'
    if (region.offsetHeight === 0) screens.disconnect()
    else screens.observe(document.body, { childList: true, subtree: true })
    uncover(region)
    placeOnScreen()
  }).observe(region)
}

/** What was used last, unless it is gone or fills most of the screen. */
function subject(): Element | undefined {
  const candidates = [used?.part, used?.element]
  return candidates.find((one) => one?.isConnected && one.clientHeight < innerHeight / 2) ?? undefined
}

/** The elements that show what the toasts are about. */
function recordsOf(region: HTMLElement): Element[] {
  return [...region.querySelectorAll<HTMLElement>('[data-about][data-state=open]')].flatMap((toast) => [
    ...document.querySelectorAll(`[data-record="${CSS.escape(toast.dataset.about ?? '')}"]`),
  ])
}

const subjectsOf = (region: HTMLElement) => [subject() ?? [], recordsOf(region)].flat()
const controls = () => [...document.querySelectorAll(CONTROLS)]

/** Whether there are toasts that have no place of their own: an open dialog leaves space for them. */
const isOverPage = (region: HTMLElement) => region.offsetHeight > 0 && !isDialogOpen()

/** Scrolls what was used last out from under the toasts. */
function uncover(region: HTMLElement): void {
  const element = subject()
  if (!element || !isOverPage(region)) return
  const isUnder = () => coveredArea(element.getBoundingClientRect(), region.getBoundingClientRect()) > 0
  if (isUnder()) region.style.translate = ''
  if (isUnder()) element.scrollIntoView({ block: 'nearest' })
}

/**
 * Moves the toasts to their best place if they cover one of the elements.
 * @param find called only while there are toasts to place, because it runs at every scroll
 */
function place(region: HTMLElement, find: () => readonly Element[]): void {
  if (!isOverPage(region)) region.style.translate = ''
  else if (areaOver(region.getBoundingClientRect(), boxesOf(find(), region)) > 0) {
    region.style.translate = ''
    const rest = region.getBoundingClientRect()
    const top = placeFor(rest, boxesOf(subjectsOf(region), region), boxesOf(controls(), region))
    if (top !== rest.top) region.style.translate = `0 ${top - rest.top}px`
  }
}

const boxesOf = (elements: readonly Element[], region: HTMLElement): Box[] =>
  elements.filter((element) => !region.contains(element)).map((element) => element.getBoundingClientRect())

/**
 * The top of the lowest place, at the bottom of the window or above something, where toasts cover no control; without one,
 * of the place where they cover least. They never cover their subjects, unless there is no other place than the bottom.
 * @param rest where they are at the bottom of the window
 */
export function placeFor(rest: Box, subjects: readonly Box[], others: readonly Box[]): number {
  const height = rest.bottom - rest.top
  const above = [...subjects, ...others]
    .map(({ top }) => top - GAP_PX - height)
    .filter((top) => top >= GAP_PX && top < rest.top)
  const [best = rest] = [rest.top, ...above.toSorted((one, other) => other - one)]
    .map((top) => ({ left: rest.left, right: rest.right, top, bottom: top + height }))
    .filter((box) => areaOver(box, subjects) === 0)
    .map((box) => ({ ...box, covered: areaOver(box, others) }))
    .toSorted((one, other) => one.covered - other.covered)
  return best.top
}

const areaOver = (box: Box, others: readonly Box[]) =>
  others.reduce((sum, other) => sum + coveredArea(box, other), 0)

function coveredArea(one: Box, other: Box): number {
  const width = Math.min(one.right, other.right) - Math.max(one.left, other.left)
  const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)
  return width > 0 && height > 0 ? width * height : 0
}
