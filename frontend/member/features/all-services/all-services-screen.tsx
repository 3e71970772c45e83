import { Link, useRouter } from '@tanstack/react-router'
import { ChevronRight } from 'lucide-react'
import { t } from '#locales/all-services.ts'
import { ServiceIcon } from '#member/shared/ui/service-icon.tsx'
import { cardClass, stretchedLinkClass } from '#shared/ui/card.tsx'
import { cx } from '#shared/ui/cx.ts'
import { PageHeader, SectionTitle } from '#shared/ui/page-header.tsx'
import { serviceGroups } from './service-groups.ts'

export function AllServicesScreen() {
  const { routesByPath } = useRouter()
  return (
    <>
      <PageHeader eyebrow={t('eyebrow')} title={t('title')} description={t('description')} />
      {serviceGroups((path) => path in routesByPath).map(({ name, services }) => (
        <section key={name} aria-label={t(`groups.${name}`)}>
          <SectionTitle>{t(`groups.${name}`)}</SectionTitle>
          <ul className="grid gap-2.5 sm:grid-cols-2 lg:grid-cols-3">
            {services.map(({ key, to }) => (
              <li
                key={key}
                className={cx(
                  cardClass,
                  'flex flex-wrap items-center gap-3.5 p-4 transition-[scale] active:scale-98',
                )}
              >
                <ServiceIcon service={key} size="lg" />
                <div className="min-w-44 flex-1">
                  <Link to={to} className={cx(stretchedLinkClass, 'font-semibold')}>
                    {t(`services.${key}.name`)}
                  </Link>
                  <p className="text-14 text-soft">{t(`services.${key}.line`)}</p>
                </div>
                <ChevronRight size={20} aria-hidden className="text-soft large-text:hidden" />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  )
}
