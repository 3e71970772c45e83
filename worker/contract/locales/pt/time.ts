export const INVALID_MOMENT = 'Data ou hora inválida'
export const INVALID_DAY = 'Data inválida. Use o formato DD/MM/AAAA.'
