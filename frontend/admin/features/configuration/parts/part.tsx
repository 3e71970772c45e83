import type { ReactNode } from 'react'
import { Card } from '#shared/ui/card.tsx'
import type { Values } from '../form/configuration-values.ts'

/** Props of every part of the form. `errors` maps a field's path (`cardTexts.about`) to its message. */
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
