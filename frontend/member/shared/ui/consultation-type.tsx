import { MapPin, Phone, Video } from 'lucide-react'
import type { ConsultationType as Type } from '#contract/consultations.ts'
import { consultationTypeNames } from '#texts/labels.ts'

export const consultationTypeIcons = { 'In-person': MapPin, Video, Phone } satisfies Record<Type, unknown>

export function ConsultationType({ type }: { type: Type }) {
  const Icon = consultationTypeIcons[type]
  return (
    <span className="inline-flex items-center gap-1.5">
      <Icon size={18} aria-hidden />
      {consultationTypeNames[type]}
    </span>
  )
}
