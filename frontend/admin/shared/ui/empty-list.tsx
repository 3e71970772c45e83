import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { cardClass } from '#shared/ui/card.tsx'

interface EmptyListProps {
  icon: LucideIcon
  title: string
  hint: string
  action?: ReactNode
}

export function EmptyList({ icon: Icon, title, hint, action }: EmptyListProps) {
  return (
    <div className="grid justify-items-center gap-3 px-4 py-14 text-center">
      <span className="grid size-16 place-items-center rounded-card bg-brand-tint text-brand-deep">
        <Icon size={32} aria-hidden />
      </span>
      <p className="text-18 font-semibold">{title}</p>
      <p className="max-w-96 text-balance text-soft">{hint}</p>
      {action}
    </div>
  )
}

/** Does the same on a screen of cards. */
export function EmptyCard(props: EmptyListProps) {
  return (
    <div className={cardClass}>
      <EmptyList {...props} />
    </div>
  )
}
