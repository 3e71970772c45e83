export const AGE_TOO_LOW = 'Idade deve ser maior que 0'
export const AGE_NOT_WHOLE = 'Idade deve ser um número inteiro'
export const ageTooHigh = ({ years }: { years: number }) => `Idade máxima é ${years}`
export const WEIGHT_TOO_LOW = 'Peso deve ser maior que 0'
export const weightTooHigh = ({ kg }: { kg: number }) => `Peso máximo é ${kg} kg`
export const WEIGHT_DECIMALS = 'Use no máximo uma casa decimal, como 63,7'
export const heightTooLow = ({ cm }: { cm: number }) => `Altura mínima é ${cm} cm`
export const heightTooHigh = ({ cm }: { cm: number }) => `Altura máxima é ${cm} cm`
export const ACTIVITY_LEVEL_REQUIRED = 'Escolha o nível de atividade'
export const GOAL_REQUIRED = 'Escolha um objetivo'
export const SPORTS_REQUIRED = 'Responda se você pratica esportes'
