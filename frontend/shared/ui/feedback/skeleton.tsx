import type { ReactNode } from 'react'
import { ui } from '#locales/ui.ts'
import { cardClass } from '../card.tsx'
import { cx } from '../cx.ts'

/** Wraps the skeletons of one region, and announces once that it is loading. */
export function Loading({ label = ui.loading, children }: { label?: string; children: ReactNode }) {
  return (
    <div role="status" aria-busy="true">
      <span className="sr-only">{label}</span>
      {children}
    </div>
  )
}

/** A grey shape; classes set its size and, if unusual, its corners. */
export function Skeleton({ className }: { className: string }) {
  const corners = className.includes('rounded-') ? '' : 'rounded-small'
  return <div aria-hidden className={cx('animate-breathe bg-edge', corners, className)} />
}

export function SkeletonText({ lines = 2 }: { lines?: number }) {
  return (
    <div className="grid gap-2">
      {upTo(lines).map((line) => (
        <Skeleton key={line} className={cx('h-4', line === lines - 1 ? 'w-2/5' : 'w-4/5')} />
      ))}
    </div>
  )
}

/** 0 to count - 1, to draw as many shapes. */
export function upTo(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index)
}

/** A list item: a square, two lines, a badge. */
export function SkeletonRow() {
  return (
    <div className={cx(cardClass, 'flex items-center gap-3.5 p-4')}>
      <Skeleton className="size-14 flex-none rounded-card" />
      <div className="min-w-0 flex-1">
        <SkeletonText />
      </div>
      <Skeleton className="h-6 w-16 rounded-full" />
    </div>
  )
}

export function SkeletonList({ rows = 3 }: { rows?: number }) {
  return (
    <Loading>
      <div className="grid gap-2.5">
        {upTo(rows).map((row) => (
          <SkeletonRow key={row} />
        ))}
      </div>
    </Loading>
  )
}
