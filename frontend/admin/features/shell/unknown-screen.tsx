import { Link } from '@tanstack/react-router'
import { Compass } from 'lucide-react'
import { EmptyCard } from '#admin/shared/ui/empty-list.tsx'
import { t } from '#locales/admin.ts'
import { buttonClass } from '#shared/ui/button.tsx'
import { PageHeader } from '#shared/ui/page-header.tsx'

export function UnknownScreen() {
  return (
    <>
      <PageHeader title={t('titles.unknown')} />
      <EmptyCard
        icon={Compass}
        title={t('unknown.title')}
        hint={t('unknown.hint')}
        action={
          <Link to="/" className={buttonClass({ variant: 'tint' })}>
            {t('unknown.back')}
          </Link>
        }
      />
    </>
  )
}
