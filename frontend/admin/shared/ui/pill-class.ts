import { cx } from '#shared/ui/cx.ts'

/** Class of a pill-shaped link or button in a group with one current item. */
export function pillClass(isCurrent: boolean): string {
  return cx(
    'flex min-h-11 items-center rounded-full px-3.5 text-14 font-semibold whitespace-nowrap transition-colors',
    isCurrent ? 'bg-brand-tint text-brand-deep' : 'text-soft hover:bg-sunken hover:text-ink',
  )
}
