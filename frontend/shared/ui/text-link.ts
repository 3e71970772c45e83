/** The style of a link outside running text. */
export const textLinkClass =
  'inline-flex min-h-11 items-center gap-1.5 rounded-small font-semibold text-brand-deep underline-offset-4 hover:underline'
