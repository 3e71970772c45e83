import { linkOptions } from '@tanstack/react-router'
import type { Exercise } from '#contract/exercise.ts'
import { useWaitingChanges } from '#member/shared/lib/waiting/waiting.ts'
import { DateBadge } from '#member/shared/ui/date-badge.tsx'
import { RecordRow } from '#member/shared/ui/records/record-row.tsx'
import { WaitingMark } from '#member/shared/ui/waiting/waiting-mark.tsx'
import { dayAndMonth, duration } from '#shared/lib/format/format.ts'
import { exerciseKindNames } from '#texts/labels.ts'
import { exerciseWhen } from './exercise-when.ts'
import { IntensityLabel } from './intensity-label.tsx'
import { kindIcon } from './kind-icon.ts'

export function ExerciseRow({ exercise }: { exercise: Exercise }) {
  const { record, change } = useWaitingChanges('exercise', exercise)
  const { id, kind, startedAt, minutes, intensity, notes } = record
  const when = exerciseWhen(startedAt)
  const Icon = kindIcon[kind]
  return (
    <RecordRow
      id={id}
      link={linkOptions({ to: '/app/exercise/$exerciseId', params: { exerciseId: id } })}
      leading={<DateBadge {...dayAndMonth(startedAt)} dateTime={startedAt} />}
      name={exerciseKindNames[kind]}
      title={
        <>
          <Icon size={18} aria-hidden className="mr-1.5 mb-0.5 inline text-hue-ink" />
          {exerciseKindNames[kind]}
        </>
      }
      spoken={when}
      detail={
        <>
          <span className="block tabular-nums">{when}</span>
          {notes && <span className="line-clamp-1 text-ink lg:line-clamp-2">{notes}</span>}
          {change && <WaitingMark entry={change} />}
        </>
      }
      figure={duration(minutes)}
      state={<IntensityLabel intensity={intensity} />}
    />
  )
}
