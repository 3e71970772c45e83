import { Phone, Siren } from 'lucide-react'
import { telephoneLink } from '#member/shared/lib/telephone-link.ts'
import { Card } from '#shared/ui/card.tsx'
import { cardTexts as t } from './membership-card-texts.ts'

/** The phone numbers as links, larger than those on the card's back. */
export function PhoneLines({ phone, emergency }: { phone: string; emergency: string | undefined }) {
  const lines = [
    { label: t('service'), icon: Phone, number: phone },
    { label: t('emergency'), icon: Siren, number: emergency ?? phone },
  ]
  return (
    <Card className="mt-4 grid gap-1">
      {lines.map(({ label, icon: Icon, number }) => (
        <a
          key={label}
          href={telephoneLink(number)}
          className="flex min-h-11 items-center gap-3 rounded-control"
        >
          <Icon size={20} aria-hidden className="text-brand-deep" />
          <span>
            <span className="block text-14">{label}</span>
            <span className="block font-semibold tabular-nums">{number}</span>
          </span>
        </a>
      ))}
    </Card>
  )
}
