import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react'
import { cx } from './cx.ts'
import { Spinner } from './feedback/spinner.tsx'

export type ButtonVariant = 'solid' | 'quiet' | 'tint' | 'danger' | 'ghost'
export type ButtonSize = 'md' | 'sm'

interface ButtonStyle {
  variant?: ButtonVariant
  size?: ButtonSize
  wide?: boolean
  className?: string | undefined
}

const variants: Record<ButtonVariant, string> = {
  solid: 'bg-brand text-on-brand hover:bg-brand-hover',
  quiet: 'bg-sunken text-ink hover:bg-edge',
  tint: 'bg-brand-tint text-brand-deep hover:bg-brand-edge',
  danger: 'bg-problem-solid text-on-problem hover:bg-problem-hover',
  ghost: 'text-brand-deep hover:bg-sunken',
}
const sizes: Record<ButtonSize, string> = {
  md: 'min-h-12 px-5 text-16',
  sm: 'min-h-11 px-4 text-14',
}

/** The style of a button for other elements: `<Link className={buttonClass({ variant: 'tint' })}>`. */
export function buttonClass({
  variant = 'solid',
  size = 'md',
  wide = false,
  className,
}: ButtonStyle = {}): string {
  return cx(
    'inline-flex items-center justify-center gap-2 rounded-control py-2 text-center font-semibold wrap-break-word',
    'transition-[background-color,scale] active:scale-98 aria-disabled:cursor-default disabled:opacity-60 forced-colors:border',
    variants[variant],
    sizes[size],
    wide && 'w-full',
    className,
  )
}

export interface ButtonProps extends ButtonStyle, Omit<ComponentPropsWithRef<'button'>, 'className'> {
  icon?: ReactNode
  /** Shows progress and ignores presses, but keeps the focus. */
  busy?: boolean
  /** Label while busy; defaults to a general one. */
  busyLabel?: string | undefined
}

export function Button({
  variant,
  size,
  wide,
  className,
  icon,
  busy = false,
  busyLabel,
  children,
  type = 'button',
  onClick,
  ...rest
}: ButtonProps) {
  /** Ignores presses but keeps the focus, which `disabled` would drop. */
  const isInactive = rest['aria-disabled'] === true
  function press(event: MouseEvent<HTMLButtonElement>) {
    if (busy || isInactive) event.preventDefault()
    else onClick?.(event)
  }
  const style = { className, ...(variant && { variant }), ...(size && { size }), ...(wide && { wide }) }
  return (
    <button
      {...rest}
      type={type}
      className={buttonClass(style)}
      aria-disabled={busy || rest.disabled || isInactive || undefined}
      aria-busy={busy || undefined}
      onClick={press}
    >
      {busy ? <Spinner /> : icon}
      {busy && busyLabel ? busyLabel : children}
    </button>
  )
}
