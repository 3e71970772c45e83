import { CalendarCheck, Headset, Pill } from 'lucide-react'
import type { CardTexts } from '#contract/company.ts'
import { t } from '#locales/membership-card.ts'
import { ServiceIcon } from '#member/shared/ui/service-icon.tsx'
import { Card, cardClass } from '#shared/ui/card.tsx'
import { cx } from '#shared/ui/cx.ts'
import { SectionTitle } from '#shared/ui/page-header.tsx'

const benefits = [
  { key: 'consultations', icon: CalendarCheck, company: 'benefit1' },
  { key: 'pharmacies', icon: Pill, company: 'benefit2' },
  { key: 'service', icon: Headset, company: 'benefit3' },
] as const

const steps = [
  { key: 'show', companyText: 'step1' },
  { key: 'number', companyText: 'step2' },
  { key: 'document', companyText: 'step3' },
] as const

/** The company's own texts; the app's defaults if it has none. */
export function CardHelp({ texts }: { texts: CardTexts | undefined }) {
  return (
    <div>
      <SectionTitle>{t('benefits.title')}</SectionTitle>
      <ul className="grid gap-2.5">
        {benefits.map(({ key, icon, company }) => (
          <li key={key} className={cx(cardClass, 'flex items-center gap-3.5 p-4')}>
            <ServiceIcon service="membershipCard" icon={icon} />
            <div className="min-w-0">
              <h3 className="font-semibold">{texts?.[company] ?? t(`benefits.${key}`)}</h3>
              <p className="text-14 text-soft">{texts?.[`${company}Text`] ?? t(`benefits.${key}Text`)}</p>
            </div>
          </li>
        ))}
      </ul>
      <SectionTitle>{t('usage.title')}</SectionTitle>
      <Card>
        <ol className="grid gap-3.5">
          {steps.map(({ key, companyText }, index) => (
            <li key={key} className="flex gap-3">
              <span
                aria-hidden
                className="grid size-7 flex-none place-items-center rounded-full bg-brand-tint text-14 font-bold text-brand-deep"
              >
                {index + 1}
              </span>
              <span className="pt-0.5">{texts?.[companyText] ?? t(`usage.${key}`)}</span>
            </li>
          ))}
        </ol>
      </Card>
      <SectionTitle>{t('about.title')}</SectionTitle>
      <p className="whitespace-pre-line text-soft">{texts?.about ?? t('about.text')}</p>
    </div>
  )
}
