export const DATE_REQUIRED = 'Por favor, selecione uma data'
export const DATE_PAST = 'Escolha uma data a partir de hoje.'
export const TIME_REQUIRED = 'Por favor, selecione um horário'
export const TIME_EMPTY = 'Horário inválido. Selecione um horário válido no formato HH:MM.'
export const TIME_NOT_NUMERIC = 'Formato de horário inválido. Use o formato HH:MM.'
export const TYPE_REQUIRED = 'Por favor, selecione o tipo de consulta'
export const NEW_IS_SCHEDULED = 'Uma consulta nova começa como agendada'

/** "Cardiologia com Dra. Ana Souza"; shorter where specialty or doctor is unknown. */
export function consultationTitle(
  specialty: string | null | undefined,
  doctorName: string | null | undefined,
): string {
  const subject = specialty || 'Consulta'
  return doctorName ? `${subject} com ${doctorName}` : subject
}
