import { dateTimeIn } from '#domain/time-zone.ts'
import { csvStream } from '#platform/csv.ts'
import type { MemberWork } from '#platform/work.ts'
import { exerciseColumns } from '#texts/exercise.ts'
import { exerciseIntensityNames, exerciseKindNames } from '#texts/labels.ts'
import { type ExerciseRow, exercisesOf } from './exercise.queries.ts'

const HEADER = [
  exerciseColumns.start,
  exerciseColumns.kind,
  exerciseColumns.minutes,
  exerciseColumns.intensity,
  exerciseColumns.notes,
]

/** All exercises as CSV, in the member's time zone. */
export function exportExercises(work: MemberWork): Promise<ReadableStream<Uint8Array>> {
  const { caller, db, member } = work
  const cells = ({ startedAt, kind, minutes, intensity, notes }: ExerciseRow) => [
    dateTimeIn(caller.timeZone, startedAt),
    exerciseKindNames[kind],
    String(minutes),
    exerciseIntensityNames[intensity],
    notes ?? '',
  ]
  return csvStream(HEADER, cells, async (last, limit) => {
    const position = last && { at: last.startedAt, id: last.id }
    const [rows] = await work.read([exercisesOf(db, member.id, { position, limit })])
    return rows
  })
}
