import { ChevronLeft, ChevronRight } from 'lucide-react'
import { IconButton } from '#shared/ui/icon-button.tsx'

interface Direction {
  label: string
  disabled: boolean
  onClick: () => void
}

interface PeriodNavigationProps {
  /** Formatted: "16–22 nov". */
  range: string
  previous: Direction
  next: Direction
}

export function PeriodNavigation({ range, previous, next }: PeriodNavigationProps) {
  return (
    <div className="flex items-center rounded-full bg-sunken large-text:w-full large-text:flex-wrap large-text:justify-between large-text:rounded-card">
      <IconButton
        {...previous}
        icon={<ChevronLeft size={18} aria-hidden />}
        className="rounded-full hover:bg-edge disabled:opacity-40"
      />
      <span
        className="text-14 font-medium whitespace-nowrap tabular-nums large-text:order-first large-text:basis-full large-text:px-3 large-text:pt-2 large-text:text-center large-text:whitespace-normal"
        aria-live="polite"
      >
        {range}
      </span>
      <IconButton
        {...next}
        icon={<ChevronRight size={18} aria-hidden />}
        className="rounded-full hover:bg-edge disabled:opacity-40"
      />
    </div>
  )
}
