import { type ReactNode, useEffect, useRef } from 'react'
import { type Consultation, type ConsultationGroup, consultationGroups } from '#contract/consultations.ts'
import { t } from '#locales/consultations.ts'
import { EmptyCard } from '#member/shared/ui/empty-state.tsx'
import type { HistoryResult } from '#member/shared/ui/records/record-history.tsx'
import { Tabs } from '#member/shared/ui/tabs.tsx'
import { groupConsultations } from '../group-consultations.ts'
import { useNow } from '../use-now.ts'
import { FilteredList } from './filtered-list.tsx'
import { TabRows } from './tab-rows.tsx'

interface ConsultationTabsProps {
  group: ConsultationGroup
  onGroup: (group: ConsultationGroup) => void
  query: HistoryResult<Consultation>
  /** Of the query. */
  data: NonNullable<HistoryResult<Consultation>['data']>
  /** The action of an empty list. */
  scheduleAction: ReactNode
}

export function ConsultationTabs({ group, onGroup, query, data, scheduleAction }: ConsultationTabsProps) {
  const { entries, first } = data
  const grouped = groupConsultations(entries, Math.max(useNow(), Date.now()))
  const region = useRef<HTMLDivElement>(null)

  const shown = grouped[group].map(({ id }) => id).join()
  const before = useRef(shown)
  useEffect(() => {
    // The focused row has left the list.
    if (before.current !== shown && document.activeElement === document.body) {
      region.current
        ?.querySelector<HTMLElement>('[role=tab][aria-selected=true]')
        ?.focus({ preventScroll: true })
    }
    before.current = shown
  }, [shown])

  const renderList = (value: ConsultationGroup) =>
    grouped[value].length > 0 || query.hasNextPage ? (
      <TabRows group={value} consultations={grouped[value]} query={query} />
    ) : (
      <EmptyCard service="consultations" action={value === 'upcoming' && scheduleAction}>
        {t(`empty.${value}`)}
      </EmptyCard>
    )

  return (
    <div ref={region}>
      <Tabs
        label={t('tabs.label')}
        value={group}
        onValueChange={onGroup}
        tabs={consultationGroups.map((value) => ({
          value,
          label: t(`tabs.${value}`),
          ...(value === 'upcoming' && { count: grouped.upcoming.length }),
          content:
            value === 'upcoming' ? (
              renderList(value)
            ) : (
              <FilteredList
                group={value}
                // The next page's consultations may belong to any tab.
                loaded={(query.hasNextPage ? entries : grouped[value]).length}
                first={first}
                last={entries[0]?.date}
                unfiltered={renderList(value)}
              />
            ),
        }))}
      />
    </div>
  )
}
