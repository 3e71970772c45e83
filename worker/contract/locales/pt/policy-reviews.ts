export const POLICY_NUMBER_REQUIRED = 'Informe o número da apólice'
export const INVALID_POLICY_NUMBER = 'Use só letras, números, pontos, barras e traços'
