import { cx } from '#shared/ui/cx.ts'

/** A custom checkbox: the native one does not follow the theme in dark mode. */
export const checkboxClass = cx(
  'grid size-5 flex-none cursor-pointer appearance-none place-content-center rounded-[0.3125rem]',
  'border border-edge-strong bg-surface checked:border-brand checked:bg-brand forced-colors:appearance-auto',
  "before:size-3 before:bg-on-brand before:opacity-0 before:content-[''] checked:before:opacity-100",
  'before:[clip-path:polygon(14%_44%,0_58%,42%_96%,100%_24%,86%_10%,41%_68%)]',
)
