import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import type { Exercise } from '#contract/exercise.ts'
import { t } from '#locales/exercise.ts'
import { useRecordDialog } from '#member/shared/lib/dialogs/use-url-dialog.ts'
import { usePeriod } from '#member/shared/lib/periods/use-period.ts'
import { useColumns } from '#member/shared/lib/use-wide-screen.ts'
import { hueStyle } from '#member/shared/ui/hue-style.ts'
import { ServiceIcon } from '#member/shared/ui/service-icon.tsx'
import { services } from '#member/shared/ui/services.ts'
import { Button } from '#shared/ui/button.tsx'
import { SkeletonList } from '#shared/ui/feedback/skeleton.tsx'
import { PageHeader } from '#shared/ui/page-header.tsx'
import { PeriodCard } from './chart/period-card.tsx'
import { ExerciseList } from './exercise-list.tsx'
import { exercisePeriodQuery, exerciseWeekQuery } from './exercise-queries.ts'
import { ExerciseDialog } from './form/exercise-dialog.tsx'

export function ExerciseScreen() {
  const dialog = useRecordDialog<Exercise>()
  // Below the period, the list waits for it, so that it does not move.
  const isBelow = !useColumns()
  const isPeriodPending = useIsPeriodPending()
  return (
    <div className="hue" style={hueStyle(services.exercise.hue)}>
      <PageHeader
        title={t('title')}
        icon={<ServiceIcon service="exercise" size="lg" />}
        action={
          <Button icon={<Plus size={22} aria-hidden />} onClick={dialog.add}>
            {t('add')}
          </Button>
        }
      />
      <div className="grid grid-cols-1 items-start gap-x-8 gap-y-5 lg:grid-cols-2">
        <div className="min-w-0">
          <PeriodCard />
        </div>
        {isBelow && isPeriodPending ? (
          <SkeletonList />
        ) : (
          <ExerciseList onAdd={dialog.add} onEditWaiting={dialog.editWaiting} />
        )}
      </div>
      <ExerciseDialog target={dialog.target} onClose={dialog.close} />
    </div>
  )
}

/** Whether no period has loaded yet. A period chosen later replaces the previous one once it has loaded. */
function useIsPeriodPending(): boolean {
  const { kind = 'week', day } = usePeriod()
  const isWeek = kind === 'week'
  const week = useQuery({ ...exerciseWeekQuery(day), enabled: isWeek })
  const longer = useQuery({ ...exercisePeriodQuery(isWeek ? 'month' : kind, day), enabled: !isWeek })
  return week.isPending && longer.isPending
}
