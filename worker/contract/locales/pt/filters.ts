// Messages for the filters of lists and reports.

export const INVALID_SEARCH = 'Busca inválida'
export const SEARCH_TOO_LONG = 'Busca longa demais'
export const INVALID_YEAR = 'Ano inválido'
export const INVALID_PERIOD = 'Período inválido'
export const INVALID_STATUS = 'Situação inválida'
export const INVALID_ACCESS = 'Acesso inválido'
export const INVALID_ROLE = 'Perfil inválido'
export const INVALID_WAIT = 'Espera inválida'
export const INVALID_REASON = 'Motivo inválido'
