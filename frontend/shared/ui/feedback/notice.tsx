import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { cx } from '../cx.ts'

export type Meaning = 'good' | 'attention' | 'problem' | 'info'

export const meaningIcons = { good: CircleCheck, attention: TriangleAlert, problem: CircleAlert, info: Info }

const meaningClasses: Record<Meaning, string> = {
  good: 'bg-good-tint text-good border-good-edge',
  attention: 'bg-attention-tint text-attention border-attention-edge',
  problem: 'bg-problem-tint text-problem border-problem-edge',
  info: 'bg-info-tint text-info border-info-edge',
}

export interface NoticeProps {
  meaning: Meaning
  title?: string | undefined
  children?: ReactNode
  action?: ReactNode
  /** Announced immediately (`alert`) or politely (`status`); not announced if omitted. */
  role?: 'alert' | 'status'
}

/** A message that stays on the page. */
export function Notice({ meaning, title, children, action, role }: NoticeProps) {
  const Icon = meaningIcons[meaning]
  return (
    <div role={role} className={cx('flex gap-3 rounded-control border p-3.5', meaningClasses[meaning])}>
      <Icon size={22} aria-hidden className="mt-px" />
      <div className="min-w-0 flex-1">
        {title && <p className="font-semibold">{title}</p>}
        {children && <div className="text-14 text-ink">{children}</div>}
        {action && <div className="mt-2">{action}</div>}
      </div>
    </div>
  )
}
