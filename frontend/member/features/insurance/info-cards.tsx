import { useQuery } from '@tanstack/react-query'
import { CalendarClock, FileCheck, type LucideIcon, Phone } from 'lucide-react'
import type { ReactNode } from 'react'
import { ANALYSIS_BUSINESS_DAYS } from '#contract/insurance.ts'
import { telephoneLink } from '#contract/telephone-link.ts'
import { t } from '#locales/insurance.ts'
import { companyQuery } from '#member/shared/lib/session/session.ts'
import { ServiceIcon } from '#member/shared/ui/service-icon.tsx'
import { cardClass } from '#shared/ui/card.tsx'
import { cx } from '#shared/ui/cx.ts'
import { analysisText } from './due-text.ts'

export function InfoCards() {
  const { data: company } = useQuery(companyQuery)
  return (
    <ul aria-label={t('info.title')} className="grid grid-cols-1 gap-2.5 md:grid-cols-3 lg:grid-cols-1">
      <InfoCard icon={FileCheck} title={t('info.formats')}>
        {t('info.formatsText')}
      </InfoCard>
      <InfoCard icon={CalendarClock} title={t('info.analysis')}>
        {analysisText(company?.analysisDays ?? ANALYSIS_BUSINESS_DAYS)}
      </InfoCard>
      <InfoCard icon={Phone} title={t('info.support')}>
        {company ? (
          <>
            {t('info.supportText')}{' '}
            <a
              href={telephoneLink(company.phone)}
              className="inline-flex min-h-11 items-center font-semibold whitespace-nowrap text-brand-deep underline tabular-nums"
            >
              {company.phone}
            </a>
          </>
        ) : (
          t('info.supportUnknown')
        )}
      </InfoCard>
    </ul>
  )
}

function InfoCard({ icon, title, children }: { icon: LucideIcon; title: string; children: ReactNode }) {
  return (
    <li className={cx(cardClass, 'flex items-start gap-3.5 p-4')}>
      <ServiceIcon service="insurance" icon={icon} />
      <div className="min-w-0">
        <h3 className="font-semibold">{title}</h3>
        <div className="text-14 text-soft">{children}</div>
      </div>
    </li>
  )
}
