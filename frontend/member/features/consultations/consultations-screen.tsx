import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { CalendarPlus } from 'lucide-react'
import { sessionQuery } from '../../../shared/lib/session.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { ErrorState } from '../../../shared/ui/error-state.tsx'
import { PageHeader } from '../../../shared/ui/page-header.tsx'
import { ServiceIcon } from '../../../shared/ui/service-icon.tsx'
import { SkeletonList } from '../../../shared/ui/skeleton.tsx'
import { ConsultationTabs } from './consultation-tabs.tsx'
import { consultationsQuery } from './consultations-query.ts'
import { consultationsTexts as t } from './consultations-texts.ts'
import { ScheduleSection } from './schedule-section.tsx'

const route = getRouteApi('/_app/app/consultations')

export function ConsultationsScreen() {
  const open = route.useSearch().agendar === 1
  const navigate = route.useNavigate()
  const memberId = useQuery(sessionQuery).data?.id

  // In the address, so that it is open again after a reload or a new sign-in.
  function setOpen(next: boolean) {
    void navigate({ search: next ? { agendar: 1 } : {}, replace: true, resetScroll: false })
  }

  if (!memberId) return null
  return (
    <>
      <PageHeader
        eyebrow={t('eyebrow')}
        title={t('title')}
        icon={<ServiceIcon service="agenda" size="lg" />}
      />
      <ScheduleSection memberId={memberId} open={open} onOpenChange={setOpen} />
      <div className="mt-4">
        <ConsultationList memberId={memberId} onSchedule={() => setOpen(true)} />
      </div>
    </>
  )
}

function ConsultationList({ memberId, onSchedule }: { memberId: string; onSchedule: () => void }) {
  const query = useInfiniteQuery(consultationsQuery)
  if (query.isPending) return <SkeletonList />
  if (!query.data) {
    return (
      <ErrorState
        message={t('loadFailed')}
        retrying={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    )
  }
  return (
    <ConsultationTabs
      visits={query.data.pages.flatMap((page) => page.consultations)}
      memberId={memberId}
      scheduleAction={
        <Button variant="tint" icon={<CalendarPlus size={20} aria-hidden />} onClick={onSchedule}>
          {t('emptyAction')}
        </Button>
      }
      more={
        query.hasNextPage && (
          <Button
            variant="quiet"
            wide
            className="mt-3"
            busy={query.isFetchingNextPage}
            busyLabel={t('moreLoading')}
            onClick={() => void query.fetchNextPage()}
          >
            {t('more')}
          </Button>
        )
      }
    />
  )
}
