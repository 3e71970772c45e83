/** A key of the keyboard; on a screen that is touched there is none. */
export function KeyCap({ children }: { children: string }) {
  return (
    <kbd className="grid min-w-6 flex-none place-items-center rounded-[0.375rem] border border-edge bg-surface px-1.5 font-sans text-12 leading-5 font-semibold text-ink pointer-coarse:hidden">
      {children}
    </kbd>
  )
}
