import { Collapsible as Ark } from '@ark-ui/react/collapsible'
import { ChevronDown } from 'lucide-react'
import type { ReactNode, RefObject } from 'react'
import { cardClass } from '#shared/ui/card.tsx'
import { cx } from '#shared/ui/cx.ts'

export interface CollapsibleProps {
  trigger: RefObject<HTMLButtonElement | null>
  open: boolean
  onOpenChange: (open: boolean) => void
  label: string
  icon?: ReactNode
  /** Stays mounted while closed, so that typed values are not lost. */
  children: ReactNode
}

export function Collapsible({ trigger, open, onOpenChange, label, icon, children }: CollapsibleProps) {
  return (
    <Ark.Root open={open} onOpenChange={(details) => onOpenChange(details.open)} className={cardClass}>
      <Ark.Trigger
        ref={trigger}
        className="flex min-h-14 w-full items-center gap-3 rounded-card px-4 text-left font-semibold md:px-5"
      >
        {icon}
        <span className="min-w-0 flex-1 py-2">{label}</span>
        <ChevronDown
          aria-hidden
          className={cx('text-soft transition-transform duration-200', open && 'rotate-180')}
        />
      </Ark.Trigger>
      <Ark.Content className="slide-down px-4 pt-2 pb-4 data-[state=open]:animate-enter md:px-5 md:pb-5">
        {children}
      </Ark.Content>
    </Ark.Root>
  )
}
