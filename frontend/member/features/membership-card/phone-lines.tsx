import { Phone, Siren } from 'lucide-react'
import { Card } from '../../../shared/ui/card.tsx'
import { cardTexts as t } from './membership-card-texts.ts'

/** To be called from here: what stands on the card's back is for reading. */
export function PhoneLines({ phone }: { phone: string }) {
  const lines = [
    { label: t('service'), icon: Phone },
    { label: t('emergency'), icon: Siren },
  ]
  return (
    <Card className="mt-4 grid gap-1">
      {lines.map(({ label, icon: Icon }) => (
        <a
          key={label}
          href={`tel:${phone.replace(/\D/g, '')}`}
          className="flex min-h-11 items-center gap-3 rounded-control"
        >
          <Icon size={20} aria-hidden className="text-brand-deep" />
          <span>
            <span className="block text-14">{label}</span>
            <span className="block font-semibold tabular-nums">{phone}</span>
          </span>
        </a>
      ))}
    </Card>
  )
}
