import { Link } from '@tanstack/react-router'
import { t } from '#locales/home.ts'
import { memberPaths } from '#member/shared/lib/member-paths.ts'
import { ServiceIcon } from '#member/shared/ui/service-icon.tsx'
import { cardClass } from '#shared/ui/card.tsx'
import { cx } from '#shared/ui/cx.ts'

const shortcuts = [
  { service: 'consultations', to: memberPaths.consultations },
  { service: 'sleep', to: memberPaths.sleep },
  { service: 'membershipCard', to: memberPaths.membershipCard },
  { service: 'anamnesis', to: memberPaths.anamnesis },
  { service: 'insurance', to: memberPaths.insurance },
  { service: 'chat', to: memberPaths.chat },
] as const

export function ServiceGrid() {
  return (
    <ul className="grid grid-cols-[repeat(auto-fit,minmax(max(5.375rem,30%),1fr))] gap-2.5">
      {shortcuts.map(({ service, to }) => (
        <li key={service}>
          <Link
            to={to}
            className={cx(
              cardClass,
              'flex h-full flex-col items-center gap-2 px-1.5 pt-3.5 pb-3 text-14 font-medium transition-[scale] active:scale-98',
            )}
          >
            <ServiceIcon service={service} size="lg" />
            {t(`services.${service}`)}
            {service === 'insurance' && (
              <span className="-mt-1.5 text-center text-12 font-normal text-balance text-soft">
                {t('services.insuranceLine')}
              </span>
            )}
          </Link>
        </li>
      ))}
    </ul>
  )
}
