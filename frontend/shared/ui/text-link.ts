/** The look of a link that stands by itself: easy to press, quiet to read. */
export const textLinkClass =
  'inline-flex min-h-11 items-center gap-1.5 rounded-small font-semibold text-brand-deep underline-offset-4 hover:underline'
