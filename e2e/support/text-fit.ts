/** Runs in the page. Describes each text that does not fit: outside the window, clipped, or broken within a word. */
export function findMisfits(): string[] {
  const found = new Set<string>()
  const width = document.documentElement.clientWidth
  const note = (element: Element, what: string) => {
    const text = (element.textContent ?? '').trim().replace(/\s+/g, ' ').slice(0, 40)
    found.add(`${what}: ${element.tagName.toLowerCase()} "${text}"`)
  }
  const isShown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
  /** Text for screen readers only. */
  const isHiddenText = (element: Element) => {
    for (let at: Element | null = element; at; at = at.parentElement) {
      const { position, clipPath, overflow } = getComputedStyle(at)
      const { width: w, height: h } = at.getBoundingClientRect()
      if (position === 'absolute' && (clipPath !== 'none' || overflow === 'hidden') && w <= 2 && h <= 2)
        return true
    }
    return false
  }
  const scrollsSideways = (element: Element) => {
    for (let at: Element | null = element; at; at = at.parentElement) {
      if (['auto', 'scroll'].includes(getComputedStyle(at).overflowX) && at.scrollWidth > at.clientWidth)
        return true
    }
    return false
  }

  if (document.documentElement.scrollWidth > width)
    found.add(`the page is ${document.documentElement.scrollWidth} px wide`)

  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  while (texts.nextNode()) {
    const node = texts.currentNode
    const parent = node.parentElement
    const text = node.textContent ?? ''
    if (!parent || text.trim() === '' || parent.closest('script,style,option,title')) continue
    if (!isShown(parent) || isHiddenText(parent)) continue
    range.selectNodeContents(node)
    const box = range.getBoundingClientRect()
    if (box.width === 0) continue
    if ((box.right > width + 1 || box.left < -1) && !scrollsSideways(parent))
      note(parent, 'beside the window')
    for (let at: Element | null = parent; at && at !== document.body; at = at.parentElement) {
      const { overflowX, overflowY, textOverflow } = getComputedStyle(at)
      const clipsX = overflowX === 'hidden' || overflowX === 'clip'
      const clipsY = overflowY === 'hidden' || overflowY === 'clip'
      if (!clipsX && !clipsY) continue
      const edge = at.getBoundingClientRect()
      if (clipsX && (box.right > edge.right + 1 || box.left < edge.left - 1))
        note(parent, textOverflow === 'ellipsis' ? 'shortened' : 'clipped')
      if (clipsY && (box.bottom > edge.bottom + 3 || box.top < edge.top - 3)) note(parent, 'clipped')
    }
    // Addresses and file names have nowhere to break.
    for (const token of text.matchAll(/\S+/g)) {
      if (/@|\.\w{2,4}$|:\/\//.test(token[0])) continue
      for (const word of token[0].matchAll(/[\p{L}\p{N}]{2,}/gu)) {
        const start = token.index + word.index
        range.setStart(node, start)
        range.setEnd(node, start + word[0].length)
        const [first, ...rest] = [...range.getClientRects()].filter((rect) => rect.width > 0)
        if (first && rest.some((rect) => rect.top > first.top + first.height / 2)) {
          found.add(
            `broken within: ${parent.tagName.toLowerCase()} "${word[0]}" in "${text.trim().slice(0, 40)}"`,
          )
        }
      }
    }
  }
  return [...found]
}

/**
 * Runs in the page. Describes each link, button and field that is only reachable by scrolling sideways, except the
 * links to the parts of the dashboard's configuration, which narrow screens have in a strip that scrolls.
 */
export function findBeside(): string[] {
  const width = document.documentElement.clientWidth
  const isShown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
  const edgeOf = (element: Element) => {
    let edge = width
    for (let at = element.parentElement; at; at = at.parentElement) {
      if (getComputedStyle(at).overflowX !== 'visible')
        edge = Math.min(edge, at.getBoundingClientRect().right)
    }
    return edge
  }
  return [...document.querySelectorAll('main :is(a[href], button, input, select, textarea, summary)')]
    .filter((control) => isShown(control) && !control.closest('.sr-only'))
    .filter((control) => width >= 1024 || !control.closest('[data-section-links]'))
    .filter((control) => control.getBoundingClientRect().right > edgeOf(control) + 1)
    .map((control) => `${control.tagName.toLowerCase()} "${control.textContent?.trim().slice(0, 40)}"`)
}
