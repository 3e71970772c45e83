/** Focuses the page's title if the focused button was removed together with its record. */
export function focusTitleIfLost(): void {
  requestAnimationFrame(() =>
    setTimeout(() => {
      if (document.activeElement === document.body) document.querySelector<HTMLElement>('main h1')?.focus()
    }),
  )
}
