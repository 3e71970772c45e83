import type { ReactNode } from 'react'
import { Card } from '#shared/ui/card.tsx'

interface TitledCardProps {
  title: string
  hint?: string
  action?: ReactNode
  children: ReactNode
}

export function TitledCard({ title, hint, action, children }: TitledCardProps) {
  return (
    <Card className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h2 className="text-18 font-semibold tracking-tight">{title}</h2>
        {action}
      </div>
      {hint && <p className="text-14 text-soft">{hint}</p>}
      {children}
    </Card>
  )
}
