import { MapPin, Phone, Video } from 'lucide-react'
import type { ConsultationType as Type } from '#contract/consultations.ts'
import { healthTexts } from '../lib/format/health-words.ts'

export const consultationTypeIcons = { 'In-person': MapPin, Video, Phone } satisfies Record<Type, unknown>

export function consultationTypeWord(type: Type): string {
  return healthTexts(`consultationType.${type}`)
}

/** How the visit takes place, as a picture and a word. */
export function ConsultationType({ type, size = 18 }: { type: Type; size?: number }) {
  const Icon = consultationTypeIcons[type]
  return (
    <span className="inline-flex items-center gap-1.5">
      <Icon size={size} aria-hidden />
      {consultationTypeWord(type)}
    </span>
  )
}
