import type { WaitingEntry } from '#member/shared/lib/waiting/waiting.ts'
import { WaitingEntries } from '#member/shared/ui/waiting/waiting-entries.tsx'
import { duration } from '#shared/lib/format/format.ts'
import { exerciseName } from './exercise-when.ts'

interface WaitingExerciseProps {
  entries: readonly WaitingEntry<'exercise'>[]
  /** @param order of the waiting entry */
  onEdit: (order: number) => void
}

const nameOf = (exercise: WaitingEntry<'exercise'>['body']) =>
  `${exerciseName(exercise)} · ${duration(exercise.minutes)}`

export function WaitingExercise({ entries, onEdit }: WaitingExerciseProps) {
  return (
    <WaitingEntries
      entries={entries}
      name={({ body }) => nameOf(body)}
      changed={({ body: { of } }) => of && nameOf(of)}
      detail={({ body: { notes } }) =>
        notes && <p className="line-clamp-2 wrap-anywhere whitespace-pre-line">{notes}</p>
      }
      onEdit={onEdit}
    />
  )
}
