/** The backdrop of a dialog or drawer, and of a dialog beneath another. */
export const scrimClass =
  'fixed inset-0 z-50 bg-scrim data-[state=closed]:animate-leave data-[state=open]:animate-enter'
