import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { ChevronLeft } from 'lucide-react'
import { useState } from 'react'
import { t } from '#locales/health-profile.ts'
import { healthSheetQuery } from '#member/shared/lib/health/health-sheet.ts'
import { sessionQuery } from '#member/shared/lib/session/session.ts'
import { NeedsNetwork } from '#member/shared/ui/needs-network.tsx'
import { Card } from '#shared/ui/card.tsx'
import { ErrorState } from '#shared/ui/feedback/error-state.tsx'
import { Loading, SkeletonText } from '#shared/ui/feedback/skeleton.tsx'
import { PageHeader } from '#shared/ui/page-header.tsx'
import { ProfileForm } from './profile-form.tsx'

export function EditProfileScreen() {
  const { data: user } = useQuery(sessionQuery)
  const query = useQuery({ ...healthSheetQuery(user?.id ?? ''), enabled: Boolean(user) })
  const { data, isError } = query
  const navigate = useNavigate()
  const [discards, setDiscards] = useState(0)
  const leave = () => void navigate({ to: '/app/health-profile', replace: true })
  return (
    <>
      <Link
        to="/app/health-profile"
        className="-ml-2 inline-flex min-h-11 items-center gap-1 rounded-control px-2 font-medium text-brand-deep"
      >
        <ChevronLeft size={20} aria-hidden />
        {t('title')}
      </Link>
      <PageHeader title={t('edit')} />
      <NeedsNetwork act="save" />
      {user && data && (
        <ProfileForm
          key={discards}
          memberId={user.id}
          profile={data.profile}
          onDone={leave}
          onDiscard={() => setDiscards(discards + 1)}
        />
      )}
      {!data && (
        <Card>
          {isError ? (
            <ErrorState message={t('failed')} query={query} />
          ) : (
            <Loading label={t('loading')}>
              <SkeletonText lines={8} />
            </Loading>
          )}
        </Card>
      )}
    </>
  )
}
