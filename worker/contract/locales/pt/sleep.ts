export const START_REQUIRED = 'Horário de início obrigatório'
export const END_REQUIRED = 'Horário de término obrigatório'
export const END_BEFORE_START = 'O horário de término deve ser posterior ao horário de início'
export const SLEEP_TOO_SHORT = 'Um registro precisa ter pelo menos 1 minuto.'
export const sleepTooLong = ({ hours }: { hours: number }) =>
  `Um registro pode ter até ${hours} horas. Confira as datas.`
export const SLEEP_IN_FUTURE = 'O término não pode estar no futuro.'
export const sleepOverlaps = ({ start, end }: { start: string; end: string }) =>
  `Você já registrou sono neste horário: de ${start} a ${end}.`

export const QUALITY_REQUIRED = 'Qualidade deve ser um número'
export const QUALITY_NOT_WHOLE = 'Qualidade deve ser um número inteiro'
export const qualityTooLow = ({ quality }: { quality: number }) => `Qualidade mínima é ${quality}`
export const qualityTooHigh = ({ quality }: { quality: number }) => `Qualidade máxima é ${quality}`

export const INVALID_SLEEP_KIND = 'Tipo de registro inválido'

/** CSV column headings. */
export const sleepColumns = {
  start: 'Início',
  end: 'Término',
  hours: 'Horas',
  quality: 'Qualidade (%)',
  notes: 'Observações',
}
export const SLEEP_FILE_NAME = 'sono.csv'
