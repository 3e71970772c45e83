import type { ReactNode } from 'react'
import { Card } from '#shared/ui/card.tsx'
import { hueStyle } from './hue-style.ts'
import { type ServiceKey, services } from './services.ts'

export interface EmptyStateProps {
  service: ServiceKey
  /** One or two short sentences. */
  children: ReactNode
  /** A button or link to the next step. */
  action?: ReactNode
}

export function EmptyState({ service, children, action }: EmptyStateProps) {
  return (
    <div className="flex flex-col items-center gap-4 px-4 py-8 text-center">
      <EmptyPicture service={service} />
      <p className="max-w-80 text-balance text-soft">{children}</p>
      {action}
    </div>
  )
}

export function EmptyCard(props: EmptyStateProps) {
  return (
    <Card>
      <EmptyState {...props} />
    </Card>
  )
}

function EmptyPicture({ service }: { service: ServiceKey }) {
  const { icon: Icon, hue } = services[service]
  return (
    <div
      style={hueStyle(hue)}
      className="hue relative grid h-32 w-44 place-items-center text-hue-ink"
      aria-hidden
    >
      <svg aria-hidden viewBox="0 0 176 128" className="absolute inset-0 size-full" fill="none">
        <path
          d="M88 8c34-6 70 12 76 46 6 36-22 66-66 68-44 3-84-14-88-50C6 38 50 14 88 8Z"
          className="fill-hue-tint"
        />
        <path d="M16 112h144" className="stroke-hue-soft" strokeWidth="2" strokeLinecap="round" />
        <circle cx="26" cy="30" r="5" className="fill-hue-soft" />
        <circle cx="154" cy="92" r="7" className="stroke-hue-soft" strokeWidth="2" />
        <path d="M142 18v12M136 24h12" className="stroke-hue-soft" strokeWidth="2" strokeLinecap="round" />
        <rect x="54" y="30" width="68" height="68" rx="20" className="fill-surface" />
      </svg>
      <Icon size={34} className="relative" />
    </div>
  )
}
