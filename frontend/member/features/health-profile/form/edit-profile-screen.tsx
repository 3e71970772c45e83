import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { t } from '#locales/health-profile.ts'
import { healthSheetQuery } from '#member/shared/lib/health/health-sheet.ts'
import { sessionQuery } from '#member/shared/lib/session/session.ts'
import { NeedsNetwork } from '#member/shared/ui/needs-network.tsx'
import { BackLink } from '#member/shared/ui/records/record-page.tsx'
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
      <BackLink link={{ to: '/app/health-profile' }} name={t('title')} />
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
