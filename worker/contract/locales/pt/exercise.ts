import { LOCALE } from './language.ts'

export const KIND_REQUIRED = 'Escolha a atividade'
export const START_REQUIRED = 'Informe a data e a hora'
export const MINUTES_REQUIRED = 'Informe a duração em minutos'
export const MINUTES_NOT_WHOLE = 'Use minutos inteiros, sem vírgula'
export const minutesOutOfRange = ({ minutes }: { minutes: number }) =>
  `A duração vai de 1 a ${minutes.toLocaleString(LOCALE)} minutos`
export const INTENSITY_REQUIRED = 'Escolha a intensidade'
export const EXERCISE_IN_FUTURE = 'A atividade não pode terminar no futuro. Confira a hora e a duração.'

/** CSV column headings. */
export const exerciseColumns = {
  start: 'Início',
  kind: 'Atividade',
  minutes: 'Minutos',
  intensity: 'Intensidade',
  notes: 'Observações',
}
export const EXERCISES_FILE_NAME = 'exercicios.csv'
