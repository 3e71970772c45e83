export const EXAM_DATE_REQUIRED = 'Informe a data do exame'
export const INVALID_EXAM_DATE = 'Data inválida'
export const EXAM_DATE_IN_FUTURE = 'A data do exame não pode estar no futuro'
export const LABORATORY_REQUIRED = 'Informe o laboratório'
export const FASTING_REQUIRED = 'Informe se houve jejum'
export const invalidFastingHours = ({ hours }: { hours: number }) =>
  `Use um número inteiro de horas, de 1 a ${hours}`

export const ANALYTE_REQUIRED = 'Informe o que foi medido'
export const VALUE_REQUIRED = 'Informe o valor'
export const INVALID_VALUE = 'Valor inválido'
export const INVALID_VALUES = 'Valores inválidos'
export const tooManyValues = ({ values }: { values: number }) => `Um exame pode ter até ${values} valores`
export const INVALID_BOUND = 'Use um número, como 70 ou 99,5'
export const BOUNDS_CROSSED = 'O máximo da faixa deve ser maior que o mínimo'

export const UNTITLED_EXAM = 'Exame'
export const andMoreTests = ({ names, count }: { names: string; count: number }) => `${names} e mais ${count}`

/** CSV column headings. */
export const examColumns = {
  date: 'Data',
  laboratory: 'Laboratório',
  requestedBy: 'Solicitado por',
  fasting: 'Jejum',
  fastingHours: 'Horas de jejum',
  analyte: 'Exame',
  value: 'Valor',
  unit: 'Unidade',
  low: 'Faixa: de',
  high: 'Faixa: até',
  reference: 'Referência em palavras',
  position: 'Posição na faixa',
}
export const EXAMS_FILE_NAME = 'exames.csv'
