import { Phone, Siren } from 'lucide-react'
import { telephoneLink } from '#contract/telephone-link.ts'
import { t } from '#locales/emergency.ts'
import { emergencyServices, listedServices } from '#member/shared/lib/emergency-services.ts'
import { Card } from '#shared/ui/card.tsx'

/** The emergency numbers as links, with the provider's line first if it is known. */
export function EmergencyNumbers({ provider }: { provider?: string | null | undefined }) {
  return (
    <Card className="mt-4 text-left">
      <h2 className="flex items-center gap-2.5 text-18 font-semibold">
        <Siren size={20} aria-hidden className="flex-none text-problem" />
        {t('title')}
      </h2>
      <p className="mt-1 text-14 text-soft">{t('free')}</p>
      <ul className="mt-2 grid grid-cols-[repeat(auto-fit,minmax(min(14rem,100%),1fr))] gap-x-4">
        {provider && <Line name={t('provider')} phone={provider} />}
        {listedServices.map((service) => (
          <Line
            key={service}
            name={t(`names.${service}`)}
            phone={emergencyServices[service]}
            use={t(`uses.${service}`)}
          />
        ))}
      </ul>
    </Card>
  )
}

function Line({ name, phone, use }: { name: string; phone: string; use?: string }) {
  return (
    <li>
      <a
        href={telephoneLink(phone)}
        className="flex min-h-11 items-start gap-3 rounded-control px-1 py-2 hover:bg-sunken"
      >
        <Phone size={18} aria-hidden className="mt-0.5 flex-none text-brand-deep" />
        <span className="min-w-0">
          <span className="block font-semibold">
            {name} <span className="whitespace-nowrap tabular-nums">{phone}</span>
          </span>
          {use && <span className="block text-14 text-soft">{use}</span>}
        </span>
      </a>
    </li>
  )
}
