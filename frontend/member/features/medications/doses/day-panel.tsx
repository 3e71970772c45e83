import { type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Medication } from '#contract/medications.ts'
import { addDays } from '#domain/time-zone.ts'
import { t } from '#locales/medications.ts'
import { noonOf } from '#member/shared/lib/format/wall-clock.ts'
import { EmptyCard } from '#member/shared/ui/empty-state.tsx'
import { fromToday, fullDay, isoDay } from '#shared/lib/format/format.ts'
import { useOnline } from '#shared/lib/use-online.ts'
import { Button } from '#shared/ui/button.tsx'
import { ErrorCard } from '#shared/ui/feedback/error-state.tsx'
import { SkeletonList } from '#shared/ui/feedback/skeleton.tsx'
import { IconButton } from '#shared/ui/icon-button.tsx'
import { groupOf } from '../medication-format.ts'
import { dayQuery, medicationsQuery } from '../medications-query.ts'
import { OldData } from '../old-data.tsx'
import { AsNeeded } from './as-needed.tsx'
import { DayProgress } from './day-progress.tsx'
import { DoseList } from './dose-list.tsx'
import type { ShownDose } from './dose-waits.ts'
import { useDayDoses } from './use-day-doses.ts'
import { WaitingDoses } from './waiting-doses.tsx'

interface DayPanelProps {
  /** `YYYY-MM-DD` */
  day: string
  onDay: (day: string) => void
  medications: readonly Medication[]
  addAction: ReactNode
}

export function DayPanel({ day, onDay, medications, addAction }: DayPanelProps) {
  const today = isoDay(Date.now())
  const { query, doses, otherWaiting } = useDayDoses(day)
  const asNeeded = medications.filter(
    (medication) => medication.kind === 'as_needed' && groupOf(medication) === 'active',
  )
  return (
    <>
      <DayNavigation day={day} onDay={onDay} />
      {!query.isPending && <WaitingDoses entries={otherWaiting} />}
      <Doses
        day={day}
        today={today}
        query={query}
        doses={doses}
        hasMedications={medications.length > 0}
        addAction={addAction}
      />
      {day === today && <AsNeeded medications={asNeeded} />}
    </>
  )
}

function DayNavigation({ day, onDay }: Pick<DayPanelProps, 'day' | 'onDay'>) {
  const noon = noonOf(day)
  const today = isoDay(Date.now())
  const client = useQueryClient()
  const online = useOnline()
  const canShow = (other: string) => online || client.getQueryData(dayQuery(other).queryKey) !== undefined
  return (
    <div className="mb-3 flex items-start justify-between gap-2">
      <IconButton
        label={t('day.previous')}
        icon={<ChevronLeft aria-hidden />}
        disabled={!canShow(addDays(day, -1))}
        onClick={() => onDay(addDays(day, -1))}
      />
      <div className="min-w-0 text-center">
        <h2 aria-live="polite">
          <span className="block text-18 font-semibold tracking-tight first-letter:uppercase">
            {fromToday(noon, noonOf(today), 'UTC')}
          </span>
          <span className="block text-14 font-normal text-soft">{fullDay(noon, 'UTC')}</span>
        </h2>
        {day !== today && (
          <Button variant="ghost" size="sm" disabled={!canShow(today)} onClick={() => onDay(today)}>
            {t('day.backToToday')}
          </Button>
        )}
      </div>
      <IconButton
        label={t('day.next')}
        icon={<ChevronRight aria-hidden />}
        disabled={!canShow(addDays(day, 1))}
        onClick={() => onDay(addDays(day, 1))}
      />
    </div>
  )
}

interface DosesProps {
  day: string
  today: string
  query: UseQueryResult<unknown>
  doses: readonly ShownDose[] | undefined
  hasMedications: boolean
  addAction: ReactNode
}

function Doses({ day, today, query, doses, hasMedications, addAction }: DosesProps) {
  // The screen itself already says so.
  const isListOld = useQuery(medicationsQuery).isRefetchError
  if (query.isPending) return <SkeletonList rows={4} />
  if (!doses) return <ErrorCard message={t('day.failed')} query={query} />
  if (doses.length === 0) {
    return (
      <EmptyCard service="medications" action={!hasMedications && addAction}>
        {t(hasMedications ? (day === today ? 'day.noneToday' : 'day.none') : 'list.empty')}
      </EmptyCard>
    )
  }
  return (
    <>
      {!isListOld && <OldData query={query} />}
      {day <= today && <DayProgress doses={doses} isToday={day === today} />}
      <DoseList day={day} doses={doses} />
    </>
  )
}
