import type { ExerciseIntensity, ExerciseKind } from '../../contract/exercise.ts'
import { csvOf } from '../../platform/csv.ts'
import { wallClockIn } from '../../platform/time-zone.ts'
import type { MemberWork } from '../../platform/work.ts'
import { exercisesOf } from './exercise.queries.ts'

const ROWS_MAX = 20_000

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

/** Every activity as a table for a spreadsheet, in the member's own time. */
export async function exportExercises({ caller, db, member, read }: MemberWork): Promise<string> {
  const [rows] = await read([exercisesOf(db, member.id, { limit: ROWS_MAX })])
  return csvOf(
    ['Início', 'Atividade', 'Minutos', 'Intensidade', 'Observações'],
    rows.map(({ startedAt, kind, minutes, intensity, notes }) => [
      wallClockIn(caller.timeZone, startedAt),
      kindWords[kind],
      String(minutes),
      intensityWords[intensity],
      notes ?? '',
    ]),
  )
}
