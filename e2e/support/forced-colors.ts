declare global {
  interface Window {
    /** What `rememberPainted` found. */
    painted?: Element[]
  }
}

/**
 * Runs in the page, with its own colours. Remembers what stands out by its background: shapes without text, such as
 * bars and dots, and controls, selected entries and cards.
 */
export function rememberPainted(): void {
  const isTransparent = (color: string) => /^rgba\(.*, ?0(\.0\d*)?\)$|\/ ?0(\.0\d*)?\)$/.test(color)
  const backdropOf = (element: Element): string => {
    for (let at = element.parentElement; at; at = at.parentElement) {
      const { backgroundColor } = getComputedStyle(at)
      if (!isTransparent(backgroundColor)) return backgroundColor
    }
    return 'none'
  }
  const MEANINGFUL =
    'button,a[href],[role=tab],[aria-current],article,label,[class*=rounded-card],dialog,[role=dialog]'
  window.painted = [...document.body.querySelectorAll('*')].filter((element) => {
    if (!(element instanceof HTMLElement) || !element.checkVisibility({ visibilityProperty: true }))
      return false
    const { backgroundColor, backgroundImage } = getComputedStyle(element)
    const isPainted = !isTransparent(backgroundColor) && backgroundColor !== backdropOf(element)
    if (!isPainted && backgroundImage === 'none') return false
    const { width, height } = element.getBoundingClientRect()
    if (width < 2 || height < 2) return false
    const isShape =
      element.textContent?.trim() === '' && !element.querySelector('svg,img,canvas,input,iframe')
    return isShape || (element.textContent?.trim() !== '' && element.matches(MEANINGFUL))
  })
}

/** Runs in the page, with forced colours. Describes each remembered element that no longer stands out. */
export function findVanished(): string[] {
  const isTransparent = (color: string) => /^rgba\(.*, ?0(\.0\d*)?\)$|\/ ?0(\.0\d*)?\)$/.test(color)
  const backdropOf = (element: Element): string => {
    for (let at = element.parentElement; at; at = at.parentElement) {
      const { backgroundColor } = getComputedStyle(at)
      if (!isTransparent(backgroundColor)) return backgroundColor
    }
    return getComputedStyle(document.documentElement).backgroundColor
  }
  const hasEdge = (element: Element): boolean => {
    const style = getComputedStyle(element)
    const backdrop = backdropOf(element)
    const sides = ['top', 'right', 'bottom', 'left'].map((side) => ({
      width: style.getPropertyValue(`border-${side}-width`),
      color: style.getPropertyValue(`border-${side}-color`),
    }))
    const isSeen = (color: string) => !isTransparent(color) && color !== backdrop
    return (
      sides.some(({ width, color }) => Number.parseFloat(width) > 0 && isSeen(color)) ||
      (style.outlineStyle !== 'none' &&
        Number.parseFloat(style.outlineWidth) > 0 &&
        isSeen(style.outlineColor)) ||
      style.backgroundImage !== 'none' ||
      isSeen(style.backgroundColor)
    )
  }
  const vanished = (window.painted ?? []).filter(
    (element) =>
      element.isConnected && element.checkVisibility({ visibilityProperty: true }) && !hasEdge(element),
  )
  return [
    ...new Set(
      vanished.map((element) => {
        const text = (element.textContent ?? '').trim().replace(/\s+/g, ' ').slice(0, 30)
        return `${element.tagName.toLowerCase()} "${text}" .${element.className}`
      }),
    ),
  ]
}
