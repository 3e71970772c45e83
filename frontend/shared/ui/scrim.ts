/** What darkens the page behind a dialog or the drawer. */
export const scrimClass =
  'fixed inset-0 z-40 bg-scrim data-[state=closed]:animate-leave data-[state=open]:animate-enter'
