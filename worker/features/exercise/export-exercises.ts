import type { ExerciseIntensity, ExerciseKind } from '#contract/exercise.ts'
import { dateTimeIn } from '#domain/time-zone.ts'
import { csvStream } from '#platform/csv.ts'
import type { MemberWork } from '#platform/work.ts'
import { type ExerciseRow, exercisesOf } from './exercise.queries.ts'

const kindWords: Record<ExerciseKind, string> = {
  walking: 'Caminhada',
  running: 'Corrida',
  cycling: 'Ciclismo',
  swimming: 'Natação',
  strength: 'Musculação',
  functional: 'Treino funcional',
  gymnastics: 'Ginástica',
  dance: 'Dança',
  pilates: 'Pilates',
  yoga: 'Ioga',
  football: 'Futebol',
  other: 'Outra atividade',
}
const intensityWords: Record<ExerciseIntensity, string> = {
  LIGHT: 'Leve',
  MODERATE: 'Moderada',
  VIGOROUS: 'Intensa',
}

const HEADER = ['Início', 'Atividade', 'Minutos', 'Intensidade', 'Observações']

/** All exercises as CSV, in the member's time zone. */
export function exportExercises({
  caller,
  db,
  member,
  read,
}: MemberWork): Promise<ReadableStream<Uint8Array>> {
  const cells = ({ startedAt, kind, minutes, intensity, notes }: ExerciseRow) => [
    dateTimeIn(caller.timeZone, startedAt),
    kindWords[kind],
    String(minutes),
    intensityWords[intensity],
    notes ?? '',
  ]
  return csvStream(HEADER, cells, async (last, limit) => {
    const position = last && { at: last.startedAt, id: last.id }
    const [rows] = await read([exercisesOf(db, member.id, { position, limit })])
    return rows
  })
}
