import { cx } from './cx.ts'

/** The style shared by tabs, radio segments and the theme switch. */
export const segmentsClass = 'flex flex-wrap gap-1 rounded-[0.875rem] bg-sunken p-1 forced-colors:border'

export const segmentClass = cx(
  'relative flex min-h-11 flex-1 items-center justify-center gap-1.5 rounded-[0.625rem] px-2 py-1 text-center text-14 wrap-break-word',
  'cursor-pointer font-medium text-soft transition-colors hover:text-ink',
)

/** For tabs. */
export const selectedSegmentClass = 'data-selected:selected-segment'

/** For an input within its own label. */
export const checkedSegmentClass = cx(
  'has-checked:selected-segment',
  'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand-deep',
)
