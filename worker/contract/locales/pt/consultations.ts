export const DATE_REQUIRED = 'Por favor, selecione uma data'
export const DATE_PAST = 'Escolha uma data a partir de hoje.'
export const TIME_REQUIRED = 'Por favor, selecione um horário'
export const TIME_EMPTY = 'Horário inválido. Selecione um horário válido no formato HH:MM.'
export const TIME_NOT_NUMERIC = 'Formato de horário inválido. Use o formato HH:MM.'
export const TYPE_REQUIRED = 'Por favor, selecione o tipo de consulta'
export const NEW_IS_SCHEDULED = 'Uma consulta nova começa como agendada'
export const INVALID_GROUP = 'Situação inválida'
export const INVALID_OVERLAP = 'Escolha inválida'
export const INVALID_PHONE = 'Escreva um telefone sem letras, com pelo menos 3 números.'

export const tooManyLines = ({ lines }: { lines: number }) => `Escreva no máximo ${lines} itens`
export const tooManyExams = ({ exams }: { exams: number }) => `Escolha no máximo ${exams} exames`

/** A consultation is only the member's note: the clinic learns neither of it nor of its cancellation. */
export const ONLY_NOTED_HERE = 'Anotada só aqui: confirme com a clínica'
export const TELL_THE_CLINIC = 'Avise a clínica'

/** "Você já tem Cardiologia com Dra. Ana Souza em 24/11, às 08:00." */
export const consultationOverlaps = ({ title, day, time }: { title: string; day: string; time: string }) =>
  `Você já tem ${title} em ${day}, às ${time}.`

/** "Cardiologia com Dra. Ana Souza"; shorter if the specialty or the doctor is unknown. */
export function consultationTitle(
  specialty: string | null | undefined,
  doctorName: string | null | undefined,
): string {
  const subject = specialty || 'Consulta'
  return doctorName ? `${subject} com ${doctorName}` : subject
}
