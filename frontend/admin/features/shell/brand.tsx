import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { adminCompanyQuery } from '#admin/shared/lib/admin-session.ts'
import { shellTexts } from '#shared/lib/app/shell-texts.ts'
import { CompanyLogo } from '#shared/ui/company-logo.tsx'
import { t } from './shell-texts.ts'

export function Brand() {
  const { data: company } = useQuery(adminCompanyQuery)
  return (
    <Link to="/" className="flex min-h-11 items-center rounded-control">
      <CompanyLogo
        name={company?.name ?? shellTexts('product')}
        line={t('area')}
        logoUrl={company?.logoUrl}
      />
    </Link>
  )
}
