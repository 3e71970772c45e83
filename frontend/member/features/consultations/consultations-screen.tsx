import { type UseInfiniteQueryResult, useInfiniteQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { CalendarPlus } from 'lucide-react'
import { useState } from 'react'
import type { Consultation } from '#contract/consultations.ts'
import { useAddressDialog, useLastKnown } from '#member/shared/lib/dialogs/use-address-dialog.ts'
import { ServiceIcon } from '#member/shared/ui/service-icon.tsx'
import { messageFor } from '#shared/lib/api/errors.ts'
import { Button } from '#shared/ui/button.tsx'
import { Card } from '#shared/ui/card.tsx'
import { ErrorState } from '#shared/ui/feedback/error-state.tsx'
import { SkeletonList } from '#shared/ui/feedback/skeleton.tsx'
import { PageHeader } from '#shared/ui/page-header.tsx'
import { ShowMore } from '#shared/ui/show-more.tsx'
import { ConsultationTabs } from './consultation-tabs.tsx'
import type { ConsultationPages } from './consultations-cache.ts'
import { consultationsQuery } from './consultations-query.ts'
import { consultationsTexts as t } from './consultations-texts.ts'
import { ConsultationDialog } from './form/consultation-dialog.tsx'
import { ScheduleSection } from './form/schedule-section.tsx'
import { type Group, groupOf } from './group-consultations.ts'

const route = getRouteApi('/_app/app/consultations')

export function ConsultationsScreen() {
  const { agendar: schedule, editar: editedId } = route.useSearch()
  const navigate = route.useNavigate()
  const query = useInfiniteQuery(consultationsQuery)
  const [group, setGroup] = useState<Group>('upcoming')
  const consultations = query.data?.pages.flatMap(({ consultations }) => consultations)
  const edited = useLastKnown(consultations, editedId)
  const dialog = useAddressDialog<string>((id, step) => {
    void navigate({
      search: (search) => ({ ...(search.agendar && { agendar: 1 }), ...(id && { editar: id }) }),
      ...step,
      resetScroll: false,
    })
  })

  // In the address, so that the form is open again after a reload or a new sign-in.
  function setOpen(next: boolean) {
    void navigate({ search: next ? { agendar: 1 } : {}, replace: true, resetScroll: false })
  }

  return (
    <>
      <PageHeader
        eyebrow={t('eyebrow')}
        title={t('title')}
        icon={<ServiceIcon service="consultations" size="lg" />}
      />
      <ScheduleSection
        open={schedule === 1}
        onOpenChange={setOpen}
        // A new consultation at an earlier hour of today is already in the past.
        onScheduled={(consultation) => setGroup(groupOf(consultation, Date.now()))}
      />
      <div className="mt-4">
        <ConsultationList
          query={query}
          group={group}
          onGroup={setGroup}
          onEdit={({ id }) => dialog.open(id)}
          onSchedule={() => setOpen(true)}
        />
      </div>
      <ConsultationDialog target={edited} onClose={dialog.close} />
    </>
  )
}

interface ConsultationListProps {
  group: Group
  onGroup: (group: Group) => void
  query: UseInfiniteQueryResult<ConsultationPages>
  onEdit: (consultation: Consultation) => void
  onSchedule: () => void
}

function ConsultationList({ query, group, onGroup, onEdit, onSchedule }: ConsultationListProps) {
  if (query.isPending) return <SkeletonList />
  if (!query.data) {
    return (
      <Card>
        <ErrorState
          message={t('loadFailed')}
          retrying={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      </Card>
    )
  }
  return (
    <ConsultationTabs
      group={group}
      onGroup={onGroup}
      consultations={query.data.pages.flatMap((page) => page.consultations)}
      onEdit={onEdit}
      scheduleAction={
        <Button variant="tint" icon={<CalendarPlus size={20} aria-hidden />} onClick={onSchedule}>
          {t('emptyAction')}
        </Button>
      }
      more={
        query.hasNextPage && (
          <ShowMore
            loading={query.isFetchingNextPage}
            error={query.isFetchNextPageError ? messageFor(query.error) : undefined}
            onMore={() => void query.fetchNextPage()}
          />
        )
      }
    />
  )
}
