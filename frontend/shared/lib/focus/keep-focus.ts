import { whenDialogsClosed } from '../../ui/dialogs/open-dialogs.ts'

/** Layers above the page; the focus in one is forgotten when it closes. */
const LAYER = '[role=dialog],[role=alertdialog],[data-part=positioner],[data-scope=toast][data-part=root]'
/** An element with this attribute represents a record, and is found again by its value after a rerender. */
const RECORD = '[data-record]'
const ROW = `${RECORD},li,tr,article`
const GROUP = 'section,form,[role=tabpanel],[role=dialog],[role=alertdialog],main'
const HEADING = 'h1,h2,h3,[data-part=title]'
const CONTROL =
  'a[href],button:not(:disabled),input:not(:disabled):not([type=hidden]),select:not(:disabled),textarea:not(:disabled),summary,[tabindex="0"]'

interface Step {
  element: Element
  next: Element | null
  previous: Element | null
}

/** Where the focus is in one layer: the element and its ancestors, each with its neighbours at the time. */
interface Place {
  layer: Element | null
  path: Step[]
  record: string | undefined
}

/** The layers that have had the focus, the page first. */
let places: Place[] = []
let cancel = () => {}
let isWatching = false

const isShown = (element: Element | null | undefined): element is HTMLElement =>
  element instanceof HTMLElement &&
  element.getClientRects().length > 0 &&
  getComputedStyle(element).visibility === 'visible'

const isLost = () => document.activeElement === null || document.activeElement === document.body

/** Focuses without scrolling; an element that is not focusable gets a tabindex of -1. */
export function focusInPlace(element: HTMLElement): void {
  if (!element.matches(CONTROL) && !element.hasAttribute('tabindex')) element.tabIndex = -1
  element.focus({ preventScroll: true })
}

function placeOf(target: Element): Place {
  const path: Step[] = []
  for (
    let element: Element | null = target;
    element && element !== document.body;
    element = element.parentElement
  ) {
    path.push({ element, next: element.nextElementSibling, previous: element.previousElementSibling })
  }
  const record = target.closest<HTMLElement>(RECORD)?.dataset.record
  return { layer: target.closest(LAYER), path, record }
}

/** The first control of a row, or the row itself. */
function controlIn(row: HTMLElement): HTMLElement {
  return row.matches(CONTROL) ? row : ([...row.querySelectorAll(CONTROL)].find(isShown) ?? row)
}

/** The changed record, otherwise the row after or before the removed one, otherwise the heading above. */
function nearestTo({ path, record }: Place): HTMLElement | undefined {
  const same = record === undefined ? null : document.querySelector(`[data-record="${CSS.escape(record)}"]`)
  if (isShown(same)) return controlIn(same)
  const index = path.findIndex(({ element }, at) => (at === 0 ? isUsable(element) : isShown(element)))
  const left = path[index]?.element
  if (!left) return undefined
  const gone = path[index - 1]
  if (gone?.element.matches(ROW)) {
    const neighbour = [gone.next, gone.previous].find((one) => isShown(one) && one.matches(ROW))
    if (isShown(neighbour)) return controlIn(neighbour)
  }
  const row = left.closest(ROW)
  if (isShown(row)) return controlIn(row)
  return [...(left.closest(GROUP)?.querySelectorAll(HEADING) ?? [])].find(isShown)
}

const isUsable = (element: Element | null | undefined): element is HTMLElement =>
  isShown(element) && !element.matches(':disabled')

/** Removes closed layers; one that is fading out counts as closed. */
function forgetClosedLayers(): void {
  places = places.filter(
    ({ layer }) => layer === null || (isShown(layer) && layer.dataset.state !== 'closed'),
  )
}

function restore(): void {
  if (!isLost()) return
  // The member clicked outside every control.
  if (isUsable(places.at(-1)?.path[0]?.element)) {
    places = []
    return
  }
  forgetClosedLayers()
  const place = places.at(-1)
  const last = place?.path[0]?.element
  const found = isUsable(last) ? last : place && nearestTo(place)
  const target = found ?? document.querySelector('main h1') ?? document.querySelector('h1, main')
  if (target instanceof HTMLElement) focusInPlace(target)
}

function whenSettled(): void {
  if (!isLost()) return
  const last = places.at(-1)
  const isInOpenLayer = last?.layer && isShown(last.layer) && last.layer.dataset.state !== 'closed'
  if (isInOpenLayer) restore()
  else cancel = whenDialogsClosed(restore)
}

/** Decides a frame later, once the screen has rendered a replacement and closing dialogs have returned the focus. */
function checkSoon(): void {
  if (places.length === 0 || !isLost()) return
  cancel()
  const frame = requestAnimationFrame(() => {
    const timer = setTimeout(whenSettled)
    cancel = () => clearTimeout(timer)
  })
  cancel = () => cancelAnimationFrame(frame)
}

function follow(target: EventTarget | null): void {
  if (!(target instanceof Element) || target === document.body) return
  const place = placeOf(target)
  const known = places.findIndex(({ layer }) => layer === place.layer)
  places = [...(known < 0 ? places : places.slice(0, known)), place]
}

/**
 * Watches the page: if the focused element is removed, hidden or disabled, the focus moves to its record, to the next
 * one, or to the heading above it, and never to the body. Nothing scrolls.
 */
export function keepFocus(): void {
  if (isWatching) return
  isWatching = true
  follow(document.activeElement)
  document.addEventListener('focusin', ({ target }) => follow(target))
  document.addEventListener('focusout', checkSoon)
  // Not every browser reports that a removed element loses the focus.
  new MutationObserver(checkSoon).observe(document.documentElement, {
    childList: true,
    subtree: true,
    attributeFilter: ['disabled', 'hidden'],
  })
}
