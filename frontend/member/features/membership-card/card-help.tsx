import { CalendarCheck, Headset, type LucideIcon, Pill } from 'lucide-react'
import type { CardTexts } from '#contract/company.ts'
import { hueStyle } from '#member/shared/ui/hue-style.ts'
import { services } from '#member/shared/ui/services.ts'
import { Card, cardClass } from '#shared/ui/card.tsx'
import { cx } from '#shared/ui/cx.ts'
import { SectionTitle } from '#shared/ui/page-header.tsx'
import { cardTexts as t } from './membership-card-texts.ts'

const benefits = [
  {
    key: 'consultations',
    icon: CalendarCheck,
    text: 'consultationsText',
    own: 'benefit1',
    ownText: 'benefit1Text',
  },
  { key: 'pharmacies', icon: Pill, text: 'pharmaciesText', own: 'benefit2', ownText: 'benefit2Text' },
  { key: 'service', icon: Headset, text: 'serviceText', own: 'benefit3', ownText: 'benefit3Text' },
] as const

const steps = [
  { key: 'show', own: 'step1' },
  { key: 'number', own: 'step2' },
  { key: 'document', own: 'step3' },
] as const

/** The provider's own words, and the app's where it has none. */
export function CardHelp({ texts }: { texts: CardTexts | undefined }) {
  return (
    <div>
      <SectionTitle>{t('benefits.title')}</SectionTitle>
      <ul className="grid gap-2.5">
        {benefits.map(({ key, icon, text, own, ownText }) => (
          <Benefit
            key={key}
            icon={icon}
            title={texts?.[own] ?? t(`benefits.${key}`)}
            text={texts?.[ownText] ?? t(`benefits.${text}`)}
          />
        ))}
      </ul>
      <SectionTitle>{t('usage.title')}</SectionTitle>
      <Card>
        <ol className="grid gap-3.5">
          {steps.map(({ key, own }, index) => (
            <li key={key} className="flex gap-3">
              <span
                aria-hidden
                className="grid size-7 flex-none place-items-center rounded-full bg-brand-tint text-14 font-bold text-brand-deep"
              >
                {index + 1}
              </span>
              <span className="pt-0.5">{texts?.[own] ?? t(`usage.${key}`)}</span>
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
        style={hueStyle(services.carteirinha.hue)}
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
