import type { ComponentPropsWithRef, ReactNode } from 'react'
import { cx } from './cx.ts'

/** The style of an icon button for other elements, such as a link. */
export const iconButtonClass =
  'relative grid aria-disabled:cursor-default aria-disabled:opacity-60 size-11 flex-none place-items-center rounded-control transition-colors hover:bg-sunken'

export interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'aria-label' | 'children'> {
  /** The accessible name, which includes the meaning of the dot. */
  label: string
  icon: ReactNode
  dot?: boolean
}

export function IconButton({
  label,
  icon,
  dot = false,
  className,
  type = 'button',
  onClick,
  ...rest
}: IconButtonProps) {
  return (
    <button
      title={label}
      {...rest}
      type={type}
      aria-label={label}
      className={cx(iconButtonClass, className)}
      onClick={rest['aria-disabled'] ? undefined : onClick}
    >
      {icon}
      {dot && (
        <span className="absolute top-1.5 right-1.5 size-3 rounded-full border-2 border-page bg-problem-solid" />
      )}
    </button>
  )
}
