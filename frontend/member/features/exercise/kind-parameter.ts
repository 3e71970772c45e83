import type { ExerciseKind } from '#contract/exercise.ts'
import type { ListChoice } from '#member/shared/lib/records/list-filter.ts'

/** The activities' kind, in the URL. */
export const kindParameter: ListChoice<ExerciseKind> = {
  parameter: 'tipo',
  names: {
    walking: 'caminhada',
    running: 'corrida',
    cycling: 'ciclismo',
    swimming: 'natacao',
    strength: 'musculacao',
    functional: 'funcional',
    gymnastics: 'ginastica',
    dance: 'danca',
    pilates: 'pilates',
    yoga: 'ioga',
    football: 'futebol',
    other: 'outra',
  },
}
