import type { ReactNode } from 'react'
import { Card } from '#shared/ui/card.tsx'
import type { Values } from '../form/configuration-values.ts'

/** What each part of the form gets: what is typed, how to change it, and what is wrong by the path of its field. */
export interface PartProps {
  values: Values
  errors: Record<string, string>
  onChange: (change: Partial<Values>) => void
}

export function Part({ title, intro, children }: { title: string; intro?: string; children: ReactNode }) {
  return (
    <Card>
      <h2 className="text-18 font-semibold">{title}</h2>
      {intro && <p className="mt-1 text-14 text-soft">{intro}</p>}
      <div className="mt-4 grid gap-4">{children}</div>
    </Card>
  )
}
