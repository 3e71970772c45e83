import { CalendarCheck, Headset, type LucideIcon, Pill } from 'lucide-react'
import type { CardTexts } from '#contract/company.ts'
import { t } from '#locales/membership-card.ts'
import { hueStyle } from '#member/shared/ui/hue-style.ts'
import { services } from '#member/shared/ui/services.ts'
import { Card, cardClass } from '#shared/ui/card.tsx'
import { cx } from '#shared/ui/cx.ts'
import { SectionTitle } from '#shared/ui/page-header.tsx'

const benefits = [
  {
    key: 'consultations',
    icon: CalendarCheck,
    text: 'consultationsText',
    companyTitle: 'benefit1',
    companyText: 'benefit1Text',
  },
  {
    key: 'pharmacies',
    icon: Pill,
    text: 'pharmaciesText',
    companyTitle: 'benefit2',
    companyText: 'benefit2Text',
  },
  {
    key: 'service',
    icon: Headset,
    text: 'serviceText',
    companyTitle: 'benefit3',
    companyText: 'benefit3Text',
  },
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
        {benefits.map(({ key, icon, text, companyTitle, companyText }) => (
          <Benefit
            key={key}
            icon={icon}
            title={texts?.[companyTitle] ?? t(`benefits.${key}`)}
            text={texts?.[companyText] ?? t(`benefits.${text}`)}
          />
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

function Benefit({ icon: Icon, title, text }: { icon: LucideIcon; title: string; text: string }) {
  return (
    <li className={cx(cardClass, 'flex items-center gap-3.5 p-4')}>
      <span
        style={hueStyle(services.membershipCard.hue)}
        className="hue grid size-11 flex-none place-items-center rounded-[0.875rem] bg-hue-tint text-hue-ink"
      >
        <Icon size={22} aria-hidden />
      </span>
      <div className="min-w-0">
        <h3 className="font-semibold">{title}</h3>
        <p className="text-14 text-soft">{text}</p>
      </div>
    </li>
  )
}
