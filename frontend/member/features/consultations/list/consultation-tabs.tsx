import { type ReactNode, useEffect, useRef } from 'react'
import { type Consultation, type ConsultationGroup, consultationGroups } from '#contract/consultations.ts'
import { EmptyState } from '#member/shared/ui/empty-state.tsx'
import { RecordMonths } from '#member/shared/ui/records/record-months.tsx'
import { Tabs } from '#member/shared/ui/tabs.tsx'
import { Card } from '#shared/ui/card.tsx'
import { consultationsTexts as t } from '../consultations-texts.ts'
import { groupConsultations } from '../group-consultations.ts'
import { useNow } from '../use-now.ts'
import { ConsultationRow } from './consultation-row.tsx'
import { FilteredList } from './filtered-list.tsx'

interface ConsultationTabsProps {
  group: ConsultationGroup
  onGroup: (group: ConsultationGroup) => void
  consultations: readonly Consultation[]
  /** The date of the oldest consultation overall. */
  first: string | undefined
  /** The action of an empty list. */
  scheduleAction: ReactNode
  /** Content below each list, if there may be more consultations. */
  more: ReactNode
}

export function ConsultationTabs({
  group,
  onGroup,
  consultations,
  first,
  scheduleAction,
  more,
}: ConsultationTabsProps) {
  const grouped = groupConsultations(consultations, Math.max(useNow(), Date.now()))
  const region = useRef<HTMLDivElement>(null)

  const shown = grouped[group].map(({ id }) => id).join()
  const before = useRef(shown)
  useEffect(() => {
    // The focus was on a row that has left the list.
    if (before.current !== shown && document.activeElement === document.body) {
      region.current
        ?.querySelector<HTMLElement>('[role=tab][aria-selected=true]')
        ?.focus({ preventScroll: true })
    }
    before.current = shown
  }, [shown])

  const listOf = (value: ConsultationGroup) =>
    grouped[value].length > 0 || more ? (
      <>
        <RecordMonths
          label={t(`tabs.${value}`)}
          records={grouped[value]}
          dateOf={({ date }) => date}
          row={(consultation) => <ConsultationRow consultation={consultation} />}
        />
        {more}
      </>
    ) : (
      <Card>
        <EmptyState service="consultations" action={value === 'upcoming' && scheduleAction}>
          {t(`empty.${value}`)}
        </EmptyState>
      </Card>
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
              listOf(value)
            ) : (
              <FilteredList
                group={value}
                // The next page's consultations may belong to any tab.
                loaded={(more ? consultations : grouped[value]).length}
                first={first}
                last={consultations[0]?.date}
                unfiltered={listOf(value)}
              />
            ),
        }))}
      />
    </div>
  )
}
