import { Phone } from 'lucide-react'
import { telephoneLink } from '#contract/telephone-link.ts'
import { Card } from '#shared/ui/card.tsx'
import { cardTexts as t } from './membership-card-texts.ts'

/** The provider's customer service as a link, larger than on the card's back. */
export function ServicePhone({ phone }: { phone: string }) {
  return (
    <Card className="mt-4">
      <a href={telephoneLink(phone)} className="flex min-h-11 items-center gap-3 rounded-control">
        <Phone size={20} aria-hidden className="text-brand-deep" />
        <span>
          <span className="block text-14">{t('service')}</span>
          <span className="block font-semibold tabular-nums">{phone}</span>
        </span>
      </a>
    </Card>
  )
}
