/** Narrower windows hold so little text that layouts change: a phone with text at twice its size. */
const LARGE_TEXT_REM = 18

/**
 * Marks the page while its text is large for the width of the window. A media query does not serve: its `rem` is the
 * browser's default size, and not that of a reader who enlarged the page's text.
 */
export function watchTextSize(): void {
  const root = document.documentElement
  const mark = () => {
    const rem = Number.parseFloat(getComputedStyle(root).fontSize)
    root.toggleAttribute('data-large-text', root.clientWidth < LARGE_TEXT_REM * rem)
  }
  // A change of the text's size changes the height of the page.
  new ResizeObserver(mark).observe(root)
}
