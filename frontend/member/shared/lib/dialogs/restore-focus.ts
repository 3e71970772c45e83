/** Where the button that had the focus went away with its record, the focus stands at the page's title. */
export function keepFocus(): void {
  requestAnimationFrame(() =>
    setTimeout(() => {
      if (document.activeElement === document.body) document.querySelector<HTMLElement>('main h1')?.focus()
    }),
  )
}
