import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { adminCompanyQuery } from '#admin/shared/lib/admin-session.ts'
import { isLongName } from '#contract/brand.ts'
import { pageBrand } from '#shared/lib/theme/brand.ts'
import { BrandMark } from '#shared/ui/brand-mark.tsx'
import { t } from './shell-texts.ts'

interface BrandProps {
  /** A header has room for two lines. */
  inHeader?: boolean
}

export function Brand({ inHeader = false }: BrandProps) {
  const { data: company = pageBrand() } = useQuery(adminCompanyQuery)
  const { name, logoUrl } = company
  const hasRoom = !inHeader || logoUrl !== null || !isLongName(name)
  return (
    <Link to="/" className="flex min-h-11 min-w-0 items-center rounded-control">
      <BrandMark name={name} logoUrl={logoUrl} line={hasRoom ? t('area') : undefined} />
    </Link>
  )
}
