export const INVALID_PAGE = 'Página inválida'
