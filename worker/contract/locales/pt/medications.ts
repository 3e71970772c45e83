import { LOCALE } from './language.ts'

export const NAME_REQUIRED = 'Informe o nome do medicamento'
export const FORM_REQUIRED = 'Escolha a forma do medicamento'
export const REMINDERS_REQUIRED = 'Escolha se quer lembretes'
export const STARTS_REQUIRED = 'Informe desde quando você toma'
export const ENDS_BEFORE_START = 'O fim não pode ser antes do início'
export const INVALID_TIME_ZONE = 'Fuso horário inválido'
export const CLOCK_REQUIRED = 'Escolha um dos relógios'

export const KIND_REQUIRED = 'Escolha quando você toma'
export const TIMES_REQUIRED = 'Informe pelo menos um horário'
export const FIRST_TIME_REQUIRED = 'Informe o horário da primeira dose'
export const INVALID_TIME = 'Use o formato HH:MM, como 08:00'
export const TIME_TWICE = 'Este horário está repetido'
export const tooManyTimes = ({ times }: { times: number }) => `Use no máximo ${times} horários`
export const WEEKDAYS_REQUIRED = 'Escolha pelo menos um dia da semana'
export const INVALID_WEEKDAY = 'Dia inválido'
export const intervalRequired = ({ hours }: { hours: number }) =>
  `Informe de quantas em quantas horas, de 1 a ${hours}`
export const invalidMinHours = ({ hours }: { hours: number }) =>
  `Informe um número inteiro de horas, de 1 a ${hours}`

export const invalidUnits = ({ units }: { units: number }) =>
  `Informe uma quantidade de 0 a ${units.toLocaleString(LOCALE)}, com até duas casas`
export const unitsRequired = ({ units }: { units: number }) =>
  `Informe uma quantidade maior que 0 e até ${units.toLocaleString(LOCALE)}, com até duas casas`
export const invalidWarnDays = ({ days }: { days: number }) =>
  `Informe um número inteiro de dias úteis, de 0 a ${days}`

export const INVALID_DOSE = 'Dose inválida'
export const DECISION_REQUIRED = 'Escolha se tomou ou pulou'
export const EARLY_REQUIRED = 'Diga se tomou antes da hora'
export const SKIPPED_OUTSIDE_PLAN = 'Só dá para pular uma dose do plano'
export const TAKEN_IN_FUTURE = 'O horário não pode estar no futuro.'
export const takenTooOld = ({ days }: { days: number }) =>
  `Só dá para registrar doses dos últimos ${days} dias.`
