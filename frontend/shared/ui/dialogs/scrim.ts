/** What darkens the page behind a dialog or the drawer, and a dialog under another. */
export const scrimClass =
  'fixed inset-0 z-50 bg-scrim data-[state=closed]:animate-leave data-[state=open]:animate-enter'
