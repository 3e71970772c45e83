import type { ComponentPropsWithRef } from 'react'
import { cx } from './cx.ts'

/** Without padding, for links and lists that set their own. */
export const cardClass = 'relative rounded-card bg-surface shadow-card'

/** For the link in a card: makes it cover the whole card. */
export const stretchedLinkClass = 'after:absolute after:inset-0 after:rounded-card'

export function Card({ className, ...rest }: ComponentPropsWithRef<'div'>) {
  return <div {...rest} className={cx(cardClass, 'p-4 md:p-5', className)} />
}
