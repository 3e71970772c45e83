import type { ReactNode } from 'react'

export function LegendItem({ markClass, children }: { markClass: string; children: ReactNode }) {
  return (
    <span className="inline-flex items-center gap-1.5">
      <span className={markClass} />
      {children}
    </span>
  )
}
