/** In narrower windows so little text fits that layouts change: a phone with text at twice its size. */
const LARGE_TEXT_REM = 18
/** In windows narrower than this, a long word does not fit a line. */
const LARGEST_TEXT_REM = 11

/**
 * Marks the page while its text is large for the width of the window. A media query would not work: its `rem` is the
 * browser's default size, not that of a reader who enlarged the page's text.
 */
export function watchTextSize(): void {
  const root = document.documentElement
  const probe = document.createElement('div')
  probe.setAttribute('aria-hidden', 'true')
  Object.assign(probe.style, {
    position: 'fixed',
    width: '1rem',
    visibility: 'hidden',
    pointerEvents: 'none',
  })
  document.body.append(probe)
  const mark = () => {
    const rem = root.clientWidth / probe.clientWidth
    root.toggleAttribute('data-large-text', rem < LARGE_TEXT_REM)
    root.toggleAttribute('data-largest-text', rem < LARGEST_TEXT_REM)
  }
  new ResizeObserver(mark).observe(probe)
  addEventListener('resize', mark)
}
