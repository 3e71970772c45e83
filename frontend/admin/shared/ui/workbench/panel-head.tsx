import { ArrowLeft } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { t } from '#locales/workbench.ts'
import { initialsOf } from '#shared/lib/format/initials.ts'
import { cx } from '#shared/ui/cx.ts'
import { iconButtonClass } from '#shared/ui/icon-button.tsx'
import { useTakeFocus } from './take-focus.ts'

export interface PanelHeadProps {
  /** The person's name, or the kind of record. */
  title: string
  /** Replaces the title's initials. */
  icon?: ReactNode
  detail: ReactNode
  /** Who else has the record open, and who has taken it. */
  viewers?: ReactNode
  /** "3 de 47". Hidden on phones, where it would squeeze the title. */
  position?: string | undefined
  /** A link or a button at the end. */
  action?: ReactNode
  /** Link back to the list, on narrow screens: `(children, className) => <Link …>`. */
  backLink: (children: ReactNode, className: string) => ReactNode
}

interface Props extends PanelHeadProps {
  /** Id of the heading, which names the panel. */
  id: string
  className?: string
  /** Hidden from 1024 px on, where the screen's header shows it. */
  isPositionNarrowOnly?: boolean
}

export function PanelHead({
  id,
  title,
  icon,
  detail,
  viewers,
  position,
  action,
  backLink,
  className,
  isPositionNarrowOnly = false,
}: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  useTakeFocus(heading)
  return (
    <header className={cx('flex items-center gap-3 border-b border-edge px-4 py-2.5 lg:px-5', className)}>
      <div className="-ml-2 lg:hidden">
        {backLink(
          <>
            <ArrowLeft size={20} aria-hidden />
            <span className="sr-only">{t('back')}</span>
          </>,
          iconButtonClass,
        )}
      </div>
      <span
        aria-hidden
        className="grid size-10 flex-none place-items-center rounded-control bg-brand-tint text-14 font-bold text-brand-deep max-sm:hidden"
      >
        {icon ?? initialsOf(title)}
      </span>
      <div className="min-w-0 flex-1">
        <h2
          ref={heading}
          id={id}
          tabIndex={-1}
          data-panel-title
          className="mb-0.5 text-18 leading-snug font-bold tracking-tight wrap-anywhere -outline-offset-1"
        >
          {title}
        </h2>
        <div className="text-14 text-soft">{detail}</div>
        {viewers && <div className="flex min-h-7 flex-wrap items-center gap-x-3">{viewers}</div>}
      </div>
      {position && (
        <p
          className={cx(
            'flex-none text-14 text-soft tabular-nums max-sm:hidden',
            isPositionNarrowOnly && 'lg:hidden',
          )}
        >
          {position}
        </p>
      )}
      {action}
    </header>
  )
}
