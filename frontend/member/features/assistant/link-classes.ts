export const LINK =
  'inline-flex min-h-11 items-center rounded-control bg-brand px-4 text-14 font-semibold text-on-brand hover:bg-brand-hover'
export const QUIET_LINK =
  'inline-flex min-h-11 items-center rounded-control bg-surface px-4 text-14 font-semibold text-ink hover:bg-edge'
