import { useEffectEvent, useLayoutEffect, useRef } from 'react'
import { isTaken, useShortcutsSwitch } from '../../lib/shortcuts.ts'

function rowLink(id: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[data-list] [data-record="${CSS.escape(id)}"] a`)
}

function focusedId(): string | undefined {
  return document.activeElement?.closest<HTMLElement>('[data-list] [data-record]')?.dataset.record
}

/** Scrolls the row into view and focuses its link; focuses the panel's title if the row is not shown. */
export function focusRow(id: string): void {
  const link = rowLink(id)
  // On narrow screens the open record hides the list, and a record opened by its URL may not be in it.
  if (!link?.offsetParent) {
    focusPanel()
    return
  }
  link.focus({ preventScroll: true })
  link.closest('li')?.scrollIntoView({ block: 'nearest' })
}

export function focusPanel(): void {
  document.querySelector<HTMLElement>('[data-panel-title]')?.focus()
}

/** For an action whose button disappears with what it changes. */
export function focusTitle(): void {
  document.querySelector('h1')?.focus()
}

interface SearchedList extends Pick<RecordKeys, 'ids' | 'openId' | 'open'> {
  search: string | undefined
}

/** Leaves the search for the open record's row, or for the first one, which Enter also opens. */
export function leaveSearch(isEnter: boolean, { ids, openId, open, search }: SearchedList): void {
  const [first] = ids
  // Without results, stay in the field so that the search can be corrected.
  if (first === undefined) {
    if (!search) focusTitle()
    return
  }
  if (isEnter) open(first)
  focusRow(isEnter || openId === undefined || !ids.includes(openId) ? first : openId)
}

/** The record before or after another one; if none is open, `start`, which defaults to the first. */
export function neighbour(
  ids: readonly string[],
  id: string | undefined,
  step: 1 | -1,
  start = ids[0],
): string | undefined {
  const at = id === undefined ? -1 : ids.indexOf(id)
  return at < 0 ? start : ids[at + step]
}

interface RecordKeys {
  /** Ids of the list, in its order. */
  ids: readonly string[]
  /** Whether the list has no records because they are loading. */
  isLoading?: boolean
  openId: string | undefined
  /** What J opens if no record is open; the first one by default. */
  start?: string | undefined
  open: (id: string | undefined) => void
  /** Runs on X, and on Shift with J or K. Without it nothing can be selected. */
  onSelect?: (id: string, range: boolean) => void
  /** Returns whether there was a selection to clear or a form to leave. */
  onClear: () => boolean
  onHelp?: () => void
  /** Other single keys, in lower case. They do not repeat while held down. */
  keys: Record<string, () => void>
}

/**
 * Single-key shortcuts of a workbench: J and K open the next and the previous record, Enter moves from the row to the
 * panel, Escape clears the selection, then closes the record. Holding J or K passes over rows and opens only the last
 * one, because opening a record can be logged. J pressed while the list loads moves once it is loaded.
 */
export function useRecordKeys({
  ids,
  isLoading = false,
  openId,
  start = ids[0],
  open,
  onSelect,
  onClear,
  onHelp,
  keys,
}: RecordKeys): void {
  const [on] = useShortcutsSwitch()
  /** Whether J or K is held down. */
  const isPassing = useRef(false)
  /** Whether the last key was J, pressed while the list was loading. */
  const isDue = useRef(false)

  function move(step: 1 | -1, isSelecting: boolean, isHeld: boolean): void {
    const from = (isHeld ? focusedId() : undefined) ?? openId ?? focusedId()
    // The open record has left the list, for example by a colleague's decision: continue at the row after it, which
    // has the focus.
    const isGone = openId !== undefined && !ids.includes(openId)
    const next = neighbour(ids, from, step, (isGone ? focusedId() : undefined) ?? start)
    if (isSelecting && from !== undefined) onSelect?.(from, false)
    if (next === undefined) {
      isDue.current = isLoading && step === 1
      return
    }
    isPassing.current = isHeld
    if (!isHeld) open(next)
    focusRow(next)
    if (isSelecting && from !== undefined) onSelect?.(next, true)
  }

  /** Returns whether a record was open. */
  function close(): boolean {
    if (openId === undefined) return false
    open(undefined)
    focusRow(openId)
    return true
  }

  const press = useEffectEvent((event: KeyboardEvent) => {
    isDue.current = false
    if (isTaken(event)) return
    const key = event.key.toLowerCase()
    const other = keys[key]
    const id = focusedId() ?? openId
    if (key === 'j' || key === 'k') move(key === 'j' ? 1 : -1, event.shiftKey, event.repeat)
    else if (key === 'x' && onSelect && id !== undefined) onSelect(id, event.shiftKey)
    else if (key === '?' && onHelp) onHelp()
    // A key held down must not decide the whole list.
    else if (other && !event.shiftKey && !event.repeat) other()
    else if (key === 'enter' && openId !== undefined && event.target === rowLink(openId)) focusPanel()
    else if (key !== 'escape' || !(onClear() || close())) return
    event.preventDefault()
  })
  const release = useEffectEvent(() => {
    if (!isPassing.current) return
    isPassing.current = false
    const id = focusedId()
    if (id === undefined || id === openId) return
    open(id)
    focusRow(id)
  })
  const arrive = useEffectEvent(() => {
    if (!isDue.current) return
    isDue.current = false
    move(1, false, false)
  })
  // In a microtask, because a record that opens is rendered at once, which React does not do within an effect.
  useLayoutEffect(() => {
    if (!isLoading) queueMicrotask(arrive)
  }, [isLoading])
  // A layout effect, so that the list hears the first key as soon as it is visible.
  useLayoutEffect(() => {
    if (!on) return
    document.addEventListener('keydown', press)
    document.addEventListener('keyup', release)
    return () => {
      document.removeEventListener('keydown', press)
      document.removeEventListener('keyup', release)
    }
  }, [on])
}
