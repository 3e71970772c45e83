import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { adminCompanyQuery } from '#admin/shared/lib/admin-session.ts'
import { BrandMark } from '#shared/ui/brand-mark.tsx'
import { t } from './shell-texts.ts'

export function Brand() {
  const { data: company } = useQuery(adminCompanyQuery)
  return (
    <Link to="/" className="flex min-h-11 min-w-0 items-center rounded-control">
      <BrandMark name={company?.name} logoUrl={company?.logoUrl} line={t('area')} />
    </Link>
  )
}
