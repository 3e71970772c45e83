/** Moves the focus to the page's title where the focused button was removed with its record. */
export function keepFocus(): void {
  requestAnimationFrame(() =>
    setTimeout(() => {
      if (document.activeElement === document.body) document.querySelector<HTMLElement>('main h1')?.focus()
    }),
  )
}
