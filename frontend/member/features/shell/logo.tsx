import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { t } from '#locales/navigation.ts'
import { memberPaths } from '#member/shared/lib/member-paths.ts'
import { companyQuery, sessionQuery } from '#member/shared/lib/session/session.ts'
import { pageBrand } from '#shared/lib/theme/brand.ts'
import { BrandMark } from '#shared/ui/brand-mark.tsx'

export function Logo() {
  const { data: user } = useQuery(sessionQuery)
  // During a sign-out there is no user, and the request would fail.
  const { data: company } = useQuery({ ...companyQuery, enabled: Boolean(user) })
  const name = company?.name ?? pageBrand().name
  return (
    <Link
      to={memberPaths.home}
      aria-label={t('logoHome', { name })}
      className="inline-flex min-h-11 min-w-0 items-center rounded-control px-2 large-text:*:text-[5vw]"
    >
      <BrandMark name={name} logoUrl={company?.logoUrl} />
    </Link>
  )
}
