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
    <div className="flex items-center rounded-full bg-sunken">
      <IconButton
        {...previous}
        icon={<ChevronLeft size={18} aria-hidden />}
        className="rounded-full hover:bg-edge disabled:opacity-40"
      />
      <span className="text-14 font-medium whitespace-nowrap tabular-nums" aria-live="polite">
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
