import { type ReactNode, useEffect, useRef } from 'react'
import type { Consultation } from '#contract/consultations.ts'
import { EmptyState } from '#member/shared/ui/empty-state.tsx'
import { Tabs } from '#member/shared/ui/tabs.tsx'
import { Card } from '#shared/ui/card.tsx'
import { ConsultationCard } from './consultation-card.tsx'
import { consultationsTexts as t } from './consultations-texts.ts'
import { type Group, groupConsultations, groups } from './group-consultations.ts'
import { useNow } from './use-now.ts'

interface ConsultationTabsProps {
  group: Group
  onGroup: (group: Group) => void
  consultations: readonly Consultation[]
  onEdit: (consultation: Consultation) => void
  /** The action of an empty list. */
  scheduleAction: ReactNode
  /** Content under each list. */
  more: ReactNode
}

export function ConsultationTabs({
  group,
  onGroup,
  consultations,
  onEdit,
  scheduleAction,
  more,
}: ConsultationTabsProps) {
  const grouped = groupConsultations(consultations, Math.max(useNow(), Date.now()))
  const region = useRef<HTMLDivElement>(null)

  const shown = grouped[group].map(({ id }) => id).join()
  const before = useRef(shown)
  useEffect(() => {
    // The focus was on a card that has left the list.
    if (before.current !== shown && document.activeElement === document.body) {
      region.current
        ?.querySelector<HTMLElement>('[role=tab][aria-selected=true]')
        ?.focus({ preventScroll: true })
    }
    before.current = shown
  }, [shown])

  return (
    <div ref={region}>
      <Tabs
        label={t('tabs.label')}
        value={group}
        onValueChange={onGroup}
        tabs={groups.map((value) => ({
          value,
          label: t(`tabs.${value}`),
          ...(value === 'upcoming' && { count: grouped.upcoming.length }),
          content: (
            <>
              {grouped[value].length === 0 ? (
                <Card>
                  <EmptyState service="consultations" action={value === 'upcoming' && scheduleAction}>
                    {t(`empty.${value}`)}
                  </EmptyState>
                </Card>
              ) : (
                <ul className="grid gap-2.5 lg:grid-cols-2 lg:gap-4">
                  {grouped[value].map((consultation) => (
                    <li key={consultation.id} className="*:h-full">
                      <ConsultationCard consultation={consultation} onEdit={() => onEdit(consultation)} />
                    </li>
                  ))}
                </ul>
              )}
              {more}
            </>
          ),
        }))}
      />
    </div>
  )
}
