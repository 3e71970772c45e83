import { Tabs as Ark } from '@ark-ui/react/tabs'
import type { ReactNode } from 'react'
import { cx } from '#shared/ui/cx.ts'
import { CountBadge } from '#shared/ui/feedback/badge.tsx'
import { segmentClass, segmentsClass, selectedSegmentClass } from '#shared/ui/segments.tsx'

export interface Tab<Value extends string> {
  value: Value
  label: string
  /** Shown if positive. */
  count?: number | undefined
  content: ReactNode
}

export interface TabsProps<Value extends string> {
  /** The accessible name of the tab list. */
  label: string
  value: Value
  onValueChange: (value: Value) => void
  tabs: readonly Tab<Value>[]
}

export function Tabs<Value extends string>({ label, value, onValueChange, tabs }: TabsProps<Value>) {
  function change(next: string) {
    const tab = tabs.find((candidate) => candidate.value === next)
    if (tab) onValueChange(tab.value)
  }
  return (
    <Ark.Root value={value} onValueChange={(details) => change(details.value)} lazyMount>
      <Ark.List aria-label={label} className={segmentsClass}>
        {tabs.map((tab) => (
          <Ark.Trigger key={tab.value} value={tab.value} className={cx(segmentClass, selectedSegmentClass)}>
            {tab.label}
            {tab.count !== undefined && tab.count > 0 && <CountBadge count={tab.count} />}
          </Ark.Trigger>
        ))}
      </Ark.List>
      {tabs.map((tab) => (
        <Ark.Content
          key={tab.value}
          value={tab.value}
          className="mt-4 rounded-card data-[state=open]:animate-enter"
        >
          {tab.content}
        </Ark.Content>
      ))}
    </Ark.Root>
  )
}
