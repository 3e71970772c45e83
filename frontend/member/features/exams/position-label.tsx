import { ArrowDown, ArrowUp, Check, CircleHelp, EqualNot, type LucideIcon, Minus } from 'lucide-react'
import type { RangePosition } from '#contract/exam-values.ts'
import { cx } from '#shared/ui/cx.ts'
import { rangePositionNames } from '#texts/labels.ts'

const styles: Record<RangePosition, { icon: LucideIcon; className: string }> = {
  inside: { icon: Check, className: 'text-good' },
  above: { icon: ArrowUp, className: 'text-attention' },
  below: { icon: ArrowDown, className: 'text-attention' },
  different: { icon: EqualNot, className: 'text-attention' },
  uncompared: { icon: CircleHelp, className: 'text-soft' },
  none: { icon: Minus, className: 'text-soft' },
}

/** States only where a value lies in its report's own range: no interpretation. */
export function PositionLabel({ position }: { position: RangePosition }) {
  const { icon: Icon, className } = styles[position]
  return (
    <span className={cx('inline-flex items-start gap-1.5 text-14 font-medium', className)}>
      <Icon size={18} aria-hidden className="mt-px" />
      {rangePositionNames[position]}
    </span>
  )
}
