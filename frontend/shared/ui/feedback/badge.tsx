import type { ReactNode } from 'react'
import { cx } from '../cx.ts'
import type { Meaning } from './notice.tsx'

const meaningClasses: Record<Meaning | 'neutral', string> = {
  good: 'bg-good-tint text-good',
  attention: 'bg-attention-tint text-attention',
  problem: 'bg-problem-tint text-problem',
  info: 'bg-info-tint text-info',
  neutral: 'bg-sunken text-soft',
}

export interface BadgeProps {
  meaning: Meaning | 'neutral'
  icon?: ReactNode
  /** The label, because colour must never be the only sign. */
  children: ReactNode
}

export function Badge({ meaning, icon, children }: BadgeProps) {
  return (
    <span
      className={cx(
        'inline-flex flex-none items-center gap-1 rounded-full px-2.5 py-0.5 text-14 font-semibold whitespace-nowrap forced-colors:border',
        meaningClasses[meaning],
      )}
    >
      {icon}
      {children}
    </span>
  )
}

/** A number beside a tab or navigation entry; a text if it is capped ("99+"). */
export function CountBadge({ count, label }: { count: number | string; label?: string }) {
  return (
    <span className="rounded-full bg-brand forced-colors:border px-2 text-12 leading-5 font-bold text-on-brand tabular-nums">
      {count}
      {label && <span className="sr-only"> {label}</span>}
    </span>
  )
}
