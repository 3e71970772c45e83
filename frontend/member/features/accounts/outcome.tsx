import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { useFocusOnMount } from '#member/shared/lib/dialogs/use-focus-on-mount.ts'
import { cx } from '#shared/ui/cx.ts'

const meaningClasses = {
  good: 'bg-good-tint text-good',
  attention: 'bg-attention-tint text-attention',
  problem: 'bg-problem-tint text-problem',
  info: 'bg-info-tint text-info',
}

export interface OutcomeProps {
  meaning: keyof typeof meaningClasses
  icon: LucideIcon
  title: string
  /** The page's heading level, or `h2` beside a form. */
  heading?: 'h1' | 'h2'
  /** Takes the focus when it replaces a form. */
  focused?: boolean
  children: ReactNode
  actions?: ReactNode
}

/** The result of an action: icon, title, sentence and links. */
export function Outcome({
  meaning,
  icon: Icon,
  title,
  heading: Heading = 'h1',
  focused = false,
  children,
  actions,
}: OutcomeProps) {
  const ref = useFocusOnMount<HTMLHeadingElement>(focused)
  return (
    <div className="grid justify-items-start gap-4">
      <span className={cx('grid size-14 place-items-center rounded-card', meaningClasses[meaning])}>
        <Icon size={28} aria-hidden />
      </span>
      <div role="status" className="grid gap-2">
        <Heading
          ref={ref}
          tabIndex={-1}
          className={cx('font-bold tracking-tight', Heading === 'h1' ? 'text-28' : 'text-22')}
        >
          {title}
        </Heading>
        <p className="text-soft">{children}</p>
      </div>
      {actions && <div className="mt-2 grid w-full gap-2">{actions}</div>}
    </div>
  )
}

/** Appears after four seconds, while the outcome is awaited. Without a class: the style sheet of the sign-in has a limit. */
export function LateText({ children }: { children: string }) {
  return <span style={{ animation: 'late 1ms 4s backwards' }}>{children}</span>
}
