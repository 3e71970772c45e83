/** A keyboard key; hidden on touch screens. */
export function KeyCap({ children }: { children: string }) {
  return (
    <kbd className="grid min-w-6 flex-none place-items-center rounded-[0.375rem] border border-edge bg-surface px-1.5 font-sans text-12 leading-5 font-semibold text-ink pointer-coarse:hidden">
      {children}
    </kbd>
  )
}

/** A key beside the control it triggers; hidden from screen readers and on narrow screens. */
export function KeyHint({ children }: { children: string }) {
  return (
    <span aria-hidden className="max-md:hidden pointer-coarse:hidden">
      <KeyCap>{children}</KeyCap>
    </span>
  )
}
