import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { useFocusOnMount } from '#member/shared/lib/dialogs/use-focus-on-mount.ts'
import { cx } from '#shared/ui/cx.ts'

const looks = {
  good: 'bg-good-tint text-good',
  attention: 'bg-attention-tint text-attention',
  problem: 'bg-problem-tint text-problem',
  info: 'bg-info-tint text-info',
}

export interface OutcomeProps {
  meaning: keyof typeof looks
  icon: LucideIcon
  title: string
  /** Beside a form the page has a title of its own. */
  heading?: 'h1' | 'h2'
  /** Where it takes the place of a form. */
  focused?: boolean
  children: ReactNode
  actions?: ReactNode
}

/** How something ended: a picture, a title, a sentence, and where to go from here. */
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
      <span className={cx('grid size-14 place-items-center rounded-card', looks[meaning])}>
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
