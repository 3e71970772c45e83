import { useInfiniteQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { CalendarPlus } from 'lucide-react'
import { Suspense, useEffect, useRef, useState } from 'react'
import type { Consultation, ConsultationGroup } from '#contract/consultations.ts'
import { groupOf } from '#domain/consultation-rules.ts'
import { t } from '#locales/consultations.ts'
import { openedRow, setOpenedRecord } from '#member/shared/lib/records/opened-record.ts'
import { useWaiting } from '#member/shared/lib/waiting/waiting.ts'
import type { HistoryResult } from '#member/shared/ui/records/record-history.tsx'
import { ServiceIcon } from '#member/shared/ui/service-icon.tsx'
import { Button } from '#shared/ui/button.tsx'
import { ErrorCard } from '#shared/ui/feedback/error-state.tsx'
import { SkeletonList } from '#shared/ui/feedback/skeleton.tsx'
import { PageHeader } from '#shared/ui/page-header.tsx'
import { ClinicNotice } from './clinic-notice.tsx'
import { groupIn, tabSearch } from './consultations-parameters.ts'
import { consultationsQuery } from './consultations-query.ts'
import { WaitingNotes } from './form/lazy-forms.ts'
import { ScheduleSection } from './form/schedule-section.tsx'
import { ConsultationTabs } from './list/consultation-tabs.tsx'

const route = getRouteApi('/_app/app/consultations/')

export function ConsultationsScreen() {
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const query = useInfiniteQuery(consultationsQuery)
  const waiting = useWaiting('notes')
  const [scheduledId, setScheduledId] = useState<string>()
  const [noted, setNoted] = useState<Consultation>()
  const schedule = useRef<HTMLButtonElement>(null)

  // Kept in the URL, so that the form is open again after a reload or a new sign-in.
  function setOpen(open: boolean) {
    void navigate({
      search: ({ agendar: _open, aba: _tab, ...filters }) => ({
        ...(open && { agendar: 1 as const }),
        ...tabSearch(groupIn(search)),
        ...filters,
      }),
      state: true,
      replace: true,
      resetScroll: false,
    })
  }

  /** Shows a tab without search and filters. */
  function setGroup(group: ConsultationGroup, isFormOpen = search.agendar === 1) {
    void navigate({
      search: { ...(isFormOpen && { agendar: 1 as const }), ...tabSearch(group) },
      replace: true,
      resetScroll: false,
    })
  }

  // The focused form has closed. The row appears with the tab's list, in a later render.
  useEffect(() => {
    if (!scheduledId) return
    const link = openedRow()?.querySelector('a')
    if (!link && query.isFetching) return
    link?.focus()
    setScheduledId(undefined)
  })

  return (
    <>
      <PageHeader title={t('title')} icon={<ServiceIcon service="consultations" size="lg" />} />
      <ScheduleSection
        trigger={schedule}
        open={search.agendar === 1}
        onOpenChange={setOpen}
        onScheduled={(consultation) => {
          // A new consultation earlier today is already in the past. Drop the filters, which may hide it.
          setGroup(groupOf(consultation, Date.now()), false)
          setOpenedRecord(consultation.id)
          setScheduledId(consultation.id)
          setNoted(consultation)
        }}
      />
      {noted && search.agendar !== 1 && (
        <div className="mt-4">
          <ClinicNotice about="consultation" phone={noted.phone} role="status" />
        </div>
      )}
      <div className="mt-4">
        {waiting.length > 0 && (
          <Suspense>
            <WaitingNotes
              entries={waiting}
              onEdit={({ order, body: { consultation } }) =>
                void navigate({
                  to: '/app/consultations/$consultationId',
                  params: { consultationId: consultation.id },
                  search: { espera: order },
                })
              }
            />
          </Suspense>
        )}
        <ConsultationList
          query={query}
          group={groupIn(search)}
          onGroup={setGroup}
          onSchedule={
            search.agendar === 1
              ? undefined
              : () => {
                  setOpen(true)
                  schedule.current?.focus()
                }
          }
        />
      </div>
    </>
  )
}

interface ConsultationListProps {
  group: ConsultationGroup
  onGroup: (group: ConsultationGroup) => void
  query: HistoryResult<Consultation>
  /** Opens the form; `undefined` while it is open. */
  onSchedule: (() => void) | undefined
}

function ConsultationList({ query, group, onGroup, onSchedule }: ConsultationListProps) {
  if (query.isPending) return <SkeletonList />
  if (!query.data) return <ErrorCard message={t('loadFailed')} query={query} />
  return (
    <ConsultationTabs
      group={group}
      onGroup={onGroup}
      query={query}
      data={query.data}
      scheduleAction={
        onSchedule && (
          <Button variant="tint" icon={<CalendarPlus size={20} aria-hidden />} onClick={onSchedule}>
            {t('form.submit')}
          </Button>
        )
      }
    />
  )
}
