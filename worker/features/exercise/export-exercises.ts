import { dateTimeIn } from '#domain/time-zone.ts'
import { csvStream, tableOf } from '#platform/csv.ts'
import type { MemberWork } from '#platform/work.ts'
import { exerciseColumns } from '#texts/exercise.ts'
import { exerciseIntensityNames, exerciseKindNames } from '#texts/labels.ts'
import { type ExerciseRow, exercisesOf } from './exercise.queries.ts'

/** All exercises as CSV, in the member's time zone. */
export function exportExercises(work: MemberWork): Promise<ReadableStream<Uint8Array>> {
  const { caller, db, member } = work
  const { header, cells } = tableOf<ExerciseRow>([
    [exerciseColumns.start, ({ startedAt }) => dateTimeIn(caller.timeZone, startedAt)],
    [exerciseColumns.kind, ({ kind }) => exerciseKindNames[kind]],
    [exerciseColumns.minutes, ({ minutes }) => String(minutes)],
    [exerciseColumns.intensity, ({ intensity }) => exerciseIntensityNames[intensity]],
    [exerciseColumns.notes, ({ notes }) => notes ?? ''],
  ])
  return csvStream(header, cells, async (last, limit) => {
    const position = last && { at: last.startedAt, id: last.id }
    const [rows] = await work.read([exercisesOf(db, member.id, { position, limit })])
    return rows
  })
}
